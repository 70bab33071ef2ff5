"use client";

import { useTranslations } from "#translations";

const steps = [
  { code: "01", title: "choose", text: "chooseText" },
  { code: "02", title: "color", text: "colorText" },
  { code: "03", title: "keep", text: "keepText" },
] as const;

/** A client component, because the markup of a server component is sent twice. */
export function HowItWorks() {
  const t = useTranslations("howItWorks");
  return (
    <section aria-label={t("title")} className="border-line border-y bg-card">
      <ol className="page grid gap-x-12 sm:grid-cols-3">
        {steps.map(({ code, title, text }) => (
          <li
            key={code}
            className="border-line py-8 not-last:border-b sm:py-12 sm:not-last:border-b-0"
          >
            <p className="label text-accent">{code}</p>
            <h2 className="mt-2 text-xl">{t(title)}</h2>
            <p className="mt-2 text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
