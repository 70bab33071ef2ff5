/**
 * Runs in the browser before the first paint: its source stands in the page, so that it stands alone. Shows the
 * theme that was chosen, also in another tab; without a choice, the system's.
 */
export function followTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");

  function show() {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem("theme");
    } catch {
      // The browser blocks storage: the system decides.
    }
    const isChosen = chosen === "dark" || chosen === "light";
    const isDark = isChosen ? chosen === "dark" : dark.matches;
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }

  show();
  dark.addEventListener("change", show);
  addEventListener("storage", show);
}
