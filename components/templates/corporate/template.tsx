import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import {
  CareDrawing,
  ConstructionDrawing,
  PlanningDrawing,
  SitePlan,
  SurveyDrawing,
} from "./drawings";

export const palette: TemplatePalette = {
  primary: "#eab308",
  secondary: "#000000",
  text01: "#ffffff",
  text02: "#d6d3d1",
};

const services = [
  {
    name: "Surveying",
    text: "We measure what is there, down to the millimeter, before anyone draws what could be.",
    scope: ["Point-cloud survey", "Structure report", "Energy audit"],
    Drawing: SurveyDrawing,
  },
  {
    name: "Planning",
    text: "One team for layout, permits and costs, so the drawing you approve is the one that gets built.",
    scope: ["Feasibility", "Permits", "Cost plan"],
    Drawing: PlanningDrawing,
  },
  {
    name: "Construction",
    text: "Our own site managers, fixed dates and a weekly walk through the site with you.",
    scope: ["Conversion", "Extension", "New build"],
    Drawing: ConstructionDrawing,
  },
  {
    name: "Building care",
    text: "After the keys are handed over we stay: inspections, repairs and one number to call.",
    scope: ["Inspections", "Repairs", "Tenant desk"],
    Drawing: CareDrawing,
  },
];

const facts = [
  { figure: "31", label: "people, from draftsman to site manager" },
  { figure: "112", label: "buildings in our care at this moment" },
  { figure: "1", label: "contact for you, from first visit to last repair" },
];

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;

  return (
    <div className="t-corporate" style={style}>
      <header className="band">
        <img data-brand-logo src={brand.logo} alt="" width="72" height="72" />
        <p className="band-name" data-brand-name>
          {brand.name}
        </p>
        <p className="band-line">Surveyed, planned, built and looked after by one company.</p>
      </header>

      <div className="body">
        <nav className="side" aria-label="Main">
          <ul>
            <li>
              <a href="#about" aria-current="page">
                About
              </a>
            </li>
            <li>
              <a href="#services">Services</a>
            </li>
            <li>
              <a href="#contact">Contact</a>
            </li>
          </ul>
          <p>
            Office open
            <br />
            Monday to Friday
            <br />
            8:00 to 17:00
          </p>
        </nav>

        <main>
          <section className="about" id="about" aria-labelledby="about-title">
            <img
              className="about-picture"
              src={`${images}/building.webp`}
              alt="Office building with a deep, sunlit façade in warm evening light"
              width="1600"
              height="1000"
              decoding="async"
            />
            <div className="about-text">
              <h1 id="about-title">About</h1>
              <p className="lead">
                We make old buildings work again and new ones work from the first day.
              </p>
              <p>
                Warehouses that became schools, a mill full of studios, offices where people like to
                stay: for nineteen years we have taken buildings from the first survey to the last
                repair, without ever handing you on to someone else.
              </p>
              <a className="go" href="#services">
                Go
                <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true">
                  <path d="M0 12h44M34 2l10 10-10 10" />
                </svg>
              </a>
            </div>
          </section>

          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact.label}>
                <strong>{fact.figure}</strong>
                <span>{fact.label}</span>
              </li>
            ))}
          </ul>

          <section className="services" id="services" aria-labelledby="services-title">
            <h2 id="services-title">Services</h2>
            <ul>
              {services.map(({ name, text, scope, Drawing }) => (
                <li key={name}>
                  <Drawing />
                  <div>
                    <h3>{name}</h3>
                    <p>{text}</p>
                  </div>
                  <ul className="scope">
                    {scope.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>

          <section className="contact" id="contact" aria-labelledby="contact-title">
            <div>
              <h2 id="contact-title">Contact</h2>
              <p>Tell us where your building stands. We come and look at it, free of charge.</p>
              <a className="phone" href="tel:+15550100148">
                555 010 0148
              </a>
              <a href="mailto:office@company.example">office@company.example</a>
              <address>
                18 Foundry Row, third floor
                <br />
                beside the old crane
              </address>
            </div>
            <SitePlan />
          </section>
        </main>
      </div>

      <footer className="foot">
        <section aria-labelledby="foot-brand">
          <h2 id="foot-brand" className="foot-brand">
            <img data-brand-logo src={brand.logo} alt="" width="40" height="40" loading="lazy" />
            <span data-brand-name>{brand.name}</span>
          </h2>
          <p>Survey, planning, construction and care of working buildings.</p>
        </section>
        <section aria-labelledby="foot-pages">
          <h2 id="foot-pages">On this page</h2>
          <ul>
            <li>
              <a href="#about">About</a>
            </li>
            <li>
              <a href="#services">Services</a>
            </li>
            <li>
              <a href="#contact">Contact</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="foot-visit">
          <h2 id="foot-visit">Visit us</h2>
          <p>
            18 Foundry Row, third floor
            <br />
            Monday to Friday, 8:00 to 17:00
            <br />
            <a href="mailto:office@company.example">office@company.example</a>
          </p>
        </section>
      </footer>
    </div>
  );
}
