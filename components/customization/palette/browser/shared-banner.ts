import type { Messages } from "@/lib/translations/translator";
import { requireElement } from "./dom";

export const sharedBanner = () => requireElement("#shared", HTMLElement);

/** Shows a message in the banner, which then stays visible. */
export function say(key: keyof Messages["sharedScript"]) {
  const banner = sharedBanner();
  const status = requireElement("#shared-status", HTMLElement, banner);
  status.textContent = status.dataset[key] ?? "";
  banner.toggleAttribute("data-pinned", true);
}
