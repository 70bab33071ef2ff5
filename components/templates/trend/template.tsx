import { ContactSection } from "../content/contact-section";
import { filledText } from "../content/script-texts";
import { hasPlace, SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Hero } from "./hero";
import { Reviews } from "./reviews";
import { Measure, Service } from "./service";
import { paintPlan } from "./swatches";
import { toneColors } from "./tones";

const palette: TemplatePalette = {
  primary: "#ffffff",
  secondary: "#d57a3b",
  text01: "#111827",
  text02: "#6b7280",
};

type Props = TemplateProps<typeof declaration>;

function Header({ brand, content, home }: Pick<Props, "brand" | "content" | "home">) {
  return (
    <header className="top">
      <a className="brand" href={`${home}#trend-top`}>
        <img data-brand-logo="" src={brand.logo} alt="" width="36" height="36" />
        <span data-brand-name="">{brand.name}</span>
      </a>
      <nav className="menu" aria-label={content.words.navigation.text}>
        {content.bar.links.map(({ id, link, attributes }) => (
          <a key={id} href={link.href} {...attributes}>
            <SlotText of={link.label} />
          </a>
        ))}
        <PageLinks pages={content.pages} place="bar" />
      </nav>
      <label className="theme">
        <input type="checkbox" data-theme-switch="" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
        </svg>
        <span>
          <SlotText of={content.words.theme} />
        </span>
      </label>
    </header>
  );
}

function Crumbs({ content: { crumbs, opening, words } }: Pick<Props, "content">) {
  return (
    <nav className="crumbs" aria-label={words.crumbs.text} {...crumbs.attributes}>
      <ol>
        {crumbs.links.map(({ id, link, attributes }) => (
          <li key={id} {...attributes}>
            <a href={link.href}>
              <SlotText of={link.label} />
            </a>{" "}
            <span aria-hidden="true">&gt;</span>{" "}
          </li>
        ))}
        <li aria-current="page">
          <SlotText of={opening.title} />
        </li>
      </ol>
    </nav>
  );
}

function About({ content: { about } }: Pick<Props, "content">) {
  return (
    <section className="about" aria-labelledby="trend-about-title" {...about.attributes}>
      <h2 id="trend-about-title">
        <SlotText of={about.title} />
      </h2>
      {about.paragraphs.map(({ id, text, attributes }) => (
        <p key={id} {...attributes}>
          <SlotText of={text} />
        </p>
      ))}
    </section>
  );
}

function Ideas({ content: { ideas } }: Pick<Props, "content">) {
  return (
    <section
      className="ideas"
      id="trend-ideas"
      aria-labelledby="trend-ideas-title"
      {...ideas.attributes}
    >
      <h2 id="trend-ideas-title">
        <SlotText of={ideas.title} />
      </h2>
      <ul>
        {ideas.items.map(({ id, title, text, tones, attributes }) => (
          <li key={id} {...attributes}>
            <span className="tones" aria-hidden="true">
              {toneColors[tones.value].map((tone) => (
                <span key={tone} style={{ background: tone }} />
              ))}
            </span>
            <h3>
              <SlotText of={title} />
            </h3>
            {hasPlace(text) && (
              <p>
                <SlotText of={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const ContactForm = ({ content, formAction }: Pick<Props, "content" | "formAction">) => (
  <ContactSection form={content.contactForm} pages={content.pages} action={formAction} />
);

const parts = {
  service: Service,
  measure: Measure,
  about: About,
  ideas: Ideas,
  reviews: Reviews,
  contactForm: ContactForm,
};

function Main({ content, formAction }: Pick<Props, "content" | "formAction">) {
  return (
    <main id="trend-main">
      {content.crumbs.isShown && <Crumbs content={content} />}
      <Hero content={content} />
      {content.parts.map((name) => {
        const Part = parts[name];
        return (
          content[name].isShown && <Part key={name} content={content} formAction={formAction} />
        );
      })}
    </main>
  );
}

function Template(props: Props) {
  const { brand, palette: chosen, content, home, page, formAction } = props;
  return (
    <div className="t-trend" id="trend-top" style={paletteStyle(chosen)}>
      <a className="skip" href="#trend-main">
        <SlotText of={content.words.skip} />
      </a>
      <Header brand={brand} content={content} home={home} />
      {page ? (
        <TextPageMain page={page} id="trend-main" />
      ) : (
        <Main content={content} formAction={formAction} />
      )}
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
        {hasPlace(content.foot.line) && (
          <p>
            <SlotText of={content.foot.line} />
          </p>
        )}
        <PageLinks pages={content.pages} place="footer" />
        <a href={content.foot.back.href}>
          <SlotText of={content.foot.back.label} />
        </a>
      </footer>
    </div>
  );
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of template.js
const done = "`Thank you. A designer will plan your ${room} room with you.`";

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  scriptTexts: ({ service }) => ({ [done]: filledText(service.done.text, { room: "room" }) }),
  hasSampleScript: true,
  localizeStyles: (source, { service }) => paintPlan(source, service.colors.items),
});
