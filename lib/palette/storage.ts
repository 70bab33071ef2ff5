import { isAnyChosen, type PaletteChoices, type PaletteOwner, readChoices } from "./rules";

/** The colors chosen on this device, in localStorage; used by the shop's pages and the preview scripts. */

const choicesKey = "palette";
const ownerKey = "palette-owner";

/** Dispatched on the page that changed the colors; other pages receive a `storage` event. */
export const paletteChangedEvent = "palette";

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the stored value. */
export function writeStored(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Without localStorage the choice lasts as long as the page.
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
