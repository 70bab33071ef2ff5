import { isTemplateSlug } from "@/components/templates/registry";
import { categoryText, slugOf } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { detailTexts as texts } from "./detail-texts";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";
import { templateSummaries } from "./template-summaries";

/** What its template is, in one sentence; null for a preset with a page of its own. */
function summaryOf({ url }: Preset): string | null {
  const slug = slugOf(url);
  return isTemplateSlug(slug) ? templateSummaries[slug] : null;
}

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
    {summaryOf(preset) && <p className="mt-4">{summaryOf(preset)}</p>}
    <p className="mt-3 text-ink-soft">{categoryText[preset.category]}</p>
    {preset.isDisabled && (
      <p className="mt-4 rounded-control border border-line bg-card px-4 py-3">{texts.notSold}</p>
    )}
  </>
);
