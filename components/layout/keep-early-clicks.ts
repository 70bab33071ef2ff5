declare global {
  interface MouseEvent {
    /** Whether React has hydrated the clicked element and called its handlers. */
    isAnswered?: true;
  }
}

/**
 * Runs in the browser before anything else. Its source is inlined in the page, so it must not refer
 * to anything outside. Links, popovers and forms with an address work without React; a click on a
 * button before hydration is repeated until React handles it, or until the scripts are known to
 * have failed.
 */
export function keepEarlyClicks() {
  /**
   * Only the last click on each button: a visitor who clicks an unresponsive button twice means one
   * click.
   */
  const waiting = new Map<HTMLElement, MouseEvent>();

  // Listens before React, which stops clicks on elements that are being hydrated.
  addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest("button:not([popovertarget]),[role=button],[role=switch]");
      if (!(button instanceof HTMLElement)) return;
      // The browser submits the form itself: repeating the click would cancel the request.
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

  // If React replaces the pressed element, as on not-found pages, browsers fire no click when the
  // button is released. Often the press itself makes React do so, at "pointerdown" and before
  // "mousedown".
  let pressed: HTMLElement | null = null;
  const controlOf = (target: unknown) =>
    target instanceof Element ? target.closest<HTMLElement>("a,button") : null;
  addEventListener(
    "pointerdown",
    ({ target, button, pointerType }) => {
      pressed = button === 0 && pointerType === "mouse" ? controlOf(target) : null;
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
