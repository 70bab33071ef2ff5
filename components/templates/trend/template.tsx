import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { ideas, quotes, ratings, views } from "./content";
import { Measure, Service } from "./service";

export const palette: TemplatePalette = {
  primary: "#ffffff",
  secondary: "#d57a3b",
  text01: "#111827",
  text02: "#6b7280",
};

const REVIEWS = 116;

function Stars({ filled }: { filled: number }) {
  return (
    <span className="stars" role="img" aria-label={`${filled} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 20 20"
          aria-hidden="true"
          data-on={star <= filled || undefined}
        >
          <path d="m10 1.8 2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z" />
        </svg>
      ))}
    </span>
  );
}

function Header({ brand }: Pick<TemplateProps, "brand">) {
  return (
    <header className="top">
      <a className="brand" href="#trend-top">
        <img data-brand-logo="" src={brand.logo} alt="" width="36" height="36" />
        <span data-brand-name="">{brand.name}</span>
      </a>
      <nav className="menu" aria-label="Page">
        <a href="#trend-gallery">Sofa</a>
        <a href="#trend-service">Service</a>
        <a href="#trend-ideas">Ideas</a>
        <a href="#trend-reviews">Reviews</a>
      </nav>
      <label className="theme">
        <input type="checkbox" data-theme-switch="" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
        </svg>
        <span>Switch light and dark</span>
      </label>
    </header>
  );
}

function Hero({ images }: Pick<TemplateProps, "images">) {
  return (
    <section className="hero" id="trend-gallery" aria-labelledby="trend-title">
      <h1 id="trend-title">Sofa Seccion</h1>
      <div className="stage">
        {views.map(({ id, alt }, index) => (
          <img
            key={id}
            className={`view view-${id}`}
            src={`${images}/sofa-${index + 1}.webp`}
            alt={alt}
            width="800"
            height="800"
            decoding="async"
          />
        ))}
      </div>
      <fieldset className="views">
        <legend>Picture</legend>
        {views.map(({ id, label }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="trend-view"
              id={`trend-view-${id}`}
              defaultChecked={index === 0}
            />
            <img
              src={`${images}/sofa-${index + 1}.webp`}
              alt=""
              width="96"
              height="96"
              decoding="async"
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="facts">
        <p className="price">$250</p>
        <p className="score">
          <Stars filled={4} />
          <a href="#trend-reviews">{REVIEWS} reviews</a>
        </p>
        <p className="lead">
          The sofa is the easy part. Our designers plan the room it lives in: light, walls, walkways
          and where everyone sits.
        </p>
        <a className="plan-link" href="#trend-service">
          Choose your room
        </a>
      </div>
    </section>
  );
}

function Reviews() {
  return (
    <section className="reviews" id="trend-reviews" aria-labelledby="trend-reviews-title">
      <div className="score-card">
        <h2 id="trend-reviews-title">4 of 5</h2>
        <Stars filled={4} />
        <ul>
          {ratings.map(({ stars, count }) => (
            <li key={stars}>
              <span>
                {stars} {stars === 1 ? "star" : "stars"}
              </span>
              <span className="bar" style={{ "--share": count / REVIEWS } as CSSProperties} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="quotes">
        {quotes.map(({ text, by }) => (
          <figure key={by}>
            <blockquote>{text}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

export function Template({ brand, palette, images }: TemplateProps) {
  const colors = {
    "--primary": palette.primary,
    "--secondary": palette.secondary,
    "--text-01": palette.text01,
    "--text-02": palette.text02,
  } as CSSProperties;
  return (
    <div className="t-trend" id="trend-top" style={colors}>
      <a className="skip" href="#trend-main">
        Skip to content
      </a>
      <Header brand={brand} />
      <main id="trend-main">
        <nav className="crumbs" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="#trend-top">Furniture</a> <span aria-hidden="true">&gt;</span>{" "}
            </li>
            <li>
              <a href="#trend-ideas">Living Room</a> <span aria-hidden="true">&gt;</span>{" "}
            </li>
            <li aria-current="page">Sofa Seccion</li>
          </ol>
        </nav>
        <Hero images={images} />
        <Service />
        <Measure />
        <section className="about" aria-labelledby="trend-about-title">
          <h2 id="trend-about-title">Description</h2>
          <p>
            A deep sectional in two pieces, with a chaise that changes sides. The frame is
            kiln-dried beech, the seat a layer of latex over pocket springs, and every cover unzips
            for the wash.
          </p>
          <p>
            With it comes a designer. Send the size of your room and three photographs; you get a
            floor plan to scale, a view of the finished corner and a list of what to keep.
          </p>
        </section>
        <section className="ideas" id="trend-ideas" aria-labelledby="trend-ideas-title">
          <h2 id="trend-ideas-title">Style ideas</h2>
          <ul>
            {ideas.map(({ title, text, tones }) => (
              <li key={title}>
                <span className="tones" aria-hidden="true">
                  {tones.map((tone) => (
                    <span key={tone} style={{ background: tone }} />
                  ))}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Reviews />
      </main>
      <footer className="foot">
        <span className="brand">
          <img
            data-brand-logo=""
            src={brand.logo}
            alt=""
            width="36"
            height="36"
            loading="lazy"
            decoding="async"
          />
          <span data-brand-name="">{brand.name}</span>
        </span>
        <p>Rooms drawn by hand, measured in metres.</p>
        <a href="#trend-top">Back to the sofa</a>
      </footer>
    </div>
  );
}
