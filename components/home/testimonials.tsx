interface Quote {
  message: string;
  who: string;
  about: string;
  portrait?: string;
}

/** Shown, and named as samples, until there are five-star reviews. */
const samples: Quote[] = [
  {
    message:
      "We picked a layout at ten, chose our greens by eleven, and showed the board a site with our name on it before lunch.",
    who: "Oda Lindvarn",
    about: "Sample customer, a paper mill",
    portrait: "oda-lindvarn",
  },
  {
    message:
      "What I saw in the preview is what I got. No surprise fonts, no page that looked different with our logo in it.",
    who: "Rafa Montelis",
    about: "Sample customer, a bicycle workshop",
    portrait: "rafa-montelis",
  },
  {
    message:
      "Four colors sounded like too few. It turned out to be exactly the number of decisions I wanted to make.",
    who: "Nkiru Abasol",
    about: "Sample customer, a tea importer",
    portrait: "nkiru-abasol",
  },
];

interface TestimonialsProps {
  reviews: { company: string; message: string; presetName: string }[];
}

export function Testimonials({ reviews }: TestimonialsProps) {
  const quotes: Quote[] =
    reviews.length > 0
      ? reviews.map(({ company, message, presetName }) => ({
          message,
          who: company,
          about: `Five stars for ${presetName}`,
        }))
      : samples;
  return (
    <section aria-labelledby="testimonials" className="page section">
      <h2 id="testimonials" className="text-3xl">
        What customers say
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {quotes.map(({ message, who, about, portrait }) => (
          <li key={who} className="flex flex-col border-line border-t-2 pt-6">
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
                <span className="block font-semibold">{who}</span>
                <span className="text-ink-soft">{about}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
