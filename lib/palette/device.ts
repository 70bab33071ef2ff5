import { type Choices, isAnyChosen, type Owner, readChoices } from "./rules";

/**
 * What a device keeps of the colours that were chosen on it, read by the shop's pages and by the
 * previews' scripts alike. A store that is shut keeps nothing.
 */

const choicesKey = "palette";
const ownerKey = "palette-owner";

/** Said on a page that changed the colours; other pages hear of it from the store. */
export const choicesChanged = "palette";

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing to keep removes what was there. */
export function keep(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // What was chosen then lasts as long as the page.
  }
}

export const storedChoices = (): Choices => readChoices(stored(choicesKey));

export function storedOwner(): Owner | null {
  try {
    const { email, isSaved } = JSON.parse(stored(ownerKey) ?? "") as Partial<Owner>;
    return typeof email === "string" ? { email, isSaved: isSaved === true } : null;
  } catch {
    return null;
  }
}

export function keepChoices(choices: Choices, owner: Owner | null): void {
  keep(ownerKey, owner);
  keep(choicesKey, isAnyChosen(choices) ? choices : null);
  dispatchEvent(new Event(choicesChanged));
}
