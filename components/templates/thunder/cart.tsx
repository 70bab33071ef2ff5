import { fill } from "../content/localize";
import { hasPlace, SlotText } from "../content/slot-text";
import { lettersOf } from "../letters";
import { type Props, sumsOf, unitsOf } from "./sums";

export function Items({ content: { cart, words } }: Pick<Props, "content">) {
  return (
    <ul className="items">
      {cart.items.map((item) => (
        <li key={item.id} className="item" data-price={unitsOf(item)} {...item.attributes}>
          <div className="shoe" data-zoom="">
            {item.size.text && (
              <span className="shoe-size" aria-hidden="true" style={lettersOf(item.size)}>
                {item.size.text}
              </span>
            )}
            <img
              src={item.picture.src}
              alt={item.picture.alt}
              width={item.picture.width}
              height={item.picture.height}
              decoding="async"
              {...item.picture.attributes}
            />
          </div>
          <div className="item-text">
            <h2>
              <SlotText of={item.name} />
            </h2>
            <p>
              <SlotText of={item.line} />
            </p>
            <dl>
              {hasPlace(item.size) && (
                <div>
                  <dt>
                    <SlotText of={words.size} />
                  </dt>
                  <dd>
                    <SlotText of={item.size} />
                  </dd>
                </div>
              )}
              <div>
                <dt>
                  <SlotText of={words.quantity} />
                </dt>
                <dd>{item.quantity.value}</dd>
              </div>
            </dl>
            <p className="item-price" style={lettersOf(item.price)}>
              <SlotText of={item.price} />
            </p>
            <button
              type="button"
              className="remove"
              aria-label={fill(words.removeItem.text, { name: item.name.text })}
              data-remove=""
            >
              <SlotText of={words.remove} />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Promo({ content: { promo } }: Pick<Props, "content">) {
  return (
    <form method="dialog" className="promo" {...promo.attributes}>
      <label htmlFor="thunder-promo">
        <SlotText of={promo.label} />
      </label>
      <div>
        <input id="thunder-promo" name="promo" autoComplete="off" spellCheck={false} />
        <button type="submit">
          <SlotText of={promo.apply} />
        </button>
      </div>
      <p role="status" data-promo="" />
    </form>
  );
}

export function Summary({ content, language }: Pick<Props, "content" | "language">) {
  const { summary, promo, tax, secondPayment, words } = content;
  const { subtotal, total, shipping, isPlain } = sumsOf(content, language);
  const dollar = isPlain && "$";
  return (
    <section className="summary" aria-labelledby="thunder-summary">
      <h2 id="thunder-summary">
        <SlotText of={words.summary} />
      </h2>
      {promo.isShown && <Promo content={content} />}
      <dl>
        <div>
          <dt>
            <SlotText of={words.subtotal} />
          </dt>
          <dd>
            {dollar}
            <span data-sum="">{subtotal}</span>
          </dd>
        </div>
        <div>
          <dt>
            <SlotText of={words.shipping} />
          </dt>
          <dd>
            <SlotText of={summary.shipping} />
          </dd>
        </div>
        {tax.isShown && (
          <div {...tax.attributes}>
            <dt>
              <SlotText of={tax.label} />
            </dt>
            <dd>
              <SlotText of={tax.text} />
            </dd>
          </div>
        )}
        <div className="total">
          <dt>
            <SlotText of={words.total} />
          </dt>
          <dd style={lettersOf({ text: `$${total}` })}>
            {dollar}
            <span data-sum="" data-shipping={shipping}>
              {total}
            </span>
          </dd>
        </div>
      </dl>
      <button type="button" className="pay" data-pay="">
        <SlotText of={words.pay} />
      </button>
      {secondPayment.isShown && (
        <button type="button" className="paypal" data-pay="" {...secondPayment.attributes}>
          <SlotText of={secondPayment.label} />
        </button>
      )}
      {hasPlace(summary.note) && (
        <p className="note">
          <SlotText of={summary.note} />
        </p>
      )}
    </section>
  );
}
