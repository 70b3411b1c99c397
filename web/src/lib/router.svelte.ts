// Which page is shown: the path of the address.

const place = $state({ path: location.pathname });

addEventListener("popstate", () => (place.path = location.pathname));

export function path(): string[] {
  return place.path.split("/").filter(Boolean);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** For links of this site: they change the page without loading it anew. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "/");
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
