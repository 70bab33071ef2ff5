import { useTranslations } from "#translations";
import type { Category, Color, PresetType } from "@/db/words/facets";

/** Gives words that presets are described with as the options of a field. */
export function useFacetOptions() {
  const word = useTranslations("presetWords");
  return (values: readonly (Category | Color | PresetType)[]) =>
    values.map((value) => ({ value, label: word(value) }));
}
