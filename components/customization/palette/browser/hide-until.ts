import { queryAll } from "./dom";

/** The longest time in milliseconds for which the sample's words stay hidden. */
const longestWait = 3000;

/**
 * Hides a template's content until other words have replaced it, so that the sample does not flash.
 */
export function hideUntil(root: HTMLElement, work: Promise<void>) {
  const hide = (isHidden: boolean) => {
    for (const part of queryAll(":scope > *", HTMLElement, root)) {
      part.inert = isHidden;
      part.style.opacity = isHidden ? "0" : "";
    }
  };
  const reveal = () => hide(false);
  hide(true);
  setTimeout(reveal, longestWait);
  // Without the network, or if storage is blocked, the sample is shown.
  work.then(reveal, reveal);
}
