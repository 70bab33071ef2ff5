import { requireElement } from "./dom";

export const sharedBanner = () => requireElement("#shared", HTMLElement);

/** Says a sentence in the banner, which then stays in sight. */
export function say(sentence: string) {
  const banner = sharedBanner();
  requireElement("#shared-status", HTMLElement, banner).textContent = sentence;
  banner.toggleAttribute("data-pinned", true);
}
