import { categoryText } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { detailTexts as texts } from "./detail-texts";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";

/** The head of a preset's page: name, facts and price. */
export const DetailHead = ({ preset }: { preset: Preset }) => (
  <>
    <h1 className="text-3xl">{preset.name}</h1>
    <p className="mt-3 flex items-center gap-4 text-xl tabular-nums">
      <span>
        <Price {...preset} />
      </span>
      <Rating average={preset.ratingAverage} className="text-base" />
    </p>
    <LowestPriceNote {...preset} className="mt-1 text-sm" />
    <p className="mt-4 text-ink-soft">{categoryText[preset.category]}</p>
    {preset.isDisabled && (
      <p className="mt-4 rounded-control border border-line bg-card px-4 py-3">{texts.notSold}</p>
    )}
  </>
);
