declare global {
  interface MouseEvent {
    /** React has taken over what was clicked, and its handlers were called. */
    isAnswered?: true;
  }
}

/**
 * Runs in the browser before anything else: its source stands in the page, so that it stands alone. Links and
 * popovers work without React; a click on a button that React could not answer yet is repeated until it can.
 */
export function keepEarlyClicks() {
  // A set, because who clicks a silent button twice means it once.
  const waiting = new Set<HTMLElement>();

  // The window hears a click last.
  addEventListener("click", ({ target, isAnswered }) => {
    const button =
      target instanceof Element &&
      target.closest("button:not([popovertarget]),[role=button],[role=switch]");
    if (isAnswered || !(button instanceof HTMLElement) || waiting.has(button)) return;
    waiting.add(button);
    setTimeout(() => {
      waiting.delete(button);
      if (button.isConnected) button.click();
    }, 50);
  });
}
