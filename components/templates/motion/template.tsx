import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Basket, Cart } from "./order";
import { Card, Detail } from "./product";
import { Frieze, SearchIcon, ThemeIcon, Wall } from "./shapes";

const palette: TemplatePalette = {
  primary: "#008236",
  secondary: "#0d542b",
  text01: "#ffffff",
  text02: "#7bf1a8",
};

type Props = TemplateProps<typeof declaration>;

function Poster({ poster }: Pick<Props["content"], "poster">) {
  const { title, picture } = poster;
  return (
    <section className="poster" aria-labelledby="motion-title">
      <h1 id="motion-title" style={leadingFor(title.text)}>
        <SlotText of={title} />
      </h1>
      <div className="scene">
        <Wall />
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          decoding="async"
          {...picture.attributes}
        />
      </div>
    </section>
  );
}

/** Part of an element's id: the sample's filters have words, added ones have their own id. */
const filterIds: Readonly<Record<string, string>> = { 1: "type", 2: "finish", 3: "room" };

function Tools({ content }: Pick<Props, "content">) {
  const { search, products, words } = content;
  return (
    <search className="tools" aria-label={products.title.text}>
      <div className="field wide">
        <label htmlFor="motion-search">
          <SlotText of={words.search} />
        </label>
        <SearchIcon />
        <input
          id="motion-search"
          type="search"
          placeholder={search.placeholder.text}
          autoComplete="off"
          data-search
        />
      </div>
      {search.filters.map(({ id, label, choices, attributes }) => {
        const field = `motion-${filterIds[id] ?? `filter-${id}`}`;
        return (
          <div className="field" key={id} {...attributes}>
            <label htmlFor={field}>
              <SlotText of={label} />
            </label>
            <select id={field}>
              {choices.map((choice) => (
                <option key={choice.id}>{choice.label.text}</option>
              ))}
            </select>
          </div>
        );
      })}
    </search>
  );
}

function Products({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { search, products, words } = content;
  return (
    <section className="products" id="motion-products" aria-labelledby="motion-products-title">
      <div className="head">
        <h2 id="motion-products-title">
          <SlotText of={products.title} />
        </h2>
        <p role="status">
          <span data-count>{products.items.length}</span> <SlotText of={words.inView} />
        </p>
      </div>
      <ul className="grid">
        {products.items.map((product) => (
          <Card
            key={product.id}
            product={product}
            words={words}
            canOrder={formAction !== undefined}
          />
        ))}
      </ul>
      <p className="nothing" data-nothing hidden>
        <SlotText of={search.nothing} />
      </p>
    </section>
  );
}

function Template(props: Props) {
  const { brand, palette: colors, content, language, home, page, formAction } = props;
  const { products, foot, words } = content;
  return (
    <div className="t-motion" style={paletteStyle(colors)} id="motion-top">
      <header className="bar">
        <a className="brand" href={`${home}#motion-top`}>
          <img src={brand.logo} alt="" width={44} height={44} data-brand-logo />
          <span data-brand-name>{brand.name}</span>
        </a>
        <PageLinks pages={content.pages} place="bar" />
        <label className="theme">
          <input type="checkbox" data-theme-switch />
          <ThemeIcon />
          <span>
            <SlotText of={words.theme} />
          </span>
        </label>
        <Cart {...props} />
      </header>

      {page ? (
        <TextPageMain page={page} />
      ) : (
        <>
          <main>
            <Poster poster={content.poster} />
            <Tools content={content} />
            <Products content={content} formAction={formAction} />
            <ContactSection
              form={content.contactForm}
              pages={content.pages}
              action={formAction}
              buttonClass="add"
              ornament={<Frieze />}
            />
          </main>
          {products.items.map((product) => (
            <Detail
              key={product.id}
              product={product}
              promises={products.promises}
              words={words}
              canOrder={formAction !== undefined}
            />
          ))}
          {formAction && <Basket content={content} language={language} action={formAction} />}
        </>
      )}

      <footer className="foot">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        <p>
          <SlotText of={foot.text} />
        </p>
        <a href="#motion-top">
          <SlotText of={words.top} />
        </a>
        <PageLinks pages={content.pages} place="footer" />
      </footer>
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
