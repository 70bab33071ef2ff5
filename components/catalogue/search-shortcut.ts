/**
 * Runs in the browser before anything else. Its source is inlined in the page, so it must not refer
 * to anything outside. The key `/` focuses the search from anywhere on the page, also before the
 * scripts are loaded, unless the shortcut is turned off.
 */
export function searchShortcut() {
  // Elements in which a slash is typed, or dialogs that make the page behind unreachable.
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
