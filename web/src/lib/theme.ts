// Light or dark: what the reader chose, or else what the system says, also when it changes its mind.

export type Theme = "light" | "dark" | "system";

export const THEMES: Theme[] = ["system", "light", "dark"];
const BAR = { light: "#F4ECDD", dark: "#14110E" }; // the browser's own bar, where it takes a colour

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => wear(theme(), false));

export function theme(): Theme {
  const chosen = localStorage.getItem("sietch.theme");
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export function wear(chosen: Theme, keep = true): void {
  const worn = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
  document.documentElement.dataset.theme = worn;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BAR[worn]);
  if (!keep) return;
  try {
    localStorage.setItem("sietch.theme", chosen);
  } catch {
    // Nothing is kept; the colours hold as long as the page does.
  }
}
