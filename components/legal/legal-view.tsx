import { useLanguage, useTranslations } from "#translations";
import { Anchor } from "@/components/ui/link";
import { formatDay } from "@/lib/dates";
import type { LegalText } from "@/lib/legal-text";
import { seller } from "@/lib/seller";

/** A page about the law, made from the seller's settings. */
export const LegalView = ({ text: { title, version, intro, sections } }: { text: LegalText }) => (
  <div className="page pt-12 pb-24">
    <h1 className="text-4xl">{title}</h1>
    <p className="mt-4 max-w-prose text-ink-soft text-lg">{intro}</p>
    <LegalNote version={version} />
    <dl className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {sections.map(({ title, paragraphs, links = [] }) => (
        <div key={title} className="border-line border-t pt-4 [overflow-wrap:anywhere]">
          <dt className="font-display font-semibold text-xl">{title}</dt>
          <dd className="mt-2 grid max-w-prose gap-2 text-ink-soft">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.map(({ label, href }) => (
              <p key={href}>
                <Anchor href={href} className="text-accent underline underline-offset-4">
                  {label}
                </Anchor>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** The version of a text, and whether its seller is invented. */
export function LegalNote({ version }: { version: string }) {
  const t = useTranslations("legal");
  const date = formatDay(version, "UTC", useLanguage());
  return (
    <>
      <p className="label mt-4 text-ink-soft">
        <time dateTime={version}>{t("versionOf", { date })}</time>
      </p>
      {seller().isSample && (
        <p role="note" className="mt-6 max-w-prose rounded-control border border-warn px-4 py-3">
          {t("sample")}
        </p>
      )}
    </>
  );
}
