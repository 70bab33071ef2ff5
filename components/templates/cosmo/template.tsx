import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { Carousel } from "./carousel";
import { dates, projects, team } from "./content";
import { Header } from "./header";
import { channels } from "./icons";
import { ChairPoster, LampPoster, SideboardPoster, SofaPoster } from "./posters";

export const palette: TemplatePalette = {
  primary: "#14532d",
  secondary: "#1e3a8a",
  text01: "#ffffff",
  text02: "#eab308",
};

const pieces = [
  { name: "Alma lounge chair", text: "Bent beech, wool from the valley", Picture: ChairPoster },
  { name: "Orbit floor lamp", text: "Spun steel, a warm reading light", Picture: LampPoster },
  { name: "Meridian sideboard", text: "Oak and lacquer, three doors", Picture: SideboardPoster },
  { name: "Sunday sofa", text: "Seats four, or one lying down", Picture: SofaPoster },
];

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;

  return (
    <div className="t-cosmo" style={style}>
      <Header brand={brand} />

      <main>
        <div className="banner">
          <div className="banner-text">
            <h1>Rooms that keep good company</h1>
            <p>
              Furniture drawn, built and upholstered under one roof, made to be sat on, leaned
              against and handed down.
            </p>
            <a className="button" href="#shop">
              Look around the shop
            </a>
          </div>
          <Carousel images={images} />
        </div>

        <section className="shop" id="shop" aria-labelledby="shop-title">
          <div className="section-head">
            <h2 id="shop-title">Shop</h2>
            <p>
              Four pieces we would never take out of the range. Everything else grew around them.
            </p>
          </div>
          <ul className="pieces">
            {pieces.map(({ name, text, Picture }) => (
              <li key={name}>
                <Picture />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className="team" id="team" aria-labelledby="team-title">
          <div className="section-head">
            <h2 id="team-title">Team</h2>
            <p>Twenty-six people work in the house. These four will know your name.</p>
          </div>
          <ul>
            {team.map((person) => (
              <li key={person.name}>
                <h3>{person.name}</h3>
                <p>{person.role}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className="projects" id="projects" aria-labelledby="projects-title">
          <h2 id="projects-title">Projects</h2>
          {projects.map((project) => (
            <figure key={project.title}>
              <img
                src={`${images}/${project.picture}`}
                alt={project.alt}
                width="1600"
                height="900"
                loading="lazy"
                decoding="async"
              />
              <figcaption>
                <h3>{project.title}</h3>
                <p>{project.text}</p>
              </figcaption>
            </figure>
          ))}
        </section>

        <section className="calendar" id="calendar" aria-labelledby="calendar-title">
          <div className="section-head">
            <h2 id="calendar-title">Calendar</h2>
            <p>The workshop door is open on these days. Come in, the coffee is on us.</p>
          </div>
          <ul>
            {dates.map((entry) => (
              <li key={entry.date}>
                <time dateTime={entry.date}>
                  <span>{entry.month}</span>
                  <strong>{entry.day}</strong>
                </time>
                <h3>{entry.title}</h3>
                <p>{entry.text}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>

      <footer className="foot" id="follow">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="48" height="48" loading="lazy" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <ul className="channels">
          {channels.map((channel) => (
            <li key={channel.name}>
              <a href="#follow">
                {channel.icon}
                {channel.name}
              </a>
            </li>
          ))}
        </ul>
        <p className="legal">
          © 2023 <span data-brand-name>{brand.name}</span>. All rights reserved.
        </p>
      </footer>
    </div>
  );
}
