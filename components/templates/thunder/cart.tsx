import { fill } from "../content/localize";
import { lineAttributes, OrderSum, Quantity, SiteForm } from "../content/site-form";
import { hasPlace, SlotText } from "../content/slot-text";
import { lettersOf } from "../letters";
import { type Props, subtotalOf, sumsOf, unitsOf } from "./sums";

const orderFormId = "thunder-order-form";

export function Items({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { cart, words } = content;
  return (
    <ul className="items">
      {cart.items.map((item) => (
        <li
          key={item.id}
          className="item"
          data-price={unitsOf(item)}
          {...(formAction && lineAttributes(item))}
          {...item.attributes}
        >
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
                <dd>
                  {formAction ? (
                    <Quantity
                      id={item.id}
                      name={item.name.text}
                      quantity={words.quantity}
                      value={Number(item.quantity.value)}
                      min={1}
                      form={orderFormId}
                    />
                  ) : (
                    item.quantity.value
                  )}
                </dd>
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

interface SumProps extends Pick<Props, "content" | "language" | "formAction"> {
  /** Whether shipping is a part of it. */
  isTotal?: boolean;
}

/** On a published site the total follows the quantities; in the sample template.js adds up. */
function Sum({ content, language, formAction, isTotal = false }: SumProps) {
  const { subtotal, total, shipping, isPlain } = sumsOf(content, language);
  if (formAction) {
    const plus = isTotal ? content.summary.shipping.amount : 0;
    const amount = subtotalOf(content) + plus;
    const { items } = content.cart;
    return (
      <OrderSum products={items} language={language} amount={amount} plus={plus} hasDecimals />
    );
  }
  return (
    <>
      {isPlain && "$"}
      <span data-sum="" data-shipping={isTotal ? shipping : undefined}>
        {isTotal ? total : subtotal}
      </span>
    </>
  );
}

interface OrderDoorProps extends Pick<Props, "content"> {
  action: string;
}

/** The dialog that the buttons of the summary open on a published site. */
export function OrderDoor({ content: { orderForm, pages }, action }: OrderDoorProps) {
  return (
    <section
      id="thunder-order-panel"
      popover="auto"
      className="door"
      aria-labelledby="thunder-order-title"
    >
      <h2 id="thunder-order-title">
        <SlotText of={orderForm.title} />
      </h2>
      <SiteForm id={orderFormId} kind="order" action={action} words={orderForm} pages={pages} />
    </section>
  );
}

export function Summary(props: Pick<Props, "content" | "language" | "formAction">) {
  const { content, language, formAction } = props;
  const { summary, promo, tax, secondPayment, words } = content;
  const { total } = sumsOf(content, language);
  const opens = formAction && { popoverTarget: "thunder-order-panel" };
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
            <Sum {...props} />
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
            <Sum {...props} isTotal />
          </dd>
        </div>
      </dl>
      <button type="button" className="pay" data-pay="" {...opens}>
        <SlotText of={words.pay} />
      </button>
      {secondPayment.isShown && (
        <button
          type="button"
          className="paypal"
          data-pay=""
          {...opens}
          {...secondPayment.attributes}
        >
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
