import { links } from "@/lib/links";
import { swatches } from "@/lib/palette/rules";
import { examplesTexts as texts } from "./texts";

interface ScreenProps {
  /** Without the end of the file's name, which is its width. */
  src: string;
  alt: string;
  caption: string;
  sizes: string;
  className?: string;
}

function Screen({ src, alt, caption, sizes, className }: ScreenProps) {
  return (
    <figure className={className}>
      <img
        src={`${src}-480.webp`}
        srcSet={`${src}-480.webp 480w, ${src}-960.webp 960w`}
        sizes={sizes}
        alt={alt}
        width={480}
        height={360}
        loading="lazy"
        className="h-auto w-full rounded-control border border-line"
      />
      <figcaption className="label mt-2">{caption}</figcaption>
    </figure>
  );
}

const colorOf = (name: string) => swatches.find((it) => it.name === name)?.color ?? "";

/** Colors as stripes of equal width. */
const stripes = (colors: string[]) =>
  `linear-gradient(90deg,${colors.map((color, i) => `${color} ${25 * i}% ${25 * (i + 1)}%`).join()})`;

/** What presets became with the words, colors and pictures of invented companies. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className="page section">
      <h2 id="examples" className="text-3xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
      {texts.shown.map((example) => {
        const { slug, template, company, colors } = example;
        const chosen = colors.map(colorOf);
        return (
          <article key={slug} className="mt-12 grid gap-6 lg:grid-cols-[1fr_3fr] lg:gap-12">
            <div>
              <p className="label text-accent">{template}</p>
              <h3 className="mt-2 text-xl">{company}</h3>
              <p className="mt-2 text-ink-soft">{texts.became(example)}</p>
              <div
                className="mt-4 h-6 rounded-control border border-line"
                style={{ background: stripes(chosen) }}
              />
              <p className="label mt-2 text-ink-soft">{[...new Set(colors)].join(", ")}</p>
              <a href={links.editor(slug)} className="mt-4 inline-block text-accent underline">
                {texts.write(template)}
              </a>
            </div>
            <div
              className="grid items-end gap-4 rounded-card p-4 sm:grid-cols-[2fr_3fr] sm:p-6"
              style={{ background: `color-mix(in oklch, ${chosen[0]} 16%, var(--color-paper))` }}
            >
              <Screen
                src={`/presets/${slug}/1`}
                alt={texts.sampleAlt(template)}
                caption={texts.sample}
                sizes="(min-width: 64rem) 300px, (min-width: 40rem) 36vw, 50vw"
                className="w-3/5 sm:w-full"
              />
              <Screen
                src={`/examples/${slug}`}
                alt={texts.exampleAlt(example)}
                caption={texts.example}
                sizes="(min-width: 64rem) 450px, (min-width: 40rem) 54vw, 84vw"
              />
            </div>
          </article>
        );
      })}
    </section>
  );
}
