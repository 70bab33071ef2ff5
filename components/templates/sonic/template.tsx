import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { figures, links, rows, views } from "./content";
import { Icon } from "./icons";

export const palette: TemplatePalette = {
  primary: "#fecaca",
  secondary: "#fda4af",
  text01: "#101010",
  text02: "#101010",
};

const BARS = Array.from({ length: 96 }, (_, index) => {
  const swell = Math.sin((index / 95) * Math.PI);
  const beat = Math.abs(Math.sin(index * 0.55) * 0.6 + Math.sin(index * 1.7) * 0.4);
  return Math.round(6 + 90 * (0.25 + 0.75 * swell) * beat);
});

/** A fixed stretch of sound, drawn as bars around a middle line. */
function Wave() {
  return (
    <svg className="wave" viewBox="0 0 960 100" preserveAspectRatio="none" aria-hidden="true">
      {BARS.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={index}
          x={index * 10 + 2}
          y={(100 - height) / 2}
          width="6"
          height={height}
          rx="3"
        />
      ))}
    </svg>
  );
}

function Player({ images }: Pick<TemplateProps, "images">) {
  return (
    <div className="stage">
      <span className="disc" aria-hidden="true" />
      {views.map(({ id, alt }, index) => (
        <img
          key={id}
          className={`view view-${id}`}
          src={`${images}/headphones-${index + 1}.webp`}
          alt={alt}
          width="1000"
          height="1000"
          decoding="async"
        />
      ))}
      <fieldset className="thumbs">
        <legend>Picture</legend>
        {views.map(({ id, label }, index) => (
          <label key={id} className={`thumb thumb-${id}`}>
            <input
              type="radio"
              name="sonic-view"
              id={`sonic-view-${id}`}
              defaultChecked={index === 0}
            />
            <img
              src={`${images}/headphones-${index + 1}.webp`}
              alt={label}
              width="112"
              height="112"
              decoding="async"
            />
          </label>
        ))}
      </fieldset>
    </div>
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
    <div className="t-sonic" id="sonic-top" style={colors}>
      <header className="top">
        <a className="brand" href="#sonic-top">
          <img data-brand-logo="" src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name="">{brand.name}</span>
        </a>
        <label className="theme">
          <input type="checkbox" data-theme-switch="" />
          <span className="theme-track" aria-hidden="true" />
          <span className="theme-label">Switch light and dark</span>
        </label>
      </header>
      <nav className="rail" aria-label="Shop">
        <ul>
          {links.map(({ icon, label }) => (
            <li key={icon}>
              {/* biome-ignore lint/a11y/useValidAnchor: a link that is off has no address */}
              <a role="link" aria-disabled="true">
                <Icon name={icon} />
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <section className="hero" aria-labelledby="sonic-title">
          <div className="headline">
            <h1 id="sonic-title">
              <span>Turn</span> <span>the world</span> <span>down.</span>
            </h1>
            <p>
              Over-ear headphones with a dial instead of an app. One turn and the train, the office
              and the neighbors are somewhere else.
            </p>
            <a className="action" href="#sonic-rows">
              <span className="action-icon" aria-hidden="true">
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M6 3.5v13L16.5 10z" />
                </svg>
              </span>
              Action
            </a>
          </div>
          <Player images={images} />
        </section>
        <section className="figures" aria-label="In figures">
          <Wave />
          <dl>
            {figures.map(({ value, label }) => (
              <div key={value}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="rows" id="sonic-rows">
          {rows.map(({ title, text, detail, alt }, index) => (
            <section key={title} className="row" aria-labelledby={`sonic-row-${index + 1}`}>
              <div className="row-text">
                <h2 id={`sonic-row-${index + 1}`}>{title}</h2>
                <p>{text}</p>
                <p className="row-detail">{detail}</p>
              </div>
              <div className="row-picture">
                <img
                  src={`${images}/row-${index + 1}.webp`}
                  alt={alt}
                  width="900"
                  height="700"
                  loading="lazy"
                  decoding="async"
                />
              </div>
            </section>
          ))}
        </div>
      </main>
      <footer className="foot">
        <Wave />
        <p>
          <span data-brand-name="">{brand.name}</span> makes quiet.
        </p>
        <a href="#sonic-top">Back to the top</a>
      </footer>
    </div>
  );
}
