import type { CardPreset } from "@/components/catalogue/card-preset";
import { PresetActions } from "@/components/catalogue/preset-actions";
import { PresetCard } from "@/components/catalogue/preset-card";
import { swatchGround } from "@/components/customization/palette/swatch-ground";
import type { TemplateSlug } from "@/components/templates/registry";
import { paletteKeys, swatchOf } from "@/lib/customization/palette/rules";
import { examplePath, examples } from "@/lib/customization/sharing/examples";
import { links } from "@/lib/links";
import { ExamplePicture } from "./example-picture";
import { exampleTexts as texts } from "./texts";

interface TradeSpreadProps {
  preset: CardPreset;
  template: TemplateSlug;
  /** The reason why it suits the industry. */
  reason: string;
}

/**
 * Two pages of the swatch book: a preset, and beside it the example site of an invented company.
 */
export function TradeSpread({ preset, template, reason }: TradeSpreadProps) {
  const { name: company, choices } = examples[template];
  const colors = paletteKeys.flatMap((key) => swatchOf(choices[key], key) ?? []);
  return (
    <div className="trade-spread" style={swatchGround(colors.map(({ color }) => color))}>
      <div>
        <PresetCard
          preset={preset}
          sizes="(min-width: 64rem) 312px, (min-width: 640px) 60vw, calc(100vw - 75px)"
          action={<PresetActions id={preset.id} name={preset.name} />}
        />
        <p className="mt-4">{reason}</p>
      </div>
      <figure>
        <ExamplePicture
          slug={template}
          alt={texts.alt(company, texts.companies[template])}
          sizes="(min-width: 75rem) 690px, (min-width: 64rem) 58vw, calc(100vw - 70px)"
        />
        <figcaption>
          <span className="trade-stripes" aria-hidden />
          <span className="font-display font-semibold text-lg">
            {texts.name(preset.name, company)}
          </span>
          <span className="text-ink-soft">{texts.companies[template]}</span>
          <span className="label text-ink-soft">
            {[...new Set(colors.map(({ name }) => name))].join(" · ")}
          </span>
          {/* Separate documents, outside the shop's layout. */}
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <a href={examplePath(template)} rel="nofollow">
              {texts.open}
              <span className="sr-only">{texts.ofCompany(company)}</span>
            </a>
            <a href={links.editor(template)} rel="nofollow">
              {texts.write(preset.name)}
            </a>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
