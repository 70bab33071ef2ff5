import type { ComponentType } from "react";
import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette } from "../template";
import { content as declaration } from "./content";
import { Wall } from "./drawings";
import { filterStyles } from "./filters";
import { type CaliProps, Header } from "./header";
import { Basket } from "./order";
import { type SectionProps, Shop, Thanks } from "./shop";
import { sumScriptTexts, sumStyles } from "./sum";

const palette: TemplatePalette = {
  primary: "#b1c7c8",
  secondary: "#879899",
  text01: "#ffffff",
  text02: "#ffffff",
};

type Content = CaliProps["content"];

function Opening({ content: { opening } }: { content: Content }) {
  const { tall, small } = opening;
  return (
    <section className="hero" aria-labelledby="cali-title">
      <div className="greeting">
        <h1 id="cali-title" style={leadingFor(opening.title.text)}>
          <SlotText of={opening.title} />
        </h1>
        <p>
          <SlotText of={opening.lead} />
        </p>
        <a className="button" href={opening.action.href}>
          <SlotText of={opening.action.label} />
        </a>
      </div>
      <div className="counter">
        <Wall />
        <div className="worktop" />
        <img
          className="tall"
          src={tall.src}
          alt={tall.alt}
          width={tall.width}
          height={tall.height}
          fetchPriority="high"
          decoding="async"
          {...tall.attributes}
        />
        <img
          className="small"
          src={small.src}
          alt={small.alt}
          width={small.width}
          height={small.height}
          decoding="async"
          {...small.attributes}
        />
      </div>
    </section>
  );
}

function Story({ content: { story } }: { content: Content }) {
  if (!story.isShown) return null;
  const { picture, promises } = story;
  return (
    <section className="coffee" aria-labelledby="cali-coffee-title" {...story.attributes}>
      <div className="niche">
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
      <div className="words">
        <h2 id="cali-coffee-title">
          <SlotText of={story.title} />
        </h2>
        <p>
          <SlotText of={story.text} />
        </p>
        {promises.length > 0 && (
          <dl>
            {promises.map(({ id, name, text, attributes }) => (
              <div key={id} {...attributes}>
                <dt>
                  <SlotText of={name} />
                </dt>
                <dd>
                  <SlotText of={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

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
  story: Story,
  contactForm: ContactForm,
};

function Main({ content, language, formAction }: SectionProps) {
  return (
    <>
      <main>
        <Opening content={content} />
        {content.order.map((name) => {
          const Section = sections[name];
          return (
            <Section key={name} content={content} language={language} formAction={formAction} />
          );
        })}
      </main>
      {formAction ? (
        <Basket content={content} language={language} action={formAction} />
      ) : (
        <Thanks content={content} />
      )}
    </>
  );
}

function Footer({ brand, content, home }: Pick<CaliProps, "brand" | "content" | "home">) {
  const { footer, words, pages } = content;
  return (
    <footer className="foot">
      <a className="brand" href={`${home}#cali-top`}>
        <img src={brand.logo} alt="" width={44} height={44} loading="lazy" data-brand-logo />
        <span data-brand-name>{brand.name}</span>
      </a>
      <p>
        <SlotText of={footer.text} />
      </p>
      <nav aria-label={words.footer.text}>
        {footer.links.map(({ id, link, attributes }) => (
          <a key={id} href={link.href} {...attributes}>
            <SlotText of={link.label} />
          </a>
        ))}
        <a href={`${home}#cali-cart`}>
          <SlotText of={words.cart} />
        </a>
        <a href="#cali-top">
          <SlotText of={words.backToTop} />
        </a>
      </nav>
      <PageLinks pages={pages} place="footer" />
    </footer>
  );
}

function Template(props: CaliProps) {
  const { brand, palette: colors, content, language, home, page, formAction } = props;
  return (
    <div className="t-cali" style={paletteStyle(colors)} id="cali-top">
      <Header {...props} />
      {page ? (
        <TextPageMain page={page} />
      ) : (
        <Main content={content} language={language} formAction={formAction} />
      )}
      <Footer brand={brand} content={content} home={home} />
    </div>
  );
}

const pricesOf = ({ shop }: Content) => shop.items.map(({ price }) => price);

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  localizeStyles: (styles, content, language) => {
    const products = content.shop.items.map(({ color, category }) => ({
      color: color.text,
      category: category.text,
    }));
    return sumStyles(filterStyles(styles, products), pricesOf(content), language);
  },
  scriptTexts: (content, language) => sumScriptTexts(pricesOf(content), language),
});
