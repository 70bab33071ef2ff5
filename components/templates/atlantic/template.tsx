import { ContactSection } from "../content/contact-section";
import { wholeUnits } from "../content/localize";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor, lettersOf } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Order, scriptTexts } from "./order";
import { Sea } from "./sea";

const palette: TemplatePalette = {
  primary: "#d6d3d1",
  secondary: "#ffffff",
  text01: "#000000",
  text02: "#44403b",
};

type Props = TemplateProps<typeof declaration>;

function Main({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { opening, pieces, order, contactForm, pages, words } = content;
  return (
    <main>
      <section className="opening" aria-labelledby="atlantic-title">
        <h1
          id="atlantic-title"
          style={{ ...lettersOf(opening.title), ...leadingFor(opening.title.text) }}
        >
          <SlotText of={opening.title} />
        </h1>
        <p>
          <SlotText of={opening.lead} />
        </p>
        <Sea />
      </section>
      <section className="pieces" id="atlantic-pieces" aria-label={pieces.label.text}>
        {pieces.items.map(({ id, name, size, price, picture, attributes }, index) => (
          <article key={id} data-piece={name.text} data-price={wholeUnits(price)} {...attributes}>
            <p className="spec">
              <span>{String(index + 1).padStart(2, "0")}</span>
              <span>
                <SlotText of={size} />
              </span>
            </p>
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt={picture.alt}
              loading={index > 2 ? "lazy" : undefined}
              decoding="async"
              {...picture.attributes}
            />
            <div className="label">
              <h2 id={`atlantic-piece-${id}`}>
                <SlotText of={name} />
              </h2>
              <p className="price">
                <SlotText of={price} />
              </p>
            </div>
            {order.isShown && (
              <button
                type="button"
                {...(formAction ? { "data-order-add": id } : { "data-add": true })}
                aria-describedby={`atlantic-piece-${id}`}
              >
                <SlotText of={words.addToCart} />
              </button>
            )}
          </article>
        ))}
      </section>
      <ContactSection form={contactForm} pages={pages} action={formAction} />
    </main>
  );
}

function Template(props: Props) {
  const { brand, palette: colors, content, language, home, page, formAction } = props;
  const { bar, order, facts, words } = content;
  return (
    <div className="t-atlantic" style={paletteStyle(colors)}>
      <a className="skip" href={page ? "#atlantic-text" : "#atlantic-pieces"}>
        <SlotText of={page ? words.skip : words.skipToPieces} />
      </a>
      <header className="head" id="atlantic-top">
        <a className="brand" href={`${home}#atlantic-top`}>
          <img data-brand-logo alt="" src={brand.logo} width="36" height="36" decoding="async" />
          <span data-brand-name>{brand.name}</span>
        </a>
        <nav aria-label={words.mainNavigation.text}>
          {bar.links.map(({ id, link, attributes }) => (
            <a key={id} href={link.href} {...attributes}>
              <SlotText of={link.label} />
            </a>
          ))}
          <PageLinks pages={content.pages} place="bar" />
        </nav>
      </header>
      {page ? (
        <TextPageMain page={page} id="atlantic-text" />
      ) : (
        <Main content={content} formAction={formAction} />
      )}
      {order.isShown && !page && (
        <Order content={content} language={language} formAction={formAction} />
      )}
      <footer className="foot" id="atlantic-care">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        {facts.isShown && (
          <dl {...facts.attributes}>
            {facts.items.map(({ id, term, text, attributes }) => (
              <div key={id} {...attributes}>
                <dt>
                  <SlotText of={term} />
                </dt>
                <dd>
                  <SlotText of={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <PageLinks pages={content.pages} place="footer" />
      </footer>
    </div>
  );
}

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  scriptTexts,
  hasSampleScript: true,
});
