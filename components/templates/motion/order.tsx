import { OrderBasket } from "../content/order-basket";
import { OrderLines, OrderSum } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";
import { CartIcon } from "./shapes";

type Props = TemplateProps<typeof declaration>;

const basketId = "motion-basket";

/** In the bar: leads to the products in the sample, opens the basket on a site. */
export function Cart({ content: { words }, home, page, formAction }: Props) {
  const hasBasket = formAction !== undefined && !page;
  const count = hasBasket ? { "data-order-count": "" } : { "data-cart-count": true };
  const parts = (
    <>
      <CartIcon />
      <SlotText of={words.cart} />
      <output {...count} aria-label={words.inCart.text}>
        0
      </output>
    </>
  );
  return hasBasket ? (
    <button type="button" className="cart basket-opener" popoverTarget={basketId}>
      {parts}
    </button>
  ) : (
    <a className="cart" href={`${home}#motion-products`}>
      {parts}
    </a>
  );
}

interface BasketProps extends Pick<Props, "content" | "language"> {
  action: string;
}

/** The content of a published site's cart, and the form that sends the order. */
export function Basket({ content, language, action }: BasketProps) {
  const { products, orderForm, words } = content;
  return (
    <OrderBasket
      id={basketId}
      action={action}
      words={orderForm}
      pages={content.pages}
      button="add"
      close={
        <button type="button" className="more" popoverTarget={basketId} popoverTargetAction="hide">
          <SlotText of={words.back} />
        </button>
      }
    >
      <div>
        <OrderLines products={products.items} quantity={orderForm.quantity} />
        <p className="basket-total" data-order-some="" hidden>
          <span>
            <SlotText of={orderForm.total} />
          </span>
          <OrderSum products={products.items} language={language} hasDecimals />
        </p>
      </div>
    </OrderBasket>
  );
}
