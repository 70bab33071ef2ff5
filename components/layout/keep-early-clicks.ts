declare global {
  interface MouseEvent {
    /** React has taken over what was clicked, and its handlers were called. */
    isAnswered?: true;
  }
}

/**
 * Runs in the browser before anything else: its source stands in the page, so that it stands alone. Links, popovers
 * and forms with an address work without React; a click on a button that React could not answer yet is repeated
 * until it can, or until it is known that the scripts do not come.
 */
export function keepEarlyClicks() {
  // A set, because who clicks a silent button twice means it once.
  const waiting = new Set<HTMLElement>();

  // The window hears a click last.
  addEventListener("click", ({ target, isAnswered }) => {
    const button =
      target instanceof Element &&
      target.closest("button:not([popovertarget]),[role=button],[role=switch]");
    if (!(button instanceof HTMLElement)) return;
    // A later click was answered: the one before it is done, too.
    if (isAnswered) return void waiting.delete(button);
    if (waiting.has(button)) return;
    // The browser has sent the form: once more would cancel what is on its way.
    if (button.matches("form[action] [type=submit]")) return;
    waiting.add(button);
    setTimeout(() => {
      const isWaiting = waiting.delete(button);
      const isHopeless = document.documentElement.dataset.scripts === "failed";
      if (isWaiting && button.isConnected && !isHopeless) button.click();
    }, 50);
  });
}
