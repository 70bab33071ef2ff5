import { currentTranslations } from "#current-translations";
import { isId } from "@/lib/ids";

const t = currentTranslations("savedErrors");

/** The number of presets that fit side by side. */
export const maxCompared = 3;

export const comparisonIsFull = () => t("comparisonFull");

/** A preset that a visitor wants to compare, with its name for the bar. */
export interface Choice {
  id: number;
  name: string;
}

const isName = (name: unknown): name is string =>
  typeof name === "string" && name.length > 0 && name.length <= 80;

/**
 * The stored presets of this device, without invalid entries, duplicates, and entries over the
 * limit.
 */
export function parseChoices(json: string | null): Choice[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]");
    if (!Array.isArray(value)) return [];
    const found = new Map<number, Choice>();
    for (const it of value) {
      const { id, name }: Partial<Record<keyof Choice, unknown>> = Object(it);
      if (isId(id) && isName(name)) found.set(id, { id, name });
    }
    return [...found.values()].slice(0, maxCompared);
  } catch {
    return [];
  }
}
