import type { CardPreset } from "./card-preset";
import { ColorLabel } from "./color-label";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";

/** The label of a card: name, price and category on the left, type, color and rating on the right. */
export function PresetLabel({ preset }: { preset: CardPreset }) {
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3.5">
      <div>
        <h3 className="font-display font-semibold text-lg leading-tight">{preset.name}</h3>
        <p className="mt-1 font-medium text-base tabular-nums">
          <Price {...preset} />
          <span className="text-ink-soft"> · {preset.category}</span>
        </p>
        <LowestPriceNote {...preset} className="mt-1 text-sm" />
      </div>
      <div className="label flex flex-col items-end gap-1 text-ink-soft">
        <span>{preset.type}</span>
        <ColorLabel color={preset.color} />
        <Rating average={preset.ratingAverage} />
      </div>
    </div>
  );
}
