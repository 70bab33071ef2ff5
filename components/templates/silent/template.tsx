import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { Icon, Wave } from "./icons";
import { Rail } from "./rail";

export const palette: TemplatePalette = {
  primary: "#1c398e",
  secondary: "#1447e6",
  text01: "#ffffff",
  text02: "#d6d3d1",
};

const packages = [
  {
    name: "Listening visit",
    text: "Two engineers spend a working day in your rooms with microphones and notebooks. You get a noise map and a list of ten repairs.",
    term: "1 day",
    price: "$480",
    loudness: [0.95, 0.7],
  },
  {
    name: "Quiet plan",
    text: "Drawings, materials and a phased budget for one floor, agreed with the people who sit on it.",
    term: "3 weeks",
    price: "$2,900",
    loudness: [0.7, 0.3],
  },
  {
    name: "Full refit",
    text: "We build at night, move nobody for longer than a weekend and measure again before the final invoice.",
    term: "10 weeks",
    price: "from $18,000",
    loudness: [0.45, 0.04],
  },
] as const;

const measures = [
  { value: "31 dB", label: "background level at five in the afternoon" },
  { value: "0.4 s", label: "reverberation in the open office" },
  { value: "212", label: "floors looked after since 2009" },
];

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;
  return (
    <div className="t-silent" style={style}>
      <a className="skip" href="#silent-main">
        Skip to content
      </a>
      <Rail />
      <div className="page">
        <header className="top">
          <a className="brand" href="#silent-main">
            <img data-brand-logo alt="" src={brand.logo} width="40" height="40" decoding="async" />
            <span data-brand-name>{brand.name}</span>
          </a>
          <nav aria-label="Main">
            <a href="#silent-shop">Packages</a>
            <a href="#silent-about">About</a>
            <a href="#silent-contact">Contact</a>
          </nav>
        </header>
        <main id="silent-main">
          <section className="landing" aria-labelledby="silent-title">
            <div className="pitch">
              <p className="kicker">Acoustics for working people</p>
              <h1 id="silent-title">Buildings that keep their voice down.</h1>
              <p className="lead">
                We plan, tune and look after offices where forty people share one room and nobody
                has to whisper.
              </p>
              <p className="actions">
                <a className="button" href="#silent-shop">
                  See the packages <Icon name="arrow" />
                </a>
                <a className="plain" href="#silent-contact">
                  Ask for a visit
                </a>
              </p>
              <Wave bars={63} from={1} to={0} />
            </div>
            <figure className="picture">
              <img
                src={`${images}/office.webp`}
                width="1600"
                height="1000"
                alt="Two office towers at blue dusk, a few of their windows still lit"
                decoding="async"
              />
              <figcaption>
                <span>Harbour House, level 4</span> 17:40, everyone still at work
              </figcaption>
            </figure>
          </section>
          <section className="measures" aria-label="What we measured">
            <dl>
              {measures.map((measure) => (
                <div key={measure.label}>
                  <dt>{measure.label}</dt>
                  <dd>{measure.value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="shop" id="silent-shop" aria-labelledby="silent-shop-title">
            <div className="shop-head">
              <h2 id="silent-shop-title">Three ways to begin</h2>
              <p>
                Start with the smallest one. Most clients find that half the noise is furniture.
              </p>
            </div>
            <ul>
              {packages.map(({ name, text, term, price, loudness: [from, to] }) => (
                <li key={name}>
                  <Wave bars={26} from={from} to={to} />
                  <h3>{name}</h3>
                  <p>{text}</p>
                  <p className="terms">
                    <span>{term}</span>
                    <strong>{price}</strong>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </main>
        <footer className="foot">
          <div className="columns">
            <section id="silent-about" aria-labelledby="silent-about-title">
              <h2 id="silent-about-title">About</h2>
              <p className="statement">
                <span data-brand-name>{brand.name}</span> is a small office of acousticians and
                joiners. We believe that silence is a material, and that it should be delivered on
                time.
              </p>
            </section>
            <section id="silent-social" aria-labelledby="silent-social-title">
              <h2 id="silent-social-title">Social</h2>
              <ul>
                <li>
                  <a href="#silent-social">Photographs</a>
                </li>
                <li>
                  <a href="#silent-social">Field recordings</a>
                </li>
                <li>
                  <a href="#silent-social">Careers and people</a>
                </li>
              </ul>
            </section>
            <section id="silent-contact" aria-labelledby="silent-contact-title">
              <h2 id="silent-contact-title">Contact</h2>
              <address>
                <a href="mailto:hello@silent.example">hello@silent.example</a>
                <a href="tel:+15550130131">+1 555 013 0131</a>
                <span>14 Quay Street, second courtyard, ring twice</span>
              </address>
            </section>
          </div>
          <Wave bars={200} from={0.5} to={0.01} />
        </footer>
      </div>
    </div>
  );
}
