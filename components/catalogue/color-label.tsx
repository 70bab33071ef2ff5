import { useTranslations } from "#translations";
import type { Preset } from "@/lib/catalogue/schemas";
import { cssColorOf } from "./preset-picture";

/** The name of a preset's color, with the color itself. */
export function ColorLabel({ color }: { color: Preset["color"] }) {
  const word = useTranslations("presetWords");
  return (
    <span className="flex items-center gap-1.5">
      {word(color)}
      <span aria-hidden className="swatch" style={{ backgroundColor: cssColorOf(color) }} />
    </span>
  );
}
