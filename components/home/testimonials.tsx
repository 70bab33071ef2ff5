"use client";

import { useTranslations } from "#translations";

interface Quote {
  message: string;
  who: string;
  about: string;
  portrait?: string;
}

const samples = [
  {
    message: "paperMillSays",
    about: "paperMill",
    who: "Oda Lindvarn",
    portrait: "oda-lindvarn",
  },
  {
    message: "bicycleWorkshopSays",
    about: "bicycleWorkshop",
    who: "Rafa Montelis",
    portrait: "rafa-montelis",
  },
  {
    message: "teaImporterSays",
    about: "teaImporter",
    who: "Nkiru Abasol",
    portrait: "nkiru-abasol",
  },
] as const;

interface TestimonialsProps {
  reviews: { company: string; message: string; presetName: string }[];
}

export function Testimonials({ reviews }: TestimonialsProps) {
  const t = useTranslations("testimonials");
  const quotes = reviews.map(({ company, message, presetName }) => ({
    message,
    who: company || t("anonymous"),
    about: t("fiveStarsFor", { preset: presetName }),
  }));
  return <Quotes title={t("title")} intro={t("intro")} quotes={quotes} />;
}

/** Shown in the demo until there are reviews. */
export function SampleTestimonials() {
  const t = useTranslations("sampleTestimonials");
  const quotes = samples.map(({ message, about, who, portrait }) => ({
    message: t(message),
    about: t(about),
    who,
    portrait,
  }));
  return <Quotes title={t("title")} intro={t("intro")} quotes={quotes} />;
}

interface QuotesProps {
  title: string;
  intro: string;
  quotes: Quote[];
}

/** In a client component, because the markup of a server component is sent twice. */
function Quotes({ title, intro, quotes }: QuotesProps) {
  return (
    <section aria-labelledby="testimonials" className="page section">
      <h2 id="testimonials" className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {quotes.map(({ message, who, about, portrait }) => (
          <li key={message} className="flex flex-col border-line border-t-2 pt-6">
            <blockquote className="text-lg">
              <q>{message}</q>
            </blockquote>
            <p className="mt-6 flex items-center gap-3 text-sm">
              {portrait && (
                <img
                  src={`/testimonials/${portrait}.svg`}
                  alt=""
                  width={44}
                  height={44}
                  loading="lazy"
                  className="size-11 rounded-full"
                />
              )}
              <span>
                <span className="block font-semibold" translate="no">
                  {who}
                </span>
                <span className="text-ink-soft">{about}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
