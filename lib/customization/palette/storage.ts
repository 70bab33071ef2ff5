import { localStore } from "@/lib/browser-storage";
import { isAnyChosen, type PaletteChoices, type PaletteOwner, readChoices } from "./rules";

/** The colors chosen on this device, in localStorage; used by the shop's pages and the preview scripts. */

const choicesKey = "palette";
const ownerKey = "palette-owner";

/** Dispatched on the page that changed the colors; other pages receive a `storage` event. */
export const paletteChangedEvent = "palette";

export const storedChoices = (): PaletteChoices => readChoices(localStore.read(choicesKey));

export function storedOwner(): PaletteOwner | null {
  try {
    const { email, isSaved } = JSON.parse(localStore.read(ownerKey) ?? "") as Partial<PaletteOwner>;
    return typeof email === "string" ? { email, isSaved: isSaved === true } : null;
  } catch {
    return null;
  }
}

/**
 * After a sign-out: the colors stay, but without the address of their owner. An owner without an
 * address is nobody who can sign in, so no other customer takes the colors over.
 */
export function forgetOwner(): void {
  if (storedOwner()?.email) localStore.writeJson(ownerKey, { email: "", isSaved: true });
}

export function storeChoices(choices: PaletteChoices, owner: PaletteOwner | null): void {
  localStore.writeJson(ownerKey, owner);
  localStore.writeJson(choicesKey, isAnyChosen(choices) ? choices : null);
  dispatchEvent(new Event(paletteChangedEvent));
}
