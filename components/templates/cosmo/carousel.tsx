import { slides } from "./content";
import { NextIcon, PreviousIcon } from "./icons";

/** The radio buttons carry the state, so the carousel turns without any script. */
export function Carousel({ images }: { images: string }) {
  return (
    <section className="carousel" aria-label="Rooms of the season" data-carousel>
      <ul className="slides">
        {slides.map((slide, index) => (
          <li key={slide.picture}>
            <img
              src={`${images}/${slide.picture}`}
              alt={slide.alt}
              width="1600"
              height="900"
              loading={index ? "lazy" : "eager"}
              decoding="async"
              draggable={false}
            />
            <div className="caption">
              <h2>{slide.title}</h2>
              <p>{slide.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="controls">
        <fieldset>
          <legend className="hidden-text">Choose a slide</legend>
          {slides.map((slide, index) => (
            <label key={slide.picture}>
              <input
                type="radio"
                name="cosmo-slide"
                value={index + 1}
                defaultChecked={index === 0}
                data-slide
              />
              <span className="hidden-text">{`Slide ${index + 1}: ${slide.title}`}</span>
            </label>
          ))}
        </fieldset>
        <button type="button" data-step="-1" hidden>
          <span className="hidden-text">Previous slide</span>
          <PreviousIcon />
        </button>
        <button type="button" data-step="1" hidden>
          <span className="hidden-text">Next slide</span>
          <NextIcon />
        </button>
      </div>
    </section>
  );
}
