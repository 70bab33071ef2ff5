import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { courses, hours, steps } from "./menu";
import { Sprig, Swatches } from "./ornaments";
import { PalettePanel } from "./palette-panel";

export const palette: TemplatePalette = {
  primary: "#101010",
  secondary: "#501010",
  text01: "#909090",
  text02: "#707070",
};

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;
  return (
    <div className="t-gourmet-grove" style={style}>
      <a className="skip" href="#home">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href="#home">
          <img data-brand-logo alt="" src={brand.logo} width="44" height="44" decoding="async" />
          <span data-brand-name>{brand.name}</span>
        </a>
        <nav aria-label="Main">
          <a href="#home">Home</a>
          <a href="#elaboration">Elaboration</a>
          <a href="#about">About</a>
        </nav>
        <div className="tools">
          <button type="button" className="toggle" popoverTarget="gg-palette">
            <Swatches />
            Palette
          </button>
          <PalettePanel />
        </div>
      </header>
      <main>
        <section className="hero" id="home" aria-labelledby="gg-title">
          <img
            src={`${images}/dish.webp`}
            width="1920"
            height="1200"
            alt="Roasted celeriac, young carrots and herb purée on a pale plate, seen from above on dark slate"
            decoding="async"
          />
          <div className="box">
            <p className="kicker">Supper, five nights a week</p>
            <h1 id="gg-title">Slate, smoke and one walled garden</h1>
            <p>
              Six courses from a single acre. We cook what was pulled this morning, over oak, and
              nothing else.
            </p>
            <a className="button" href="#gg-menu">
              Read tonight’s menu
            </a>
          </div>
        </section>
        <div className="columns">
          <section className="card" id="elaboration" aria-labelledby="gg-elaboration-title">
            <Sprig />
            <h2 id="gg-elaboration-title">Elaboration</h2>
            <p>
              A plate starts as a whole plant. Leaf, stem and root are parted at the bench, and each
              meets the fire at its own hour.
            </p>
            <button type="button" className="button" popoverTarget="gg-steps">
              Action
            </button>
            <div className="panel middle" id="gg-steps" popover="auto">
              <p className="panel-title">From bed to plate</p>
              <dl>
                {steps.map((step) => (
                  <div key={step.name}>
                    <dt>{step.name}</dt>
                    <dd>{step.text}</dd>
                  </div>
                ))}
              </dl>
              <button
                type="button"
                className="close"
                popoverTarget="gg-steps"
                popoverTargetAction="hide"
              >
                Close
              </button>
            </div>
          </section>
          <figure>
            <img
              src={`${images}/elaboration.webp`}
              width="900"
              height="900"
              alt="Carrots, tomatoes and bay on a wooden board at the kitchen bench"
              loading="lazy"
              decoding="async"
            />
          </figure>
          <section className="card wine" id="about" aria-labelledby="gg-about-title">
            <Sprig />
            <h2 id="gg-about-title">About</h2>
            <p>
              <span data-brand-name>{brand.name}</span> has twenty-eight chairs, one oven and a
              kitchen door that opens onto the beds. Come early and walk the rows.
            </p>
            <button type="button" className="button" popoverTarget="gg-hours">
              Action
            </button>
            <div className="panel middle" id="gg-hours" popover="auto">
              <p className="panel-title">Opening hours</p>
              <dl>
                {hours.map((entry) => (
                  <div key={entry.name}>
                    <dt>{entry.name}</dt>
                    <dd>{entry.text}</dd>
                  </div>
                ))}
              </dl>
              <button
                type="button"
                className="close"
                popoverTarget="gg-hours"
                popoverTargetAction="hide"
              >
                Close
              </button>
            </div>
          </section>
          <figure>
            <img
              src={`${images}/about.webp`}
              width="900"
              height="900"
              alt="A long table in the dining room, set for the evening by candle light"
              loading="lazy"
              decoding="async"
            />
          </figure>
        </div>
        <section className="menu" id="gg-menu" aria-labelledby="gg-menu-title">
          <div className="menu-head">
            <h2 id="gg-menu-title">Tonight</h2>
            <p>
              The whole menu for the table, $96 each. Tell us what you do not eat and we will cook
              around it.
            </p>
          </div>
          <ol>
            {courses.map((course) => (
              <li key={course.name}>
                <h3>{course.name}</h3>
                <span className="price">{course.price}</span>
                <p>{course.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <footer className="foot">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        <address>
          <span>9 Orchard Wall, behind the old kiln</span>
          <a href="tel:+15550130198">+1 555 013 0198</a>
          <a href="mailto:table@gourmet-grove.example">table@gourmet-grove.example</a>
        </address>
      </footer>
    </div>
  );
}
