import { fill } from "../content/localize";
import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import { leadingFor, lettersOf } from "../letters";
import type { content as declaration } from "./content";
import { ratingsOf } from "./ratings";
import { Stars } from "./stars";

interface Props {
  content: SlotsView<(typeof declaration)["slots"]>;
}

/** The places of the pictures, which the stylesheet knows by these names. */
const places = ["front", "angle", "side", "close"] as const;

function Gallery({ content: { opening, words } }: Props) {
  const views = places.flatMap((place, index) => {
    const view = opening.views[index];
    return view ? [{ place, ...view }] : [];
  });
  return (
    <>
      <div className="stage">
        {views.map(({ place, picture }) => (
          <img
            key={place}
            className={`view view-${place}`}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            decoding="async"
            {...picture.attributes}
          />
        ))}
      </div>
      <fieldset className="views">
        <legend>
          <SlotText of={words.picture} />
        </legend>
        {views.map(({ place, label, picture, attributes }, index) => (
          <label key={place} {...attributes}>
            <input
              type="radio"
              name="trend-view"
              id={`trend-view-${place}`}
              defaultChecked={index === 0}
            />
            <img
              src={picture.src}
              alt=""
              width="96"
              height="96"
              decoding="async"
              {...picture.attributes}
            />
            <span>
              <SlotText of={label} />
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Score({ content: { reviews, words } }: Props) {
  const { total, average } = ratingsOf(reviews);
  if (!reviews.isShown || total === 0) return null;
  const count = total === 1 ? words.oneReview : words.manyReviews;
  return (
    <p className="score">
      <Stars filled={average} label={fill(words.averageRead.text, { stars: String(average) })} />
      <a href="#trend-reviews">{fill(count.text, { count: String(total) })}</a>
    </p>
  );
}

export function Hero({ content }: Props) {
  const { title, price, lead, action } = content.opening;
  return (
    <section className="hero" id="trend-gallery" aria-labelledby="trend-title">
      <h1 id="trend-title" style={{ ...lettersOf(title), ...leadingFor(title.text, 1.3) }}>
        <SlotText of={title} />
      </h1>
      <Gallery content={content} />
      <div className="facts">
        <p className="price" style={lettersOf(price)}>
          <SlotText of={price} />
        </p>
        <Score content={content} />
        <p className="lead">
          <SlotText of={lead} />
        </p>
        <a className="plan-link" href={action.href}>
          <SlotText of={action.label} />
        </a>
      </div>
    </section>
  );
}
