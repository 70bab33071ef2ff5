import { useTranslations } from "#translations";
import { cardPreset } from "@/components/catalogue/card-preset";
import { DetailHead } from "@/components/catalogue/detail-head";
import { DetailPictures } from "@/components/catalogue/detail-pictures";
import { PresetCard } from "@/components/catalogue/preset-card";
import type { Preset } from "@/lib/catalogue/schemas";

/** The card and the head of the page of a preset. Inert: its links would leave the form. */
export const PresetPreview = ({ preset }: { preset: Preset }) => {
  const t = useTranslations("presetPreview");
  return (
    <section aria-label={t("title")}>
      <h3 className="mb-1.5 font-medium text-sm">{t("title")}</h3>
      <div
        inert
        className="grid items-start gap-6 rounded-card border border-line bg-paper p-4 sm:grid-cols-2"
      >
        <PresetCard preset={cardPreset(preset)} sizes="365px" />
        <div className="grid gap-6">
          <div>
            <DetailHead preset={preset} />
          </div>
          <DetailPictures preset={preset} />
        </div>
      </div>
    </section>
  );
};
