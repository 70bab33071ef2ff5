import { fill } from "../content/localize";
import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";
import { NextIcon, PreviousIcon } from "./icons";

type Content = SlotsView<(typeof declaration)["slots"]>;

/** The radio buttons carry the state, so the carousel turns without any script. */
export function Carousel({ content: { banner, words } }: { content: Content }) {
  const { slides } = banner;
  return (
    <section
      className="carousel"
      aria-label={slides.name.text}
      data-carousel
      {...slides.attributes}
    >
      <ul className="slides">
        {slides.items.map(({ id, picture, title, text, attributes }, index) => (
          <li key={id} {...attributes}>
            <img
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={index ? "lazy" : "eager"}
              decoding="async"
              draggable={false}
              {...picture.attributes}
            />
            <div className="caption">
              <h2>
                <SlotText of={title} />
              </h2>
              <p>
                <SlotText of={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="controls">
        <fieldset>
          <legend className="hidden-text">
            <SlotText of={words.chooseSlide} />
          </legend>
          {slides.items.map(({ id, title }, index) => {
            const number = String(index + 1);
            return (
              <label key={id}>
                <input
                  type="radio"
                  name="cosmo-slide"
                  value={number}
                  defaultChecked={index === 0}
                  data-slide
                />
                <span className="hidden-text">
                  {fill(words.slide.text, { number, title: title.text })}
                </span>
              </label>
            );
          })}
        </fieldset>
        <button type="button" data-step="-1" hidden>
          <span className="hidden-text">
            <SlotText of={words.previousSlide} />
          </span>
          <PreviousIcon />
        </button>
        <button type="button" data-step="1" hidden>
          <span className="hidden-text">
            <SlotText of={words.nextSlide} />
          </span>
          <NextIcon />
        </button>
      </div>
    </section>
  );
}
