import { useTranslations } from "#translations";
import { worksOnPhones } from "@/lib/catalogue/rules";
import type { CardPreset } from "./card-preset";
import { ColorLabel } from "./color-label";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";

/** The label of a card: name, price and category on the left, type, color and rating on the right. */
export function PresetLabel({ preset }: { preset: CardPreset }) {
  const word = useTranslations("presetWords");
  const isForPhones = worksOnPhones(preset.category);
  return (
    <div className="preset-label">
      <div>
        <h3 className="preset-name" translate="no">
          {preset.name}
        </h3>
        <p className="preset-price">
          <Price {...preset} />
          <span className="text-ink-soft"> · {word(preset.category)}</span>
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          <span>{word(isForPhones ? "phones" : "desktopOnly")}</span>
          {preset.sibling && (
            <span>
              {` · ${word(isForPhones ? "alsoForDesktop" : "alsoForPhones", { name: preset.sibling })}`}
            </span>
          )}
        </p>
        <LowestPriceNote {...preset} className="mt-1 text-sm" />
      </div>
      <div className="preset-facts">
        <span>{word(preset.type)}</span>
        <ColorLabel color={preset.color} />
        <Rating average={preset.ratingAverage} />
      </div>
    </div>
  );
}
