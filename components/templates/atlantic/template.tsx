import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { products } from "./products";
import { Sea } from "./sea";

export const palette: TemplatePalette = {
  primary: "#d6d3d1",
  secondary: "#ffffff",
  text01: "#000000",
  text02: "#44403b",
};

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const style = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;
  return (
    <div className="t-atlantic" style={style}>
      <a className="skip" href="#atlantic-pieces">
        Skip to the pieces
      </a>
      <header className="head" id="atlantic-top">
        <a className="brand" href="#atlantic-top">
          <img data-brand-logo alt="" src={brand.logo} width="36" height="36" decoding="async" />
          <span data-brand-name>{brand.name}</span>
        </a>
        <nav aria-label="Main">
          <a href="#atlantic-pieces">Pieces</a>
          <a href="#atlantic-order-bar">Order</a>
          <a href="#atlantic-care">Delivery and care</a>
        </nav>
      </header>
      <main>
        <section className="opening" aria-labelledby="atlantic-title">
          <h1 id="atlantic-title">Eight pieces, made to stay.</h1>
          <p>
            No seasons, no sets. Wood, wool and leather in eight forms, each built in one workshop
            by the sea and repaired there for life.
          </p>
          <Sea />
        </section>
        <section className="pieces" id="atlantic-pieces" aria-label="Pieces">
          {products.map((product, index) => (
            <article key={product.name} data-piece={product.name} data-price={product.price}>
              <p className="spec">
                <span>{String(index + 1).padStart(2, "0")}</span>
                <span>{product.size} cm</span>
              </p>
              <img
                src={`${images}/${product.file}`}
                width="800"
                height="800"
                alt={product.alt}
                loading={index > 2 ? "lazy" : undefined}
                decoding="async"
              />
              <div className="label">
                <h2 id={`atlantic-piece-${index + 1}`}>{product.name}</h2>
                <p className="price">${product.price}</p>
              </div>
              <button type="button" data-add aria-describedby={`atlantic-piece-${index + 1}`}>
                Add to cart
              </button>
            </article>
          ))}
        </section>
      </main>
      <section className="order" id="atlantic-order-bar" aria-label="Your order">
        <p>
          <span data-count>0 pieces</span>
          <strong data-total>$0</strong>
        </p>
        <p className="note" role="status" data-note>
          Delivery to the room of your choice is included.
        </p>
        <button type="button" popoverTarget="atlantic-slip">
          Finish and pay
        </button>
        <div className="slip" id="atlantic-slip" popover="auto">
          <h2>Order slip</h2>
          <ul data-lines />
          <p data-empty>Nothing here yet. Add a piece and it will be listed with its price.</p>
          <p className="sum" data-sum hidden>
            <span>Total</span>
            <span data-total>$0</span>
          </p>
          <p data-sum hidden>
            We confirm the delivery day with you before anything is charged.
          </p>
          <button
            type="button"
            className="close"
            popoverTarget="atlantic-slip"
            popoverTargetAction="hide"
          >
            Keep looking
          </button>
        </div>
      </section>
      <footer className="foot" id="atlantic-care">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        <dl>
          <div>
            <dt>Delivery</dt>
            <dd>Two people, one van, within three weeks. They take the packaging with them.</dd>
          </div>
          <div>
            <dt>Care</dt>
            <dd>Soap flakes for wood, a brush for wool. We send both with the first order.</dd>
          </div>
          <div>
            <dt>Workshop</dt>
            <dd>
              Pier 3, the long shed.{" "}
              <a href="mailto:pier@atlantic.example">pier@atlantic.example</a>
            </dd>
          </div>
        </dl>
      </footer>
    </div>
  );
}
