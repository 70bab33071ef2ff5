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
  /** Whether samples are shown until there are reviews. */
  isDemo: boolean;
}

export function Testimonials({ reviews, isDemo }: TestimonialsProps) {
  const t = useTranslations("testimonials");
  const sample = useTranslations("sampleTestimonials");
  const isSample = reviews.length === 0;
  if (isSample && !isDemo) return null;
  const quotes: Quote[] = isSample
    ? samples.map(({ message, about, who, portrait }) => ({
        message: sample(message),
        about: sample(about),
        who,
        portrait,
      }))
    : reviews.map(({ company, message, presetName }) => ({
        message,
        who: company || t("anonymous"),
        about: t("fiveStarsFor", { preset: presetName }),
      }));
  return (
    <section aria-labelledby="testimonials" className="page section">
      <h2 id="testimonials" className="text-3xl">
        {isSample ? sample("title") : t("title")}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{isSample ? sample("intro") : t("intro")}</p>
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
