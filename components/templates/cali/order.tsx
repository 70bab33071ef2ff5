import { formIdOf, OrderBasket } from "../content/order-basket";
import { OrderLines, OrderSum } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import type { CaliProps } from "./header";

export const basketId = "cali-basket";

/**
 * The checkbox of a product on a published site. Without scripts, too, it adds one piece to the
 * order.
 */
export const pickAttributes = (id: string) => ({
  name: `items.${id}`,
  value: "1",
  form: formIdOf(basketId),
  "data-order-pick": id,
});

/**
 * The number and total of the chosen products: calculated by the stylesheet, as in the sample,
 * until order.js counts quantities.
 */
export function TraySums({ content, language }: Pick<CaliProps, "content" | "language">) {
  const { shop, words } = content;
  return (
    <>
      <p>
        <span className="amount" data-order-none="" />
        <strong data-order-count="" data-order-some="" hidden /> <SlotText of={words.inYourCart} />
      </p>
      <p className="sum" data-order-none="">
        <span className="unseen">
          <SlotText of={words.total} />
        </span>
      </p>
      <p className="tray-sum" data-order-some="" hidden>
        <span className="unseen">{words.total.text}</span>
        <OrderSum products={shop.items} language={language} hasDecimals={false} />
      </p>
    </>
  );
}

interface BasketProps extends Pick<CaliProps, "content" | "language"> {
  action: string;
}

/** The dialog of "Finish and pay" on a published site: the chosen products, and the form. */
export function Basket({ content, language, action }: BasketProps) {
  const { shop, orderForm, words } = content;
  return (
    <OrderBasket
      id={basketId}
      action={action}
      words={orderForm}
      pages={content.pages}
      button="button"
      close={
        <button
          type="button"
          className="basket-close"
          popoverTarget={basketId}
          popoverTargetAction="hide"
        >
          <SlotText of={words.keepLooking} />
        </button>
      }
    >
      <div data-order-some="" hidden>
        <OrderLines products={shop.items} quantity={orderForm.quantity} isPicked />
        <p className="basket-total">
          <span>
            <SlotText of={words.total} />
          </span>
          <OrderSum products={shop.items} language={language} hasDecimals={false} />
        </p>
      </div>
    </OrderBasket>
  );
}
