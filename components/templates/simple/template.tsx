import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { CartPanel } from "./cart-panel";
import { bags, dollars } from "./products";

export const palette: TemplatePalette = {
  primary: "#ffffff",
  secondary: "#1d4ed8",
  text01: "#000000",
  text02: "#78716c",
};

// React's types do not know the invoker attributes yet; browsers do.
const opensCart = { command: "show-modal", commandfor: "cart" };

const promises = [
  {
    title: "Sewn to order",
    text: "Your bag is cut the day you order it and leaves our table within the week.",
  },
  {
    title: "Thirty days to try",
    text: "Wear it, fill it, take it out in the rain. Not yours after all? Send it back.",
  },
  {
    title: "Mended for good",
    text: "Zips, straps and seams: we repair every bag we have made, however old it is.",
  },
];

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;

  return (
    <div className="t-simple" style={style}>
      <header className="top">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <nav aria-label="Main">
          <ul>
            <li>
              <a href="#bags">Bags</a>
            </li>
            <li>
              <a href="#promise">Promise</a>
            </li>
            <li>
              <a href="#visit">Visit</a>
            </li>
          </ul>
        </nav>
        <button className="open-cart" type="button" data-open-cart {...opensCart}>
          Cart
          <span data-count>{bags.length}</span>
        </button>
      </header>

      <div className="scrim" data-scrim />
      <CartPanel images={images} />

      <main>
        <section className="hero">
          <h1>Two hands free.</h1>
          <div className="hero-text">
            <p>
              Two bags, one sewing table. A small one for the hip and a larger one for the shoulder,
              made from cloth that gets better with every trip.
            </p>
            <a className="hero-link" href="#bags">
              See both bags
            </a>
          </div>
          <div className="hero-picture">
            <svg viewBox="0 0 600 420" width="600" height="420" aria-hidden="true">
              <path d="M4 400C120 420 170 330 250 330s90 70 150 40-10-200 60-270 130-60 136-96" />
            </svg>
            <img
              src={`${images}/satchel.webp`}
              alt="The blue satchel from the front"
              width="800"
              height="800"
              decoding="async"
            />
          </div>
        </section>

        <section className="bags" id="bags" aria-label="Bags">
          {bags.map((bag) => (
            <article key={bag.id} id={bag.id}>
              <div className={`swatch ${bag.id}`}>
                <img
                  src={`${images}/${bag.picture}`}
                  alt={bag.alt}
                  width="800"
                  height="800"
                  loading="lazy"
                  decoding="async"
                />
              </div>
              <h2>
                <span>{bag.name}</span>
                <span className="bag-price">{dollars(bag.price)}</span>
              </h2>
              <p>{bag.note}</p>
              <dl>
                <div>
                  <dt>Color</dt>
                  <dd>{bag.color}</dd>
                </div>
                {bag.facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </section>

        <section className="promise" id="promise" aria-labelledby="promise-title">
          <h2 id="promise-title">A bag is finished when you stop wearing it.</h2>
          <ul>
            {promises.map((promise) => (
              <li key={promise.title}>
                <h3>{promise.title}</h3>
                <p>{promise.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>

      <footer className="foot" id="visit">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="44" height="44" loading="lazy" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <p>
          The sewing room
          <br />6 Ropewalk Yard, ground floor
        </p>
        <p>
          Tuesday to Saturday
          <br />
          10:00 to 18:00
        </p>
        <p>
          <a href="mailto:hello@company.example">hello@company.example</a>
        </p>
      </footer>
    </div>
  );
}
