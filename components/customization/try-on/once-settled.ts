/**
 * Runs `act` once after calls of `soon`: when the change has been painted and no further call came
 * for `restMs`. Slow work then does not delay typed letters.
 */
export function onceSettled(act: () => void, restMs: number) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    isDue = false;
  };
  /** Runs `act` at once, if it is due. */
  const now = () => {
    if (!isDue) return;
    cancel();
    act();
  };
  const soon = () => {
    cancel();
    isDue = true;
    frame = requestAnimationFrame(() => {
      timer = setTimeout(now, restMs);
    });
  };
  return { soon, now, cancel };
}
