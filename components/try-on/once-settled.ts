/**
 * Runs `act` once after calls of `soon`: when what was done has been painted and nothing more was done for `restMs`.
 * What takes long then does not stand between a key and its letter.
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
  /** At once, if it is due. */
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
