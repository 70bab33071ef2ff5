import { useLanguage, useTranslations } from "#translations";
import type { CardPreset } from "@/components/catalogue/card-preset";
import { PresetActions } from "@/components/catalogue/preset-actions";
import { PresetCard } from "@/components/catalogue/preset-card";
import { tintedBackground } from "@/components/catalogue/preset-picture";
import { swatchGround } from "@/components/customization/palette/swatch-ground";
import type { TemplateSlug } from "@/components/templates/registry";
import { Anchor } from "@/components/ui/link";
import { businessOfPage, type TradeSlug } from "@/lib/catalogue/trades/rules";
import { labelsIn } from "@/lib/customization/palette/labels";
import { paletteKeys, swatchOf } from "@/lib/customization/palette/rules";
import { examples } from "@/lib/customization/sharing/examples";
import { templateOnPage } from "./template-on-page";
import { TemplatePicture } from "./template-picture";

interface TradeSpreadProps {
  trade: TradeSlug;
  preset: CardPreset;
  template: TemplateSlug;
  /** The reason why it suits the trade. */
  reason: string;
}

/**
 * Two pages of the swatch book: a preset, and beside it the same as a site of the trade.
 */
export function TradeSpread({ trade, preset, template, reason }: TradeSpreadProps) {
  const t = useTranslations("tradeExample");
  const nameOf = labelsIn(useTranslations("colorNames"));
  const shown = templateOnPage(trade, template, useLanguage());
  // A first draft has the template's own colors.
  const { choices } = examples[template];
  const colors = businessOfPage(trade)
    ? []
    : paletteKeys.flatMap((key) => swatchOf(choices[key], key) ?? []);
  return (
    <div
      className="trade-spread"
      style={
        colors.length > 0
          ? swatchGround(colors.map(({ color }) => color))
          : tintedBackground(preset.color)
      }
    >
      <div>
        <PresetCard
          preset={preset}
          sizes="(min-width: 64rem) 312px, (min-width: 640px) 60vw, calc(100vw - 75px)"
          action={<PresetActions id={preset.id} name={preset.name} />}
        />
        <p className="mt-4">{reason}</p>
      </div>
      <figure>
        <TemplatePicture
          trade={trade}
          template={template}
          sizes="(min-width: 75rem) 690px, (min-width: 64rem) 58vw, calc(100vw - 70px)"
        />
        <figcaption>
          {colors.length > 0 && <span className="trade-stripes" aria-hidden />}
          <span className="font-display font-semibold text-lg">{shown.name(preset.name)}</span>
          {colors.length > 0 && (
            <>
              <span className="text-ink-soft">{shown.about}</span>
              <span className="label text-ink-soft">
                {[...new Set(colors.map(nameOf))].join(" · ")}
              </span>
            </>
          )}
          {/* Separate documents, outside the shop's layout. */}
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <Anchor href={shown.preview} rel="nofollow">
              {t("open")}
              <span className="sr-only">{shown.ofPreview}</span>
            </Anchor>
            <Anchor href={shown.editor} rel="nofollow">
              {t("write", { template: preset.name })}
            </Anchor>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
