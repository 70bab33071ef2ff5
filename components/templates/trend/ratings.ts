import type { SlotView } from "../content/views";
import type { reviews } from "./content/reviews";

/** People write numbers with points, spaces and words. */
const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

/** The average and the number of reviews, from the counts; five stars come first. */
export function ratingsOf({ counts }: SlotView<typeof reviews>) {
  const { five, four, three, two, one } = counts;
  const ratings = [five, four, three, two, one].map((count, index) => ({
    stars: 5 - index,
    count,
    number: numberIn(count.text),
  }));
  const total = ratings.reduce((sum, { number }) => sum + number, 0);
  const stars = ratings.reduce((sum, rating) => sum + rating.stars * rating.number, 0);
  return { ratings, total, average: total > 0 ? Math.round(stars / total) : 0 };
}
