import type { Preset } from "@/lib/catalogue/schemas";
import { Rating } from "./rating";
import { detailTexts } from "./texts";

export function Reviews({ preset }: { preset: Preset }) {
  if (preset.reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className="section pb-0">
      <h2 id="reviews" className="text-2xl">
        {detailTexts.reviews(preset.ratingCount)}
      </h2>
      <ul className="mt-6 grid gap-x-12 sm:grid-cols-2">
        {preset.reviews.map(({ message, rating }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a static list; two reviews can have the same text.
          <li key={index} className="border-line border-t py-5">
            <Rating average={rating} />
            <p className="mt-1">{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
