// Everything that can be read on the page or heard from a screen reader.
window.everythingToRead = () => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("script, style")) found.push(walk.currentNode.data);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const named of document.querySelectorAll(`[${name}]`)) found.push(named.getAttribute(name));
  return [...new Set(found.map((text) => text.trim()))].filter(Boolean);
};
