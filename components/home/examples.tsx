import type { CSSProperties } from "react";
import { links } from "@/lib/links";
import { swatches } from "@/lib/palette/rules";
import { examplesTexts as texts } from "./texts";

const colorOf = (name: string) => swatches.find((it) => it.name === name)?.color ?? "";

/** The first color under the pictures, and all of them as stripes. */
const groundOf = (colors: string[]) =>
  // TypeScript does not know custom properties.
  ({
    "--ground": colors[0],
    "--stripes": colors.map((color, i) => `${color} ${25 * i}% ${25 * (i + 1)}%`).join(),
  }) as CSSProperties;

/** What presets became with the words, colors and pictures of invented companies. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className="page section">
      <h2 id="examples" className="text-3xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
      {texts.shown.map(({ slug, template, company, became, colors }) => (
        <article key={slug} className="example" style={groundOf(colors.map(colorOf))}>
          <div>
            <h3>{company}</h3>
            <p>{became}</p>
            <a href={links.editor(slug)}>{texts.write(template)}</a>
          </div>
          <img
            src={`/presets/${slug}/1-480.webp`}
            alt={texts.sample(template)}
            width={480}
            height={360}
            loading="lazy"
          />
          <img
            src={`/examples/${slug}-480.webp`}
            srcSet={`/examples/${slug}-480.webp 480w,/examples/${slug}-960.webp 960w`}
            sizes="(min-width:64rem) 460px,58vw"
            alt={texts.example(company)}
            width={480}
            height={360}
            loading="lazy"
          />
        </article>
      ))}
    </section>
  );
}
