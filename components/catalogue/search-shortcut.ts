/**
 * Runs in the browser before anything else: its source stands in the page, so that it stands alone. The key `/` leads
 * to the search from anywhere on the page, also before its scripts are there, unless it is switched off.
 */
export function searchShortcut() {
  // Where a slash is a letter, or the page behind is out of reach.
  const elsewhere = "input,textarea,select,[contenteditable],[role=dialog],[role=alertdialog]";

  const isOff = () => {
    try {
      return localStorage.getItem("search-key") === "off";
    } catch {
      return false;
    }
  };

  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || isOff()) return;
    if (target instanceof Element && target.closest(elsewhere)) return;
    const fields = document.querySelectorAll<HTMLElement>("input[aria-keyshortcuts='/']");
    // Next keeps the previous page hidden in the document.
    const shown = [...fields].find((it) => it.offsetParent);
    if (!shown) return;
    event.preventDefault();
    shown.focus();
  });
}
