import { requireElement } from "./dom";

export const sharedBanner = () => requireElement("#shared", HTMLElement);

/** Shows a message in the banner, which then stays visible. */
export function say(sentence: string) {
  const banner = sharedBanner();
  requireElement("#shared-status", HTMLElement, banner).textContent = sentence;
  banner.toggleAttribute("data-pinned", true);
}
