import { isAnyChosen, type PaletteChoices, type PaletteOwner, readChoices } from "./rules";

/**
 * What a device keeps of the colors that were chosen on it, read by the shop's pages and by the
 * previews' scripts alike. A store that is shut keeps nothing.
 */

const choicesKey = "palette";
const ownerKey = "palette-owner";

/** Said on a page that changed the colors; other pages hear of it from the store. */
export const paletteChangedEvent = "palette";

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing to keep removes what was there. */
export function writeStored(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // What was chosen then lasts as long as the page.
  }
}

export const storedChoices = (): PaletteChoices => readChoices(readStored(choicesKey));

export function storedOwner(): PaletteOwner | null {
  try {
    const { email, isSaved } = JSON.parse(readStored(ownerKey) ?? "") as Partial<PaletteOwner>;
    return typeof email === "string" ? { email, isSaved: isSaved === true } : null;
  } catch {
    return null;
  }
}

export function storeChoices(choices: PaletteChoices, owner: PaletteOwner | null): void {
  writeStored(ownerKey, owner);
  writeStored(choicesKey, isAnyChosen(choices) ? choices : null);
  dispatchEvent(new Event(paletteChangedEvent));
}
