import type { CardPreset } from "./card-preset";
import { PresetActions } from "./preset-actions";
import { PresetCard } from "./preset-card";

/** Two cards a row; the first row is above the fold and loads eagerly. */
export function PresetGrid({ presets }: { presets: CardPreset[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {presets.map((preset, index) => (
        <li key={preset.id}>
          <PresetCard
            preset={preset}
            isEager={index < 2}
            action={<PresetActions id={preset.id} name={preset.name} />}
          />
        </li>
      ))}
    </ul>
  );
}
