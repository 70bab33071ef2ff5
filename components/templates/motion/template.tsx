import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { filters, type Product, products } from "./products";
import { CartIcon, SearchIcon, ThemeIcon, Wall } from "./shapes";

export const palette: TemplatePalette = {
  primary: "#008236",
  secondary: "#0d542b",
  text01: "#ffffff",
  text02: "#7bf1a8",
};

function Card({ product, images }: { product: Product; images: string }) {
  const detail = `motion-detail-${product.id}`;
  return (
    <li data-product={product.name}>
      <article>
        <div className={`tile tile-${product.id}`}>
          <img
            src={`${images}/product-${product.id}.webp`}
            alt={`${product.name}, ${product.picture}`}
            width={800}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </div>
        <div className="line">
          <h3>{product.name}</h3>
          <p className="price">{product.price}</p>
        </div>
        <p className="feature">{product.feature}</p>
        <div className="actions">
          <button type="button" className="add" data-add>
            Add to cart<span className="unseen"> {product.name}</span>
          </button>
          <button type="button" className="more" popoverTarget={detail}>
            View Detail<span className="unseen"> {product.name}</span>
          </button>
        </div>
      </article>
    </li>
  );
}

function Detail({ product, images }: { product: Product; images: string }) {
  const id = `motion-detail-${product.id}`;
  return (
    <div className="detail" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-name`}>
      <div className={`tile tile-${product.id}`}>
        <img
          src={`${images}/product-${product.id}.webp`}
          alt={`${product.name}, ${product.picture}`}
          width={800}
          height={800}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="words">
        <h2 id={`${id}-name`}>{product.name}</h2>
        <p className="price">{product.price}</p>
        <p>
          {product.feature}. Designed to be picked up, turned around and put somewhere new, as often
          as you like.
        </p>
        <ul>
          <li>Leaves our shop within two days</li>
          <li>Thirty days to change your mind</li>
        </ul>
        <button type="button" className="add" data-add>
          Add to cart<span className="unseen"> {product.name}</span>
        </button>
        <button type="button" className="more" popoverTarget={id} popoverTargetAction="hide">
          Back to products
        </button>
      </div>
    </div>
  );
}

export function Template({ brand, palette: colors, images }: TemplateProps) {
  const variables = {
    "--primary": colors.primary,
    "--secondary": colors.secondary,
    "--text-01": colors.text01,
    "--text-02": colors.text02,
  } as CSSProperties;
  return (
    <div className="t-motion" style={variables} id="motion-top">
      <header className="bar">
        <a className="brand" href="#motion-top">
          <img src={brand.logo} alt="" width={44} height={44} data-brand-logo />
          <span data-brand-name>{brand.name}</span>
        </a>
        <label className="theme">
          <input type="checkbox" data-theme-switch />
          <ThemeIcon />
          <span>Switch theme</span>
        </label>
        <a className="cart" href="#motion-products">
          <CartIcon />
          Cart
          <output data-cart-count aria-label="Items in the cart">
            0
          </output>
        </a>
      </header>

      <main>
        <section className="poster" aria-labelledby="motion-title">
          <h1 id="motion-title">
            Objects <span>that won’t</span> sit still
          </h1>
          <div className="scene">
            <Wall />
            <img
              src={`${images}/product-1.webp`}
              alt=""
              width={800}
              height={800}
              fetchPriority="high"
              decoding="async"
            />
          </div>
        </section>

        <search className="tools" aria-label="Products">
          <div className="field wide">
            <label htmlFor="motion-search">Search</label>
            <SearchIcon />
            <input
              id="motion-search"
              type="search"
              placeholder="Search by name..."
              autoComplete="off"
              data-search
            />
          </div>
          {filters.map((filter) => (
            <div className="field" key={filter.id}>
              <label htmlFor={`motion-${filter.id}`}>{filter.label}</label>
              <select id={`motion-${filter.id}`}>
                {filter.choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            </div>
          ))}
        </search>

        <section className="products" id="motion-products" aria-labelledby="motion-products-title">
          <div className="head">
            <h2 id="motion-products-title">Products</h2>
            <p role="status">
              <span data-count>{products.length}</span> in view
            </p>
          </div>
          <ul className="grid">
            {products.map((product) => (
              <Card key={product.id} product={product} images={images} />
            ))}
          </ul>
          <p className="nothing" data-nothing hidden>
            Nothing here goes by that name. Try “Product”.
          </p>
        </section>
      </main>

      {products.map((product) => (
        <Detail key={product.id} product={product} images={images} />
      ))}

      <footer className="foot">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        <p>Two prices, eight objects, all of them made to be moved.</p>
        <a href="#motion-top">Back to top</a>
      </footer>
    </div>
  );
}
