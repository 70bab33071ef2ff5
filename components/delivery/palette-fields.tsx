"use client";

import { pickers } from "@/components/palette/pickers";
import { SelectField } from "@/components/ui/field";
import { type ChoiceKey, type Choices, classOf, swatches, swatchOf } from "@/lib/palette/rules";

const own = "Template’s own";
const options = [own, ...swatches.map(({ name }) => name)];

interface PaletteFieldsProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** The four colours by name, each with its chip. */
export function PaletteFields({ choices, onChange }: PaletteFieldsProps) {
  const choose = (key: ChoiceKey, name: string) => {
    const swatch = swatches.find((it) => it.name === name);
    onChange({ ...choices, [key]: swatch ? classOf(swatch, key) : "" });
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3">
      {pickers.map(({ key, title }) => {
        const swatch = swatchOf(choices[key], key);
        return (
          <div key={key}>
            <SelectField
              label={title}
              options={options}
              value={swatch?.name ?? own}
              onChange={(event) => choose(key, event.target.value)}
            />
            <span
              aria-hidden
              className={`mt-1.5 block h-1.5 rounded-full border border-line-strong ${swatch ? "" : "border-dashed"}`}
              style={swatch && { backgroundColor: swatch.colour }}
            />
          </div>
        );
      })}
    </div>
  );
}
