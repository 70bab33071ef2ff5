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
  /** The last click on each: who clicks a silent button twice means it once. */
  const waiting = new Map<HTMLElement, MouseEvent>();

  // Before React hears of it, which stops clicks on what it is still taking over.
  addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest("button:not([popovertarget]),[role=button],[role=switch]");
      if (!(button instanceof HTMLElement)) return;
      // The browser sends the form: once more would cancel what is on its way.
      if (button.matches("form[action] [type=submit]")) return;
      const isWaiting = waiting.has(button);
      waiting.set(button, event);
      if (isWaiting) return;
      setTimeout(() => {
        const isAnswered = waiting.get(button)?.isAnswered;
        waiting.delete(button);
        const isHopeless = document.documentElement.dataset.scripts === "failed";
        if (!isAnswered && button.isConnected && !isHopeless) button.click();
      }, 50);
    },
    true,
  );

  // Where React replaces what is pressed, as on pages that are not found, browsers send no click when it is let go.
  let pressed: HTMLElement | null = null;
  const controlOf = (target: unknown) =>
    target instanceof Element ? target.closest<HTMLElement>("a,button") : null;
  addEventListener(
    "mousedown",
    ({ target, button }) => {
      pressed = button === 0 ? controlOf(target) : null;
    },
    true,
  );
  addEventListener(
    "mouseup",
    ({ clientX, clientY }) => {
      if (!pressed || pressed.isConnected) return;
      const { textContent } = pressed;
      setTimeout(() => {
        const successor = controlOf(document.elementFromPoint(clientX, clientY));
        if (successor?.textContent === textContent) successor.click();
      }, 50);
    },
    true,
  );
}
