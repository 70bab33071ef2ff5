/**
 * Calls `listener` when the browser shows this page again from its back-forward cache: as it was
 * left, with data that may be outdated. Returns a function that removes the listener.
 */
export function onRestoredPage(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", onPageShow);
  return () => removeEventListener("pageshow", onPageShow);
}
