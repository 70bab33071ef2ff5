import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { CartIcon, Chevron, ThemeIcon, Wall } from "./drawings";
import { type Appliance, appliances, categories, colorOptions } from "./products";

export const palette: TemplatePalette = {
  primary: "#b1c7c8",
  secondary: "#879899",
  text01: "#ffffff",
  text02: "#ffffff",
};

const promises = [
  ["Repair first", "Every part can be ordered, for at least twelve years."],
  ["Carried in", "We bring it to the counter and take the box away."],
  ["Live with it", "Sixty mornings to decide if it belongs in your kitchen."],
] as const;

function Choice(props: {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <div className="choice">
      <label htmlFor={props.id}>{props.label}</label>
      <select id={props.id}>
        <option value="">All</option>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron />
    </div>
  );
}

function Item({ appliance, images }: { appliance: Appliance; images: string }) {
  const price = { "--price": appliance.price } as CSSProperties;
  return (
    <li
      className="item"
      style={price}
      data-color={appliance.color}
      data-category={appliance.category}
    >
      <article>
        <div className="niche">
          <img
            src={`${images}/${appliance.file}.webp`}
            alt={appliance.alt}
            width={800}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </div>
        <div className="label">
          <h3>{appliance.name}</h3>
          <p className="price">${appliance.price}</p>
          <p className="note">{appliance.note}</p>
          <label className="pick">
            <input type="checkbox" />
            <span className="unseen">Put {appliance.name} in the cart</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="plus" d="M12 5v14M5 12h14" />
              <path className="tick" d="m5 12.5 4.5 4.5L19 7.5" />
            </svg>
          </label>
        </div>
      </article>
    </li>
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
    <div className="t-cali" style={variables} id="cali-top">
      <header className="bar">
        <a className="brand" href="#cali-top">
          <img src={brand.logo} alt="" width={44} height={44} data-brand-logo />
          <span data-brand-name>{brand.name}</span>
        </a>
        <search className="choices" aria-label="Products">
          <Choice id="cali-color" label="Color" options={colorOptions} />
          <Choice id="cali-category" label="Category" options={categories} />
        </search>
        <label className="icon theme">
          <input type="checkbox" data-theme-switch />
          <ThemeIcon />
          <span className="unseen">Switch theme</span>
        </label>
        <a className="icon cart" href="#cali-cart">
          <CartIcon />
          <span className="unseen">Go to your cart</span>
        </a>
      </header>

      <main>
        <section className="hero" aria-labelledby="cali-title">
          <div className="greeting">
            <h1 id="cali-title">Made for slow mornings</h1>
            <p>
              Eight appliances in quiet colors, for counters that catch the early light and cooks
              who take their time.
            </p>
            <a className="button" href="#cali-products">
              See all eight
            </a>
          </div>
          <div className="counter">
            <Wall />
            <div className="worktop" />
            <img
              className="tall"
              src={`${images}/stand-mixer.webp`}
              alt="Celadon stand mixer on a kitchen counter"
              width={800}
              height={800}
              fetchPriority="high"
              decoding="async"
            />
            <img
              className="small"
              src={`${images}/electric-kettle.webp`}
              alt="Celadon kettle with a wooden handle beside it"
              width={800}
              height={800}
              decoding="async"
            />
          </div>
        </section>

        <section className="shop" id="cali-products" aria-labelledby="cali-products-title">
          <h2 id="cali-products-title">Products</h2>
          <ul className="grid">
            {appliances.map((appliance) => (
              <Item key={appliance.file} appliance={appliance} images={images} />
            ))}
          </ul>
          <p className="nothing">
            We do not make that in this color yet. Choose All to see the whole range.
          </p>
          <nav className="pages" aria-label="Pages">
            <span className="step" aria-disabled="true">
              Previous
            </span>
            <a href="#cali-products" aria-current="page" aria-label="Page 1">
              1
            </a>
            <a href="#cali-products" aria-label="Page 2">
              2
            </a>
            <a href="#cali-products" aria-label="Page 3">
              3
            </a>
            <a className="step" href="#cali-products">
              Next
            </a>
          </nav>
          <div className="tray" id="cali-cart">
            <p>
              <span className="amount" /> in your cart
            </p>
            <p className="sum">
              <span className="unseen">Total</span>
            </p>
            <button type="button" className="button" popoverTarget="cali-thanks">
              Finish and Pay
            </button>
          </div>
        </section>

        <section className="coffee" aria-labelledby="cali-coffee-title">
          <div className="niche">
            <img
              src={`${images}/espresso-machine.webp`}
              alt="Espresso machine with a wooden handle, cups warming on top"
              width={800}
              height={800}
              loading="lazy"
              decoding="async"
            />
          </div>
          <div className="words">
            <h2 id="cali-coffee-title">Coffee, before the first word</h2>
            <p>
              The espresso machine warms up while you find your cup. Three dials, one handle, no
              screen to wake you up before the coffee does.
            </p>
            <dl>
              {promises.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </main>

      <div
        className="thanks"
        id="cali-thanks"
        popover="auto"
        role="dialog"
        aria-labelledby="cali-thanks-title"
      >
        <h2 id="cali-thanks-title">Good morning to you</h2>
        <p>This is a sample kitchen, so nothing has been charged. Your picks stay in the cart.</p>
        <button
          type="button"
          className="button"
          popoverTarget="cali-thanks"
          popoverTargetAction="hide"
        >
          Keep looking
        </button>
      </div>

      <footer className="foot">
        <a className="brand" href="#cali-top">
          <img src={brand.logo} alt="" width={44} height={44} loading="lazy" data-brand-logo />
          <span data-brand-name>{brand.name}</span>
        </a>
        <p>Kitchen things, made to be kept.</p>
        <nav aria-label="Footer">
          <a href="#cali-products">Products</a>
          <a href="#cali-cart">Cart</a>
          <a href="#cali-top">Back to top</a>
        </nav>
      </footer>
    </div>
  );
}
