import { useLanguage, useTranslations } from "#translations";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatDay } from "@/lib/dates";
import { site } from "@/lib/site";
import { Rating } from "./rating";

type Answered = Required<Preset["reviews"][number]>;

export function Reviews({ preset }: { preset: Preset }) {
  const t = useTranslations("reviews");
  if (preset.reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="section pb-0">
      <h2 id="reviews" className="text-2xl">
        {t("count", { count: preset.ratingCount })}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft text-sm">{t("checked")}</p>
      <ul className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {preset.reviews.map(({ message, rating, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a static list; two reviews can have the same text.
          <li key={index} className="border-line border-t py-5 [overflow-wrap:anywhere]">
            <Rating average={rating} />
            <p className="mt-1">{message}</p>
            {answer && <Answer answer={answer} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Answer = ({ answer: { message, createdAt } }: Pick<Answered, "answer">) => {
  const t = useTranslations("reviews");
  const language = useLanguage();
  return (
    <div className="mt-4 border-line-strong border-s-2 ps-4">
      <p className="label text-ink-soft">
        <span>{t("answerOf", { shop: site.name })}</span>,{" "}
        <time dateTime={createdAt}>{formatDay(createdAt, "UTC", language)}</time>
      </p>
      <p className="mt-1 whitespace-pre-line">{message}</p>
    </div>
  );
};
