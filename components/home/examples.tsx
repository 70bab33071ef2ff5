import { useTranslations } from "#translations";
import { swatchGround } from "@/components/customization/palette/swatch-ground";
import { IntentLink } from "@/components/ui/intent-link";
import { Anchor } from "@/components/ui/link";
import { swatches } from "@/lib/customization/palette/rules";
import { links } from "@/lib/links";
import { exampleSites } from "./example-sites";

const colorOf = (name: string) => swatches.find((it) => it.name === name)?.color ?? "";

/** Example sites: presets with the words, colors and pictures of invented companies. */
export function Examples() {
  const t = useTranslations("examples");
  return (
    <section aria-labelledby="examples" className="page section">
      <h2 id="examples" className="text-3xl">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t("intro")}</p>
      {exampleSites.map(({ slug, template, company, became, colors }) => (
        <article key={slug} className="example" style={swatchGround(colors.map(colorOf))}>
          <div>
            <h3 translate="no">{company}</h3>
            <p>{t(became)}</p>
            <Anchor href={links.editor(slug)}>{t("write", { template })}</Anchor>
          </div>
          <div>
            <img
              src={`/presets/${slug}/1-480.avif`}
              alt={t("sample", { template })}
              width={480}
              height={360}
              loading="lazy"
            />
            <img
              src={`/examples/${slug}-480.webp`}
              srcSet={`/examples/${slug}-480.webp 480w,/examples/${slug}-960.webp 960w`}
              sizes="(min-width:64rem) 460px,58vw"
              alt={t("example", { company })}
              width={480}
              height={360}
              loading="lazy"
            />
          </div>
        </article>
      ))}
      <p className="mt-6">
        <IntentLink href={links.trades} className="text-accent underline underline-offset-4">
          {t("byTrade")}
        </IntentLink>
      </p>
    </section>
  );
}
