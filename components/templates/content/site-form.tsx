import type { ReactNode } from "react";
import type { TextPage } from "../template";
import { isPrivacyPage } from "./contact";
import type { Language } from "./languages";
import { formatPrice, openWith } from "./print";
import { SlotText } from "./slot-text";
import type { PriceView, TextView } from "./views";
import { openPrice } from "./words";

export type FormWords = Readonly<Record<"name" | "email" | "consent" | "send", TextView>> & {
  /** Absent for a form without a note. */
  message?: TextView;
};

interface FieldProps {
  /** Attributes of the control. */
  id: string;
  label: TextView;
  children: ReactNode;
}

export const FormField = ({ id, label, children }: FieldProps) => (
  <p className="form-field">
    <label htmlFor={id}>
      <SlotText of={label} />
    </label>
    {children}
  </p>
);

interface SiteFormProps {
  id: string;
  kind: "order" | "request";
  /** The address that the form is sent to; without it, the form is only a demonstration. */
  action: string | undefined;
  words: FormWords;
  /** A privacy page is linked beside the consent. */
  pages: readonly TextPage[];
  /** The class of the form's button. */
  button?: string;
  /** The message of a demonstration form. */
  notYet?: TextView;
  /** Content before the fields that all forms have. */
  children?: ReactNode;
  /** Content after the button. */
  after?: ReactNode;
}

function Consent({ id, text, pages }: Pick<SiteFormProps, "id" | "pages"> & { text: TextView }) {
  const privacy = pages.find(({ name }) => isPrivacyPage(name.text));
  return (
    <div className="form-consent">
      <input id={`${id}-consent`} name="consent" type="checkbox" value="yes" required />
      <div>
        <label htmlFor={`${id}-consent`}>
          <SlotText of={text} />
        </label>
        {privacy && " "}
        {privacy && <a href={`${privacy.name.text}.html`}>{privacy.title.text}</a>}
      </div>
    </div>
  );
}

/** A form that visitors send to the owner of a site; it works without scripts. */
export function SiteForm(props: SiteFormProps) {
  const { id, kind, action, words, pages, button, notYet, children, after } = props;
  return (
    <form
      className="site-form"
      id={id}
      method={action ? "post" : "dialog"}
      action={action}
      data-order-some={kind === "order" ? "" : undefined}
    >
      <input type="hidden" name="kind" value={kind} />
      {kind === "order" && <input type="hidden" name="items" />}
      <input type="hidden" name="elapsed" />
      {/* A trap for bots: people do not see this field. */}
      <input type="text" name="website" hidden tabIndex={-1} autoComplete="off" />
      {children}
      <FormField id={`${id}-name`} label={words.name}>
        <input id={`${id}-name`} name="name" autoComplete="name" required />
      </FormField>
      <FormField id={`${id}-email`} label={words.email}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </FormField>
      {words.message && (
        <FormField id={`${id}-message`} label={words.message}>
          <textarea id={`${id}-message`} name="message" rows={3} />
        </FormField>
      )}
      <Consent id={id} text={words.consent} pages={pages} />
      <button
        type={action ? "submit" : "button"}
        className={button}
        aria-disabled={action ? undefined : "true"}
      >
        <SlotText of={words.send} />
      </button>
      {!action && notYet && (
        <p className="form-not-yet">
          <SlotText of={notYet} />
        </p>
      )}
      {after}
    </form>
  );
}

interface QuantityProps {
  id: string;
  name: string;
  quantity: TextView;
  value?: number;
  /** 0 if the field can remove its product from the order. */
  min?: 0 | 1;
  /** The id of the form, if the field is outside of it. */
  form?: string;
}

/** The field for a product's quantity; order.js adds up the values. */
export const Quantity = ({ id, name, quantity, value = 0, min = 0, form }: QuantityProps) => (
  <input
    type="number"
    className="order-quantity"
    name={`items.${id}`}
    aria-label={`${quantity.text}: ${name}`}
    defaultValue={value}
    min={min}
    max={99}
    required
    form={form}
  />
);

export interface Product {
  id: string;
  name: TextView;
  price: PriceView;
}

/** The data of a product that order.js needs. */
export const lineAttributes = ({ id, name, price }: Product) => ({
  "data-order-line": id,
  "data-order-name": name.text,
  "data-order-price": price.amount,
});

interface OrderLinesProps {
  products: readonly Product[];
  quantity: TextView;
  /** Whether products are chosen elsewhere, and hidden until then. */
  isPicked?: boolean;
}

/** Every product with its quantity; order.js hides those that are not in the order. */
export const OrderLines = ({ products, quantity, isPicked }: OrderLinesProps) => (
  <ul className="order-lines">
    {products.map((product) => (
      <li key={product.id} hidden={isPicked} {...lineAttributes(product)}>
        <span>{product.name.text}</span>
        <span className="order-price">{product.price.text}</span>
        <Quantity id={product.id} name={product.name.text} quantity={quantity} />
      </li>
    ))}
  </ul>
);

interface OrderSumProps {
  products: readonly Product[];
  language: Language;
  hasDecimals: boolean;
  /** The initial total, in the currency's smallest unit. */
  amount?: number;
  /** Added to the total of the products. */
  plus?: number;
}

/** The total of the order, which order.js prints; in the currency of the first product. */
export function OrderSum({ products, language, hasDecimals, amount = 0, plus }: OrderSumProps) {
  const currency = products[0]?.price.currency ?? "USD";
  const open = openWith(products.map(({ price }) => price));
  return (
    <output
      data-order-sum={currency}
      data-order-zeros={hasDecimals ? "auto" : "stripIfInteger"}
      data-order-plus={plus}
      data-order-open={open.isOpen && openPrice[language]}
    >
      {formatPrice({ amount, currency, ...open }, language, hasDecimals)}
    </output>
  );
}
