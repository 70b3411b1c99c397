// Light or dark: what the reader chose, or else what the system says.

export type Theme = "light" | "dark";

export function theme(): Theme {
  const chosen = localStorage.getItem("sietch.theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function wear(chosen: Theme, keep = true): void {
  document.documentElement.dataset.theme = chosen;
  if (keep) localStorage.setItem("sietch.theme", chosen);
}
