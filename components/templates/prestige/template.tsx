import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { CaseDrawing, Mark, NumberedRing, ThemeIcon } from "./drawings";

export const palette: TemplatePalette = {
  primary: "#1c1917",
  secondary: "#44403b",
  text01: "#ffffff",
  text02: "#ffb86a",
};

const specifications = [
  ["Movement", "Self-winding, 31 jewels"],
  ["Reserve", "72 hours"],
  ["Case", "Turned from a single bar"],
  ["Crystal", "Domed sapphire, both sides"],
] as const;

const includes = [
  "Walnut presentation case",
  "Second strap in calfskin",
  "Certificate, signed and numbered",
  "First service, at our expense",
] as const;

const steps = [
  ["Choose a number", "Tell us which of the 200 you would like. We hold it for ten days."],
  ["See it in person", "A watchmaker brings the piece to a private viewing near you."],
  ["Make it yours", "We size the strap, engrave the case back and deliver by hand."],
] as const;

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const variables = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;
  return (
    <div className="t-prestige" style={variables} id="prestige-top">
      <header className="bar">
        <a className="brand" href="#prestige-top">
          <img src={brand.logo} alt="" width={40} height={40} data-brand-logo />
          <span data-brand-name>{brand.name}</span>
        </a>
        <nav aria-label="On this page">
          <a href="#prestige-story">The watch</a>
          <a href="#prestige-specifications">Specifications</a>
          <a href="#prestige-reserve">Reserve</a>
        </nav>
        <label className="theme">
          <input type="checkbox" data-theme-switch />
          <ThemeIcon />
          <span>Change theme</span>
        </label>
      </header>
      <main>
        <section className="opening" aria-labelledby="prestige-title">
          <div className="hero">
            <div className="plate" />
            <h1 id="prestige-title">
              Solstice <em>Noir</em>
            </h1>
            <figure className="portrait">
              <NumberedRing />
              <img
                src={`${images}/watch-front.webp`}
                alt="The Solstice Noir seen from the front, dial and hands in full view"
                width={1000}
                height={1200}
                fetchPriority="high"
                decoding="async"
              />
            </figure>
            <div className="offer">
              <p className="edition">200 pieces</p>
              <p className="lead">
                A dress watch without a word too many, drawn around the longest shadow of the year
                and finished by three people who sign their names inside.
              </p>
            </div>
            <div className="ask">
              <p className="price">$ 17.500</p>
              <a className="button" href="#prestige-reserve">
                Reserve yours
              </a>
            </div>
          </div>
        </section>

        <section className="story" id="prestige-story" aria-labelledby="prestige-story-title">
          <figure className="profile">
            <img
              src={`${images}/watch-side.webp`}
              alt="The Solstice Noir from the side, showing the crown and the slim case"
              width={1000}
              height={1200}
              loading="lazy"
              decoding="async"
            />
            <figcaption>Crown at three, polished by hand.</figcaption>
          </figure>
          <div className="text">
            <h2 id="prestige-story-title">
              Made slowly, <em>for two hundred wrists.</em>
            </h2>
            <p className="first">
              Every Solstice begins as a bar of metal and eleven weeks of patience. The case is
              turned, not stamped. Its flanks are brushed along the grain, its edges polished by
              hand until light runs around them in one unbroken line.
            </p>
            <p>
              The dial takes nine coats of lacquer and nine days to dry between them. What remains
              is a surface so deep that the markers seem to float. Nothing is printed on it that
              does not need to be there.
            </p>
            <p>
              We will make two hundred. Then the tools go into a drawer, and the number on your case
              back stays the only one of its kind.
            </p>
            <p className="signature">
              <Mark />
              <span data-brand-name>{brand.name}</span>
            </p>
          </div>
        </section>

        <section
          className="facts"
          id="prestige-specifications"
          aria-labelledby="prestige-specifications-title"
        >
          <h2 id="prestige-specifications-title">
            The watch <em>in four answers</em>
          </h2>
          <div className="grid">
            <article>
              <h3>Price</h3>
              <p className="figure">$ 17.500</p>
              <p className="note">
                200 pieces, numbered 001 to 200. Taxes, insurance and delivery by hand are part of
                the price.
              </p>
            </article>
            <article>
              <h3>Specifications</h3>
              <dl>
                {specifications.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </article>
            <article className="measured">
              <h3>Dimensions</h3>
              <p className="figure">41.5 mm</p>
              <p className="note">
                Across the case. 9.8 mm thin, 48 mm from lug to lug, made to slide under a cuff.
              </p>
              <CaseDrawing />
            </article>
            <article>
              <h3>Includes</h3>
              <ul>
                {includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </article>
          </div>
        </section>

        <section className="reserve" id="prestige-reserve" aria-labelledby="prestige-reserve-title">
          <div className="count" aria-hidden="true">
            200
          </div>
          <div className="invitation">
            <h2 id="prestige-reserve-title">
              Your number <em>is still free.</em>
            </h2>
            <p>Reservations are personal, take ten minutes and bind you to nothing.</p>
            <button type="button" className="button" popoverTarget="prestige-steps">
              How to reserve
            </button>
          </div>
        </section>
      </main>

      <div
        className="steps"
        id="prestige-steps"
        popover="auto"
        role="dialog"
        aria-labelledby="prestige-steps-title"
      >
        <h2 id="prestige-steps-title">Three steps to your watch</h2>
        <ol>
          {steps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              {text}
            </li>
          ))}
        </ol>
        <button
          type="button"
          className="button"
          popoverTarget="prestige-steps"
          popoverTargetAction="hide"
        >
          Close
        </button>
      </div>

      <footer className="foot">
        <p data-brand-name>{brand.name}</p>
        <p>Watches in small numbers</p>
        <a href="#prestige-top">Back to top</a>
      </footer>
    </div>
  );
}
