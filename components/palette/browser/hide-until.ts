import { queryAll } from "./dom";

/** Milliseconds that the sample's words stay hidden at most. */
const longestWait = 3000;

/** Hides what a template shows until other words are in its place, so that the sample does not flash. */
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
  // Without the network, or where storage is blocked, the sample is shown.
  work.then(reveal, reveal);
}
