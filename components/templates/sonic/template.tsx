import { ContactSection } from "../content/contact-section";
import { hasPlace, SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import type { LinkView } from "../content/views";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Icon } from "./icons";

const palette: TemplatePalette = {
  primary: "#fecaca",
  secondary: "#fda4af",
  text01: "#101010",
  text02: "#101010",
};

type Props = TemplateProps<typeof declaration>;

/** The places of the pictures, which the stylesheet knows by these names. */
const views = ["one", "two", "three"] as const;

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

function Player({ content: { opening, words } }: Pick<Props, "content">) {
  const names = { one: words.first, two: words.second, three: words.third };
  const pictures = views.flatMap((view, index) => {
    const item = opening.pictures[index];
    return item ? [{ view, name: names[view], ...item }] : [];
  });
  return (
    <div className="stage">
      <span className="disc" aria-hidden="true" />
      {pictures.map(({ view, picture }) => (
        <img
          key={view}
          className={`view view-${view}`}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          decoding="async"
          {...picture.attributes}
        />
      ))}
      <fieldset className="thumbs">
        <legend>
          <SlotText of={words.picture} />
        </legend>
        {pictures.map(({ view, name, picture, attributes }, index) => (
          <label key={view} className={`thumb thumb-${view}`} {...attributes}>
            <input
              type="radio"
              name="sonic-view"
              id={`sonic-view-${view}`}
              defaultChecked={index === 0}
            />
            <img
              src={picture.src}
              alt={name.text}
              width="112"
              height="112"
              decoding="async"
              {...picture.attributes}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** A link that leads nowhere is off. */
const addressOf = ({ href }: LinkView) =>
  href ? { href } : { role: "link", "aria-disabled": true };

function Rail({ content: { rail, words } }: Pick<Props, "content">) {
  return (
    <nav className="rail" aria-label={words.rail.text} {...rail.attributes}>
      <ul>
        {rail.links.map(({ id, icon, link, attributes }) => (
          <li key={id} {...attributes}>
            <a {...addressOf(link)}>
              <Icon name={icon.value} />
              <span>
                <SlotText of={link.label} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hero({ content }: Pick<Props, "content">) {
  const { title, lead, action } = content.opening;
  return (
    <section className="hero" aria-labelledby="sonic-title">
      <div className="headline">
        <h1 id="sonic-title" style={leadingFor(title.text, 1.11)}>
          <SlotText of={title} />
        </h1>
        <p>
          <SlotText of={lead} />
        </p>
        <a className="action" href={action.href}>
          <span className="action-icon" aria-hidden="true">
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M6 3.5v13L16.5 10z" />
            </svg>
          </span>
          <SlotText of={action.label} />
        </a>
      </div>
      <Player content={content} />
    </section>
  );
}

function Figures({ content: { figures, words } }: Pick<Props, "content">) {
  return (
    <section className="figures" aria-label={words.figures.text} {...figures.attributes}>
      <Wave />
      <dl>
        {figures.items.map(({ id, value, label, attributes }) => (
          <div key={id} {...attributes}>
            <dt>
              <SlotText of={label} />
            </dt>
            <dd>
              <SlotText of={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rows({ content: { rows } }: Pick<Props, "content">) {
  return (
    <div className="rows" id="sonic-rows" {...rows.attributes}>
      {rows.items.map(({ id, title, text, detail, picture, attributes }) => (
        <section key={id} className="row" {...attributes}>
          <div className="row-text">
            <h2>
              <SlotText of={title} />
            </h2>
            <p>
              <SlotText of={text} />
            </p>
            {hasPlace(detail) && (
              <p className="row-detail">
                <SlotText of={detail} />
              </p>
            )}
          </div>
          <div className="row-picture">
            <img
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              {...picture.attributes}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

const Letter = () => (
  <span className="action-icon" aria-hidden="true">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 3 19 10 2 17 4.5 10z" />
    </svg>
  </span>
);

function Main({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const parts = {
    figures: content.figures.isShown && <Figures key="figures" content={content} />,
    rows: content.rows.isShown && <Rows key="rows" content={content} />,
    contactForm: (
      <ContactSection
        key="contactForm"
        form={content.contactForm}
        pages={content.pages}
        action={formAction}
        buttonClass="action"
        icon={<Letter />}
        ornament={<span className="contact-rings" aria-hidden="true" />}
      />
    ),
  };
  return (
    <main>
      <Hero content={content} />
      {content.parts.map((name) => parts[name])}
    </main>
  );
}

function Template({ brand, palette, content, home, page, formAction }: Props) {
  return (
    <div className="t-sonic" id="sonic-top" style={paletteStyle(palette)}>
      <header className="top">
        <a className="brand" href={`${home}#sonic-top`}>
          <img data-brand-logo="" src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name="">{brand.name}</span>
        </a>
        {content.pages.some(({ place }) => place.value === "bar") && (
          <nav aria-label={content.words.mainNavigation.text}>
            <PageLinks pages={content.pages} place="bar" />
          </nav>
        )}
        <label className="theme">
          <input type="checkbox" data-theme-switch="" />
          <span className="theme-track" aria-hidden="true" />
          <span className="theme-label">
            <SlotText of={content.words.theme} />
          </span>
        </label>
      </header>
      {content.rail.isShown && <Rail content={content} />}
      {page ? <TextPageMain page={page} /> : <Main content={content} formAction={formAction} />}
      <footer className="foot">
        <Wave />
        <p>
          <span data-brand-name="">{brand.name}</span> <SlotText of={content.foot.line} />
        </p>
        <PageLinks pages={content.pages} place="footer" />
        <a href="#sonic-top">
          <SlotText of={content.words.backToTop} />
        </a>
      </footer>
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
