import type { Category, Color, PresetType } from "@/db/words/facets";
import { mainLanguage } from "@/lib/languages.mjs";
import { translatorIn } from "@/lib/translations/messages";

interface Described {
  name: string;
  category: Category;
  color: Color;
  type: PresetType;
}

/** One sentence about a preset, for search results and feeds. */
export function describePreset(
  { name, category, color, type }: Described,
  language = mainLanguage,
): string {
  const word = translatorIn(language, "presetWords");
  return translatorIn(language, "presetDescription")("description", {
    name,
    category: word(category),
    color: word(color),
    type,
    typeName: word(type),
    promise: translatorIn(language, "categoryPromises")(category),
  });
}
