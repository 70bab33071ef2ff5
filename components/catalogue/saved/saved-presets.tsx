import { useTranslations } from "#translations";
import { cardPreset } from "@/components/catalogue/card-preset";
import { MarkButton } from "@/components/catalogue/marks/mark-button";
import { PresetActions } from "@/components/catalogue/preset-actions";
import { PresetCard } from "@/components/catalogue/preset-card";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { maxCompared } from "@/lib/catalogue/compare/rules";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";

const cardSizes =
  "(min-width: 1200px) 318px, (min-width: 1024px) calc(33vw - 82px), (min-width: 640px) calc(46vw - 51px), calc(64vw - 27px)";

/**
 * The cards of the favorites. A removed favorite stays until the page is left, so that the removal
 * can be undone.
 */
export function SavedPresets({ presets }: { presets: Preset[] }) {
  const t = useTranslations("saved");
  const onSale = presets.filter(({ isDisabled }) => !isDisabled);
  return (
    <section aria-labelledby="saved-presets" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="saved-presets" className="text-xl">
          {t("saved")}
        </h2>
        {onSale.length > 1 && (
          <IntentLink
            href={links.compare(onSale.slice(0, maxCompared).map(({ id }) => id))}
            className="text-accent underline underline-offset-4"
          >
            {t("compare", { count: onSale.length })}
          </IntentLink>
        )}
      </div>
      {presets.length === 0 ? (
        <div className="mt-5 rounded-card border border-line border-dashed px-6 py-10 text-center">
          <h3 className="text-xl">{t("nothingSaved")}</h3>
          <p className="mt-2 text-ink-soft">{t("nothingSavedHint")}</p>
          <IntentLink href={links.shop} className={`${button("primary", "medium")} mt-5`}>
            {t("toShop")}
          </IntentLink>
        </div>
      ) : (
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {presets.map((preset) => (
            <li key={preset.id}>
              <PresetCard
                preset={cardPreset(preset)}
                sizes={cardSizes}
                action={
                  preset.isDisabled ? <NotSold preset={preset} /> : <Actions preset={preset} />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Actions = ({ preset: { id, name } }: { preset: Preset }) => (
  <PresetActions id={id} name={name} />
);

const NotSold = ({ preset: { id, name } }: { preset: Preset }) => {
  const t = useTranslations("saved");
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="label text-ink-soft">{t("notSold")}</p>
      <MarkButton mark="saved" id={id} name={name} />
    </div>
  );
};
