import { useTranslations } from "#translations";
import { isTemplateSlug } from "@/components/templates/registry";
import { IntentLink } from "@/components/ui/intent-link";
import { slugOf, worksOnPhones } from "@/lib/catalogue/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";
import { LowestPriceNote, Price } from "./price";
import { Rating } from "./rating";

/** The head of a preset's page: name, facts and price. */
export const DetailHead = ({ preset }: { preset: Preset }) => {
  const t = useTranslations("detail");
  const word = useTranslations("presetWords");
  const tCategory = useTranslations("categoryTexts");
  /** What its template is, in one sentence; not of a preset with a page of its own. */
  const summary = useTranslations("templateSummaries");
  const slug = slugOf(preset.url);
  return (
    <>
      <h1 className="text-3xl">{preset.name}</h1>
      <p className="mt-3 flex items-center gap-4 text-xl tabular-nums">
        <span>
          <Price {...preset} />
        </span>
        <Rating average={preset.ratingAverage} className="text-base" />
      </p>
      <LowestPriceNote {...preset} className="mt-1 text-sm" />
      {isTemplateSlug(slug) && <p className="mt-4">{summary(slug)}</p>}
      <p className="mt-3 text-ink-soft">{tCategory(preset.category)}</p>
      {preset.sibling && (
        <p className="mt-3">
          <IntentLink
            href={links.detail(preset.sibling.id)}
            className="text-accent underline underline-offset-4"
          >
            {word(
              worksOnPhones(preset.category) ? "alsoForDesktop" : "alsoForPhones",
              preset.sibling,
            )}
          </IntentLink>
        </p>
      )}
      {preset.isDisabled && (
        <p className="mt-4 rounded-control border border-line bg-card px-4 py-3">{t("notSold")}</p>
      )}
    </>
  );
};
