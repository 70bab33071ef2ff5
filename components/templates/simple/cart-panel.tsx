import type { Language } from "../content/languages";
import { fill, printsDollars, wholeUnits } from "../content/localize";
import { formatPrice, openWith } from "../content/print";
import { sumText } from "../content/script-texts";
import { hasPlace, SlotText } from "../content/slot-text";
import type { PriceValue } from "../content/slots";
import type { TemplateProps, TextsOfScript } from "../template";
import { elementId } from "./bags";
import type { content as declaration } from "./content";
import { LineQuantity, OrderStep, Subtotal, siteLine } from "./order-step";

type Content = TemplateProps<typeof declaration>["content"];

const timesOf = ({ quantity }: Content["bags"]["items"][number]) => Number(quantity.value);

/** The bags that lie in the cart when the page opens. */
export const bagsInCart = ({ bags }: Content) => bags.items.filter((bag) => timesOf(bag) > 0);

/** All prices are taken to be in the currency of the first. */
const subtotalOf = (content: Content): PriceValue => ({
  amount: bagsInCart(content).reduce((sum, bag) => sum + bag.price.amount * timesOf(bag), 0),
  currency: content.bags.items[0]?.price.currency ?? "USD",
  ...openWith(bagsInCart(content).map(({ price }) => price)),
});

interface CartPanelProps {
  content: Content;
  language: Language;
  formAction: string | undefined;
}

interface LineProps extends Pick<CartPanelProps, "formAction"> {
  bag: Content["bags"]["items"][number];
  words: Content["words"];
}

/** A bag in the cart. */
function Line({ bag, words, formAction }: LineProps) {
  const attributes = formAction
    ? siteLine(bag)
    : { "data-line": wholeUnits({ ...bag.price, amount: bag.price.amount * timesOf(bag) }) };
  return (
    <li {...attributes} {...bag.attributes}>
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
          <SlotText of={words.quantity} />{" "}
          {formAction ? <LineQuantity bag={bag} words={words} /> : timesOf(bag)}
        </p>
        <button
          className="remove"
          type="button"
          {...(formAction ? { "data-order-remove": "" } : { "data-remove": true })}
          aria-label={fill(words.removeItem.text, { name: bag.name.text })}
        >
          <SlotText of={words.remove} />
        </button>
      </div>
    </li>
  );
}

/** The panel is a dialog that starts open; its forms close it without any script. */
export function CartPanel({ content, language, formAction }: CartPanelProps) {
  const { cart, words } = content;
  const bags = bagsInCart(content);
  const lines = formAction ? content.bags.items : bags;
  const subtotal = subtotalOf(content);
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
        {lines.map((bag) => (
          <Line key={bag.id} bag={bag} words={words} formAction={formAction} />
        ))}
      </ul>
      <p
        className="empty"
        tabIndex={-1}
        {...(formAction ? { "data-order-none": "" } : { "data-empty": true })}
        hidden={bags.length > 0}
      >
        <SlotText of={cart.empty} />
      </p>

      <div className="panel-foot">
        <p className="subtotal">
          <span>
            <SlotText of={words.subtotal} />
          </span>
          {formAction ? (
            <Subtotal bags={content.bags} language={language} amount={subtotal.amount} />
          ) : (
            <output data-subtotal>{formatPrice(subtotal, language, true)}</output>
          )}
        </p>
        <p className="note">
          <SlotText of={words.shipping} />
        </p>
        {formAction ? (
          <OrderStep content={content} action={formAction} />
        ) : (
          <button className="checkout" type="button" data-checkout disabled={bags.length === 0}>
            <SlotText of={words.checkout} />
          </button>
        )}
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
  const { currency, isOpen } = subtotal;
  // The template's own code does not separate thousands.
  const isPlain = printsDollars(language, currency) && wholeUnits(subtotal) < 1000;
  const open = isOpen ? { isOpen } : {};
  const format = isPlain && !isOpen ? null : { currency, language, hasDecimals: true, ...open };
  return { ["`$$" + "{sum.toFixed(2)}`"]: sumText("sum", format) };
};
