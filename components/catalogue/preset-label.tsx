import type { CardPreset } from "./card-preset";
import { ColorLabel } from "./color-label";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";
import { screensText } from "./texts";

/** The label of a card: name, price and category on the left, type, color and rating on the right. */
export function PresetLabel({ preset }: { preset: CardPreset }) {
  return (
    <div className="preset-label">
      <div>
        <h3 className="preset-name">{preset.name}</h3>
        <p className="preset-price">
          <Price {...preset} />
          <span className="text-ink-soft"> · {preset.category}</span>
        </p>
        <p className="mt-1 text-ink-soft text-sm">{screensText(preset.category)}</p>
        <LowestPriceNote {...preset} className="mt-1 text-sm" />
      </div>
      <div className="preset-facts">
        <span>{preset.type}</span>
        <ColorLabel color={preset.color} />
        <Rating average={preset.ratingAverage} />
      </div>
    </div>
  );
}
