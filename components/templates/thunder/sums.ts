import type { Language } from "../content/languages";
import {
  priceCode,
  printsDollars,
  replaceCode,
  stringCode,
  templateCode,
  wholeUnits,
} from "../content/localize";
import { formatPrice } from "../content/print";
import type { PriceValue } from "../content/slots";
import type { Localize, TemplateProps } from "../template";
import type { content as declaration } from "./content";
import * as words from "./words";

export type Props = TemplateProps<typeof declaration>;
type Item = Props["content"]["cart"]["items"][number];

const decimal = new Intl.NumberFormat("en", { minimumFractionDigits: 2, useGrouping: false });

/** What the script adds up for an item. */
export const unitsOf = ({ price: { amount, currency }, quantity }: Item): string =>
  decimal.format(wholeUnits({ amount: amount * Number(quantity.value), currency }));

interface Sums {
  subtotal: string;
  total: string;
  /** For the script, in whole units of the currency; undefined if it costs nothing. */
  shipping: number | undefined;
  /** Whether the template's own script prints them: it puts no words, separators or shipping into them. */
  isPlain: boolean;
  currency: string;
}

/** All prices are taken to be in the currency of the first. */
export function sumsOf({ cart, summary }: Props["content"], language: Language): Sums {
  const currency = cart.items[0]?.price.currency ?? "USD";
  const amount = cart.items.reduce(
    (sum, { price, quantity }) => sum + price.amount * Number(quantity.value),
    0,
  );
  const subtotal: PriceValue = { amount, currency };
  const total: PriceValue = { amount: amount + summary.shipping.amount, currency };
  const shipping = wholeUnits({ amount: summary.shipping.amount, currency }) || undefined;
  if (printsDollars(language, currency) && wholeUnits(total) < 1000 && !shipping) {
    const text = decimal.format(wholeUnits(total));
    return { subtotal: text, total: text, shipping, isPlain: true, currency };
  }
  return {
    subtotal: formatPrice(subtotal, language, true),
    total: formatPrice(total, language, true),
    shipping,
    isPlain: false,
    currency,
  };
}

const nameInScript = 'item.querySelector("h2").textContent';
const codeInScript = "code.toUpperCase()";

/** A text as a template literal that replaces `{name}` by the value of an expression. */
const expressionCode = (text: string, name: string, expression: string) =>
  templateCode(text, [name]).replaceAll(`\${${name}}`, () => `\${${expression}}`);

export const localizeScript: Localize<typeof declaration> = (source, content, language) => {
  const { words: small, promo, pages } = content;
  const { isPlain, currency } = sumsOf(content, language);
  const sum = "sum + (kept.length && Number(place.dataset.shipping ?? 0))";
  const promoForm = 'root.querySelector(".promo")';
  return replaceCode(source, {
    [stringCode(words.putBack.en)]: stringCode(small.putBack.text),
    [expressionCode(`${words.isRemoved.en} `, "name", nameInScript)]: expressionCode(
      `${small.isRemoved.text} `,
      "name",
      nameInScript,
    ),
    [expressionCode(words.invalidCode.en, "code", codeInScript)]: expressionCode(
      small.invalidCode.text,
      "code",
      codeInScript,
    ),
    [stringCode(words.noCode.en)]: stringCode(small.noCode.text),
    ...(isPlain ? {} : { "sum.toFixed(2)": priceCode(sum, { currency }, language, true) }),
    // A page without the form, such as a text page, has the script as well.
    ...(promo.isShown && pages.length === 0 ? {} : { [`${promoForm}.`]: `${promoForm}?.` }),
  });
};
