import type { ReactNode } from "react";
import type { TextPage } from "../template";
import { type FormWords, SiteForm } from "./site-form";
import { SlotText } from "./slot-text";
import type { TextView } from "./views";

interface OrderBasketProps {
  id: string;
  action: string;
  words: FormWords & Readonly<Record<"title" | "empty", TextView>>;
  pages: readonly TextPage[];
  /** The class of the button that sends the order. */
  button: string;
  /** The button that closes the basket. */
  close: ReactNode;
  /** The products and their total. */
  children: ReactNode;
}

/** The id of its form, for fields that stand outside. */
export const formIdOf = (basketId: string) => `${basketId}-form`;

/** The basket of a published site as a popover: its products, and the form that sends the order. */
export const OrderBasket = ({ id, words, close, children, ...form }: OrderBasketProps) => (
  <div className="basket" id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      <SlotText of={words.title} />
    </h2>
    <p tabIndex={-1} data-order-none="" hidden>
      <SlotText of={words.empty} />
    </p>
    <SiteForm id={formIdOf(id)} kind="order" words={words} {...form}>
      {children}
    </SiteForm>
    {close}
  </div>
);
