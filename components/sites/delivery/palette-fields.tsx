"use client";

import { colorPickers } from "@/components/customization/palette/color-pickers";
import { templateOwnColor } from "@/components/customization/palette/texts";
import { SelectField } from "@/components/ui/field";
import { labelOf } from "@/lib/customization/palette/labels";
import {
  type PaletteChoices,
  type PaletteKey,
  swatchClass,
  swatches,
  swatchOf,
} from "@/lib/customization/palette/rules";

const options = [templateOwnColor, ...swatches.map(labelOf)];

interface PaletteFieldsProps {
  choices: PaletteChoices;
  onChange: (choices: PaletteChoices) => void;
}

/** A select for each of the four colors, with a bar in that color. */
export function PaletteFields({ choices, onChange }: PaletteFieldsProps) {
  const choose = (key: PaletteKey, label: string) => {
    const swatch = swatches.find((it) => labelOf(it) === label);
    onChange({ ...choices, [key]: swatch ? swatchClass(swatch, key) : "" });
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      {colorPickers.map(({ key, title }) => {
        const swatch = swatchOf(choices[key], key);
        return (
          <div key={key}>
            <SelectField
              label={title}
              options={options}
              value={swatch ? labelOf(swatch) : templateOwnColor}
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
