import type { ComponentType } from "react";
import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { Contact, Footer } from "./contact";
import { content as declaration } from "./content";
import { Services } from "./services";

const palette: TemplatePalette = {
  primary: "#eab308",
  secondary: "#000000",
  text01: "#ffffff",
  text02: "#d6d3d1",
};

type Props = TemplateProps<typeof declaration>;

type Content = Props["content"];

function Band({ brand, content: { band } }: Pick<Props, "brand" | "content">) {
  return (
    <header className="band">
      <img data-brand-logo src={brand.logo} alt="" width="72" height="72" />
      <p className="band-name" data-brand-name>
        {brand.name}
      </p>
      <p className="band-line">
        <SlotText of={band.line} />
      </p>
    </header>
  );
}

function Side({ content: { side, words, pages } }: { content: Content }) {
  return (
    <nav className="side" aria-label={words.mainNavigation.text}>
      <ul>
        {side.links.map(({ id, link, attributes }) => (
          <li key={id} {...attributes}>
            <a href={link.href} aria-current={link.href === "#about" ? "page" : undefined}>
              <SlotText of={link.label} />
            </a>
          </li>
        ))}
        <PageLinks pages={pages} place="bar" inList />
      </ul>
      {side.hours.isShown && (
        <p {...side.hours.attributes}>
          <SlotText of={side.hours.text} />
        </p>
      )}
    </nav>
  );
}

const Arrow = () => (
  <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true">
    <path d="M0 12h44M34 2l10 10-10 10" />
  </svg>
);

function About({ content: { about } }: { content: Content }) {
  return (
    <section className="about" id="about" aria-labelledby="about-title">
      <img
        className="about-picture"
        src={about.picture.src}
        alt={about.picture.alt}
        width={about.picture.width}
        height={about.picture.height}
        decoding="async"
        {...about.picture.attributes}
      />
      <div className="about-text">
        <h1 id="about-title" style={leadingFor(about.title.text.toUpperCase())}>
          <SlotText of={about.title} />
        </h1>
        <p className="lead">
          <SlotText of={about.lead} />
        </p>
        <p>
          <SlotText of={about.text} />
        </p>
        <a className="go" href={about.action.href}>
          <SlotText of={about.action.label} />
          <Arrow />
        </a>
      </div>
    </section>
  );
}

function Facts({ content: { facts } }: { content: Content }) {
  if (!facts.isShown) return null;
  return (
    <ul className="facts" {...facts.attributes}>
      {facts.items.map(({ id, figure, label, attributes }) => (
        <li key={id} {...attributes}>
          <strong>
            <SlotText of={figure} />
          </strong>
          <span>
            <SlotText of={label} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const ContactForm = ({ content, formAction }: Pick<Props, "content" | "formAction">) => (
  <ContactSection
    form={content.contactForm}
    pages={content.pages}
    action={formAction}
    icon={<Arrow />}
  />
);

const sections: Record<
  Content["order"][number],
  ComponentType<Pick<Props, "content" | "formAction">>
> = {
  facts: Facts,
  services: Services,
  contact: Contact,
  contactForm: ContactForm,
};

function Main({ content, formAction }: Pick<Props, "content" | "formAction">) {
  return (
    <main>
      <About content={content} />
      {content.order.map((name) => {
        const Section = sections[name];
        return <Section key={name} content={content} formAction={formAction} />;
      })}
    </main>
  );
}

function Template({ brand, palette: colors, content, page, formAction }: Props) {
  return (
    <div className="t-corporate" style={paletteStyle(colors)}>
      <Band brand={brand} content={content} />
      <div className="body">
        <Side content={content} />
        {page ? <TextPageMain page={page} /> : <Main content={content} formAction={formAction} />}
      </div>
      <Footer brand={brand} content={content} />
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
