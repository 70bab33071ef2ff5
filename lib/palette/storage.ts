import { localStore } from "@/lib/browser-storage";
import { isAnyChosen, type PaletteChoices, type PaletteOwner, readChoices } from "./rules";

/**
 * What a device keeps of the colors that were chosen on it, read by the shop's pages and by the
 * previews' scripts alike. A store that is shut keeps nothing.
 */

const choicesKey = "palette";
const ownerKey = "palette-owner";

/** Said on a page that changed the colors; other pages hear of it from the store. */
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

export function storeChoices(choices: PaletteChoices, owner: PaletteOwner | null): void {
  localStore.writeJson(ownerKey, owner);
  localStore.writeJson(choicesKey, isAnyChosen(choices) ? choices : null);
  dispatchEvent(new Event(paletteChangedEvent));
}
