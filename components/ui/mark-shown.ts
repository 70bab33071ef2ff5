/**
 * A ref for elements that change the style of the whole screen. Next keeps pages in the document,
 * hidden, when the visitor leaves them: `:has([data-shown])` does not match those, because React
 * removes their refs.
 */
export function markShown(element: HTMLElement | null) {
  if (!element) return;
  element.dataset.shown = "";
  return () => {
    delete element.dataset.shown;
  };
}
