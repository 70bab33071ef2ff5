import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor, lettersOf } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette } from "../template";
import { Items, OrderDoor, Summary } from "./cart";
import { content as declaration } from "./content";
import { Doors, Header } from "./header";
import { type Props, scriptTexts } from "./sums";

const palette: TemplatePalette = {
  primary: "#e5e7eb",
  secondary: "#000000",
  text01: "#fe0000",
  text02: "#6b7280",
};

function Bolt() {
  return (
    <svg className="bolt" viewBox="0 0 24 32" aria-hidden="true">
      <path d="M15 0 2 18h8L7 32 22 12h-9z" />
    </svg>
  );
}

function Main({
  content,
  language,
  formAction,
}: Pick<Props, "content" | "language" | "formAction">) {
  const { banner, heading, cart, help, contactForm, pages } = content;
  return (
    <main>
      {banner.isShown && (
        <div className="banner" {...banner.attributes}>
          <Bolt />
          <p>
            <strong>
              <SlotText of={banner.title} />
            </strong>{" "}
            <span>
              <SlotText of={banner.text} />
            </span>
          </p>
          <Bolt />
        </div>
      )}
      <div className="track">
        <div className="heading">
          <h1
            id="thunder-cart"
            style={{ ...lettersOf(heading.title), ...leadingFor(heading.title.text.toUpperCase()) }}
          >
            <SlotText of={heading.title} /> (<span data-count="">{cart.items.length}</span>)
          </h1>
          <p>
            <SlotText of={heading.text} />
          </p>
        </div>
        <div className="cart">
          <div>
            <Items content={content} formAction={formAction} />
            <p className="undo" role="status" data-undo="" />
          </div>
          <Summary content={content} language={language} formAction={formAction} />
        </div>
      </div>
      {help.isShown && (
        <section
          className="help"
          id="thunder-help"
          aria-labelledby="thunder-help-title"
          {...help.attributes}
        >
          <h2 id="thunder-help-title" style={leadingFor(help.title.text.toUpperCase())}>
            <SlotText of={help.title} />
          </h2>
          <div>
            {help.items.map(({ id, question, answer, attributes }) => (
              <details key={id} {...attributes}>
                <summary>
                  <SlotText of={question} />
                </summary>
                <p>
                  <SlotText of={answer} />
                </p>
              </details>
            ))}
          </div>
        </section>
      )}
      <ContactSection form={contactForm} pages={pages} action={formAction} icon={<Bolt />} />
    </main>
  );
}

function Template(props: Props) {
  const { brand, palette: base, content, language, home, page, formAction } = props;
  return (
    <div className="t-thunder" id="thunder-top" style={paletteStyle(base)}>
      <Header brand={brand} content={content} home={home} />
      {page ? (
        <TextPageMain page={page} />
      ) : (
        <Main content={content} language={language} formAction={formAction} />
      )}
      <footer className="foot">
        <Bolt />
        <span data-brand-name="">{brand.name}</span>
        <a href="#thunder-top">
          <SlotText of={content.words.backToTheTop} />
        </a>
        <PageLinks pages={content.pages} place="footer" />
      </footer>
      {formAction && !page && <OrderDoor content={content} action={formAction} />}
      <Doors content={content} formAction={formAction} />
    </div>
  );
}

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  scriptTexts,
  sampleSections: ["promo", "login"],
});
