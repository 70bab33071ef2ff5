import { type Brand, readBrand } from "@/lib/brand/rules";
import { type Choices, readChoices } from "@/lib/palette/rules";

/** What this visitor chose to see templates in. */
export interface Visitor {
  choices: Choices;
  brand: Brand;
}

/** Said of every change on this page; other pages hear of it from the store. */
export const visitorChanged = "visitor";

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const storedVisitor = (): Visitor => ({
  choices: readChoices(stored("palette")),
  brand: readBrand(stored("brand")),
});

/** False when the device keeps nothing: the choice then lasts as long as the page. */
export function keep(key: "palette" | "brand", value: Choices | Brand | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export const isAboutVisitor = ({ key }: StorageEvent): boolean =>
  key === null || key === "palette" || key === "brand";
