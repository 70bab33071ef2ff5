import { ContactSection } from "../content/contact-section";
import { hasPlace, SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor, lettersOf } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { Bags, opensCart } from "./bags";
import { bagsInCart, CartPanel, scriptTexts } from "./cart-panel";
import { content as declaration } from "./content";

const palette: TemplatePalette = {
  primary: "#ffffff",
  secondary: "#1d4ed8",
  text01: "#000000",
  text02: "#78716c",
};

type Props = TemplateProps<typeof declaration>;

function Main({
  content,
  language,
  formAction,
}: Pick<Props, "content" | "language" | "formAction">) {
  const { opening, promise, cart, contactForm, pages } = content;
  return (
    <main>
      <section className="hero">
        <h1 style={{ ...lettersOf(opening.title), ...leadingFor(opening.title.text) }}>
          <SlotText of={opening.title} />
        </h1>
        <div className="hero-text">
          <p>
            <SlotText of={opening.text} />
          </p>
          <a className="hero-link" href={opening.action.href}>
            <SlotText of={opening.action.label} />
          </a>
        </div>
        <div className="hero-picture">
          <svg viewBox="0 0 600 420" width="600" height="420" aria-hidden="true">
            <path d="M4 400C120 420 170 330 250 330s90 70 150 40-10-200 60-270 130-60 136-96" />
          </svg>
          <img
            src={opening.picture.src}
            alt={opening.picture.alt}
            width={opening.picture.width}
            height={opening.picture.height}
            decoding="async"
            {...opening.picture.attributes}
          />
        </div>
      </section>

      {cart.isShown && <div className="scrim" data-scrim />}
      {cart.isShown && <CartPanel content={content} language={language} formAction={formAction} />}

      <Bags content={content} canOrder={cart.isShown && formAction !== undefined} />

      {promise.isShown && (
        <section
          className="promise"
          id="promise"
          aria-labelledby="promise-title"
          {...promise.attributes}
        >
          <h2 id="promise-title" style={leadingFor(promise.title.text)}>
            <SlotText of={promise.title} />
          </h2>
          <ul>
            {promise.items.map(({ id, title, text, attributes }) => (
              <li key={id} {...attributes}>
                <h3>
                  <SlotText of={title} />
                </h3>
                <p>
                  <SlotText of={text} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}

      <ContactSection form={contactForm} pages={pages} action={formAction} />
    </main>
  );
}

function Footer({ brand, content: { visit, pages } }: Pick<Props, "brand" | "content">) {
  return (
    <footer className="foot" id="visit">
      <p className="brand">
        <img data-brand-logo src={brand.logo} alt="" width="44" height="44" loading="lazy" />
        <span data-brand-name>{brand.name}</span>
      </p>
      <p>
        <SlotText of={visit.address} />
      </p>
      {hasPlace(visit.hours) && (
        <p>
          <SlotText of={visit.hours} />
        </p>
      )}
      <p>
        <a href={visit.email.href}>
          <SlotText of={visit.email.label} />
        </a>
      </p>
      <PageLinks pages={pages} place="footer" />
    </footer>
  );
}

function Template(props: Props) {
  const { brand, palette: colors, content, language, page, formAction } = props;
  const { bar, cart, words } = content;
  // The cart opens with the page, where it would stand in front of a text page's text.
  const hasCart = cart.isShown && !page;

  return (
    <div className="t-simple" style={paletteStyle(colors)}>
      <header className="top">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <nav aria-label={words.mainNavigation.text}>
          <ul>
            {bar.links.map(({ id, link, attributes }) => (
              <li key={id} {...attributes}>
                <a href={link.href}>
                  <SlotText of={link.label} />
                </a>
              </li>
            ))}
            <PageLinks pages={content.pages} place="bar" inList />
          </ul>
        </nav>
        {hasCart && (
          <button className="open-cart" type="button" data-open-cart {...opensCart}>
            <SlotText of={words.cart} />
            <span {...(formAction ? { "data-order-count": "" } : { "data-count": true })}>
              {bagsInCart(content).length}
            </span>
          </button>
        )}
      </header>

      {page ? (
        <TextPageMain page={page} />
      ) : (
        <Main content={content} language={language} formAction={formAction} />
      )}

      <Footer brand={brand} content={content} />
    </div>
  );
}

export const template = defineTemplate({
  palette,
  content: declaration,
  Template,
  scriptTexts,
});
