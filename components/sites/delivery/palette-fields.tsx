"use client";

import { useTranslations } from "#translations";
import { SelectField } from "@/components/ui/field";
import { labelsIn } from "@/lib/customization/palette/labels";
import {
  type PaletteChoices,
  type PaletteKey,
  paletteKeys,
  swatchClass,
  swatches,
  swatchOf,
} from "@/lib/customization/palette/rules";

interface PaletteFieldsProps {
  choices: PaletteChoices;
  onChange: (choices: PaletteChoices) => void;
}

/** A select for each of the four colors, with a bar in that color. */
export function PaletteFields({ choices, onChange }: PaletteFieldsProps) {
  const t = useTranslations("colorPickers");
  const nameOf = labelsIn(useTranslations("colorNames"));
  const options = [t("own"), ...swatches.map(nameOf)];
  const choose = (key: PaletteKey, label: string) => {
    const swatch = swatches.find((it) => nameOf(it) === label);
    onChange({ ...choices, [key]: swatch ? swatchClass(swatch, key) : "" });
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      {paletteKeys.map((key) => {
        const swatch = swatchOf(choices[key], key);
        return (
          <div key={key}>
            <SelectField
              label={t(key)}
              options={options}
              value={swatch ? nameOf(swatch) : t("own")}
              onChange={(event) => choose(key, event.target.value)}
            />
            <span
              aria-hidden
              className={`mt-1.5 block h-1.5 forced-color-adjust-none rounded-full border border-line-strong ${swatch ? "" : "border-dashed"}`}
              style={swatch && { backgroundColor: swatch.color }}
            />
          </div>
        );
      })}
    </div>
  );
}
