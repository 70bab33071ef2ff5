import { SlotText } from "../content/slot-text";
import { leadingFor } from "../letters";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";
import { monthNumber } from "./content/sections";
import { ChairPoster, LampPoster, SideboardPoster, SofaPoster } from "./posters";

export type SectionProps = Pick<
  TemplateProps<typeof declaration>,
  "content" | "language" | "formAction"
>;

type Content = SectionProps["content"];

const posters = {
  chair: ChairPoster,
  lamp: LampPoster,
  sideboard: SideboardPoster,
  sofa: SofaPoster,
};

function Poster({ piece: { poster, picture } }: { piece: Content["shop"]["items"][number] }) {
  if (poster.value === "picture") {
    return (
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        {...picture.attributes}
      />
    );
  }
  const Drawing = posters[poster.value];
  return <Drawing />;
}

export function Shop({ content: { shop } }: SectionProps) {
  if (!shop.isShown) return null;
  return (
    <section className="shop" id="shop" aria-labelledby="shop-title" {...shop.attributes}>
      <div className="section-head">
        <h2 id="shop-title" style={leadingFor(shop.title.text)}>
          <SlotText of={shop.title} />
        </h2>
        <p>
          <SlotText of={shop.text} />
        </p>
      </div>
      <ul className="pieces">
        {shop.items.map((piece) => (
          <li key={piece.id} {...piece.attributes}>
            <Poster piece={piece} />
            <h3>
              <SlotText of={piece.name} />
            </h3>
            <p>
              <SlotText of={piece.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Team({ content: { team } }: SectionProps) {
  if (!team.isShown) return null;
  return (
    <section className="team" id="team" aria-labelledby="team-title" {...team.attributes}>
      <div className="section-head">
        <h2 id="team-title" style={leadingFor(team.title.text)}>
          <SlotText of={team.title} />
        </h2>
        <p>
          <SlotText of={team.text} />
        </p>
      </div>
      <ul>
        {team.items.map(({ id, name, role, attributes }) => (
          <li key={id} {...attributes}>
            <h3>
              <SlotText of={name} />
            </h3>
            <p>
              <SlotText of={role} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Projects({ content: { projects } }: SectionProps) {
  if (!projects.isShown) return null;
  return (
    <section
      className="projects"
      id="projects"
      aria-labelledby="projects-title"
      {...projects.attributes}
    >
      <h2 id="projects-title" style={leadingFor(projects.title.text)}>
        <SlotText of={projects.title} />
      </h2>
      {projects.items.map(({ id, picture, title, text, attributes }) => (
        <figure key={id} {...attributes}>
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            {...picture.attributes}
          />
          <figcaption>
            <h3>
              <SlotText of={title} />
            </h3>
            <p>
              <SlotText of={text} />
            </p>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

const twoDigits = (number: number | string) => String(number).padStart(2, "0");

export function Calendar({ content: { calendar }, language }: SectionProps) {
  if (!calendar.isShown) return null;
  const monthName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return (
    <section
      className="calendar"
      id="calendar"
      aria-labelledby="calendar-title"
      {...calendar.attributes}
    >
      <div className="section-head">
        <h2 id="calendar-title">
          <SlotText of={calendar.title} />
        </h2>
        <p>
          <SlotText of={calendar.text} />
        </p>
      </div>
      <ul>
        {calendar.items.map(({ id, month, day, title, text, attributes }) => {
          const number = monthNumber(month.value);
          return (
            <li key={id} {...attributes}>
              <time dateTime={`${twoDigits(number)}-${twoDigits(day.value)}`}>
                <span>{monthName.format(Date.UTC(2000, number - 1))}</span>
                <strong>{day.value}</strong>
              </time>
              <h3>
                <SlotText of={title} />
              </h3>
              <p>
                <SlotText of={text} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
