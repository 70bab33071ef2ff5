import type { CSSProperties } from "react";
import { fill } from "../content/localize";
import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";
import { ratingsOf } from "./ratings";
import { Stars } from "./stars";

interface Props {
  content: SlotsView<(typeof declaration)["slots"]>;
}

export function Reviews({ content: { reviews, words } }: Props) {
  const { ratings, total, average } = ratingsOf(reviews);
  const stars = String(average);
  return (
    <section
      className="reviews"
      id="trend-reviews"
      aria-labelledby="trend-reviews-title"
      {...reviews.attributes}
    >
      <div className="score-card">
        <h2 id="trend-reviews-title">{fill(words.average.text, { stars })}</h2>
        <Stars filled={average} label={fill(words.averageRead.text, { stars })} />
        <ul>
          {ratings.map((rating) => (
            <li key={rating.stars}>
              <span>
                {fill(rating.stars === 1 ? words.oneStar.text : words.manyStars.text, {
                  stars: String(rating.stars),
                })}
              </span>
              <span
                className="bar"
                style={{ "--share": total > 0 ? rating.number / total : 0 } as CSSProperties}
              />
              <span>
                <SlotText of={rating.count} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="quotes">
        {reviews.quotes.map(({ id, text, by, attributes }) => (
          <figure key={id} {...attributes}>
            <blockquote>
              <SlotText of={text} />
            </blockquote>
            <figcaption>
              <SlotText of={by} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
