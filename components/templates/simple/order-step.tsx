import type { Language } from "../content/languages";
import { lineAttributes, OrderSum, Quantity, SiteForm } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";

type Content = TemplateProps<typeof declaration>["content"];
type Bag = Content["bags"]["items"][number];

const formId = "simple-order-form";

/** Attributes of a bag's line on a site, where order.js shows it once the bag is in the cart. */
export const siteLine = (bag: Bag) => ({
  ...lineAttributes(bag),
  hidden: bag.quantity.value === "0",
});

/** The quantity of a bag's line on a site. */
export const LineQuantity = ({ bag, words }: { bag: Bag; words: Content["words"] }) => (
  <Quantity
    id={bag.id}
    name={bag.name.text}
    quantity={words.quantity}
    value={Number(bag.quantity.value)}
    form={formId}
  />
);

interface SubtotalProps extends Pick<Content, "bags"> {
  language: Language;
  /** The initial total of the cart. */
  amount: number;
}

export const Subtotal = ({ bags, language, amount }: SubtotalProps) => (
  <OrderSum products={bags.items} language={language} amount={amount} hasDecimals />
);

interface OrderStepProps {
  content: Content;
  action: string;
}

/** Opens in the cart, where the order is sent from; without script as well. */
export const OrderStep = ({ content: { orderForm, pages, words }, action }: OrderStepProps) => (
  <details className="order-step" data-order-some="">
    <summary className="checkout">
      <SlotText of={words.checkout} />
    </summary>
    <SiteForm
      id={formId}
      kind="order"
      action={action}
      words={orderForm}
      pages={pages}
      button="checkout"
    />
  </details>
);
