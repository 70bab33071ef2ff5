import { CartButton } from "@/components/cart/cart-button";
import type { CardPreset } from "./card-preset";
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
            action={<CartButton id={preset.id} name={preset.name} size="medium" isOneOfMany />}
          />
        </li>
      ))}
    </ul>
  );
}
