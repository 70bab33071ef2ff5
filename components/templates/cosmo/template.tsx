import type { ComponentType } from "react";
import { ContactSection } from "../content/contact-section";
import { replaceCode } from "../content/localize";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { Carousel } from "./carousel";
import { content as declaration } from "./content";
import { Header } from "./header";
import { ChannelIcon } from "./icons";
import { Calendar, Projects, type SectionProps, Shop, Team } from "./sections";

const palette: TemplatePalette = {
  primary: "#14532d",
  secondary: "#1e3a8a",
  text01: "#ffffff",
  text02: "#eab308",
};

type Props = TemplateProps<typeof declaration>;

type Content = Props["content"];

const ContactForm = ({ content, formAction }: SectionProps) => (
  <ContactSection
    form={content.contactForm}
    pages={content.pages}
    action={formAction}
    buttonClass="button"
  />
);

const sections: Record<Content["order"][number], ComponentType<SectionProps>> = {
  shop: Shop,
  team: Team,
  projects: Projects,
  calendar: Calendar,
  contactForm: ContactForm,
};

function Main(props: SectionProps) {
  const { content } = props;
  const { banner } = content;
  return (
    <main>
      <div className="banner">
        <div className="banner-text">
          <h1 style={leadingFor(banner.title.text)}>
            <SlotText of={banner.title} />
          </h1>
          <p>
            <SlotText of={banner.text} />
          </p>
          <a className="button" href={banner.action.href}>
            <SlotText of={banner.action.label} />
          </a>
        </div>
        {banner.slides.isShown && <Carousel content={content} />}
      </div>
      {content.order.map((name) => {
        const Section = sections[name];
        return <Section key={name} {...props} />;
      })}
    </main>
  );
}

function Footer({ brand, content: { footer, words, pages } }: Pick<Props, "brand" | "content">) {
  return (
    <footer className="foot" id="follow">
      <p className="brand">
        <img data-brand-logo src={brand.logo} alt="" width="48" height="48" loading="lazy" />
        <span data-brand-name>{brand.name}</span>
      </p>
      {footer.channels.length > 0 && (
        <ul className="channels">
          {footer.channels.map(({ id, link, icon, attributes }) => (
            <li key={id} {...attributes}>
              <a href={link.href}>
                <ChannelIcon name={icon.value} />
                <SlotText of={link.label} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="legal">
        <SlotText of={footer.copyright} /> <span data-brand-name>{brand.name}</span>.{" "}
        <SlotText of={words.allRightsReserved} />
      </p>
      <PageLinks pages={pages} place="footer" />
    </footer>
  );
}

function Template({ brand, palette: colors, content, language, page, formAction }: Props) {
  return (
    <div className="t-cosmo" style={paletteStyle(colors)}>
      <Header brand={brand} content={content} />
      {page ? (
        <TextPageMain page={page} />
      ) : (
        <Main content={content} language={language} formAction={formAction} />
      )}
      <Footer brand={brand} content={content} />
    </div>
  );
}

/** Each slide is shown by a rule of its own. */
const slideRules = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    return `.carousel:has(label:nth-of-type(${place}) :checked) li:nth-child(${place})`;
  }).join(",\n  ");

const sampleSlides = declaration.slots.banner.slots.slides.slots.items.sample.length;

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  localizeStyles: (styles, { banner }) =>
    replaceCode(styles, { [slideRules(sampleSlides)]: slideRules(banner.slides.items.length) }),
});
