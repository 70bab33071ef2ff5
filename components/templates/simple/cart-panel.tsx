import type { Language } from "../content/languages";
import { fill, printsDollars, wholeUnits } from "../content/localize";
import { formatPrice } from "../content/print";
import { sumText } from "../content/script-texts";
import { hasPlace, SlotText } from "../content/slot-text";
import type { PriceValue } from "../content/slots";
import type { TemplateProps, TextsOfScript } from "../template";
import { elementId } from "./bags";
import type { content as declaration } from "./content";

type Content = TemplateProps<typeof declaration>["content"];

const timesOf = ({ quantity }: Content["bags"]["items"][number]) => Number(quantity.value);

/** The bags that lie in the cart when the page opens. */
export const bagsInCart = ({ bags }: Content) => bags.items.filter((bag) => timesOf(bag) > 0);

/** All prices are taken to be in the currency of the first. */
const subtotalOf = (content: Content): PriceValue => ({
  amount: bagsInCart(content).reduce((sum, bag) => sum + bag.price.amount * timesOf(bag), 0),
  currency: content.bags.items[0]?.price.currency ?? "USD",
});

interface CartPanelProps {
  content: Content;
  language: Language;
}

/** The panel is a dialog that starts open; its forms close it without any script. */
export function CartPanel({ content, language }: CartPanelProps) {
  const { cart, words } = content;
  const bags = bagsInCart(content);
  return (
    <dialog className="panel" id="cart" aria-labelledby="cart-title" open {...cart.attributes}>
      <div className="panel-head">
        <h2 id="cart-title">
          <SlotText of={words.shoppingCart} />
        </h2>
        <form method="dialog">
          <button className="close" type="submit" aria-label={words.closePanel.text}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 4l16 16M20 4L4 20" />
            </svg>
          </button>
        </form>
      </div>

      <ul className="items" data-items>
        {bags.map((bag) => (
          <li
            key={bag.id}
            data-line={wholeUnits({ ...bag.price, amount: bag.price.amount * timesOf(bag) })}
            {...bag.attributes}
          >
            <div className={`swatch ${bag.cloth.value}`}>
              <img
                src={bag.picture.src}
                alt={bag.picture.alt}
                width={bag.picture.width}
                height={bag.picture.height}
                decoding="async"
                {...bag.picture.attributes}
              />
            </div>
            <div className="item-text">
              <div className="item-name">
                <h3>
                  <a href={`#${elementId(bag.id)}`}>
                    <SlotText of={bag.name} />
                  </a>
                </h3>
                <p className="item-price">
                  <SlotText of={bag.price} />
                </p>
              </div>
              {hasPlace(bag.color) && (
                <p className="item-color">
                  <SlotText of={bag.color} />
                </p>
              )}
              <p className="item-quantity">
                <SlotText of={words.quantity} /> {timesOf(bag)}
              </p>
              <button
                className="remove"
                type="button"
                data-remove
                aria-label={fill(words.removeItem.text, { name: bag.name.text })}
              >
                <SlotText of={words.remove} />
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p className="empty" tabIndex={-1} data-empty hidden={bags.length > 0}>
        <SlotText of={cart.empty} />
      </p>

      <div className="panel-foot">
        <p className="subtotal">
          <span>
            <SlotText of={words.subtotal} />
          </span>
          <output data-subtotal>{formatPrice(subtotalOf(content), language, true)}</output>
        </p>
        <p className="note">
          <SlotText of={words.shipping} />
        </p>
        <button className="checkout" type="button" data-checkout disabled={bags.length === 0}>
          <SlotText of={words.checkout} />
        </button>
        <form className="continue" method="dialog">
          <p>
            <SlotText of={words.or} />{" "}
            <button type="submit">
              <SlotText of={words.continueShopping} />
              <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
                <path d="M0 6h22M17 1l5 5-5 5" />
              </svg>
            </button>
          </p>
        </form>
      </div>
    </dialog>
  );
}

export const scriptTexts: TextsOfScript<typeof declaration> = (content, language) => {
  const subtotal = subtotalOf(content);
  const { currency } = subtotal;
  // The template's own code does not separate thousands.
  const isPlain = printsDollars(language, currency) && wholeUnits(subtotal) < 1000;
  const format = isPlain ? null : { currency, language, hasDecimals: true };
  return { ["`$$" + "{sum.toFixed(2)}`"]: sumText("sum", format) };
};
