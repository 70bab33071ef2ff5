import type { Language } from "../content/languages";
import {
  priceCode,
  printsDollars,
  replaceCode,
  stringCode,
  templateCode,
  wholeUnits,
  wordCode,
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

/** A text of the template's own script as it stands there. */
const ownCode = (text: string, name: string, expression: string) =>
  templateCode(text, [name]).replaceAll(`\${${name}}`, () => `\${${expression}}`);

/** Code that prints a sum; undefined if the script's own is right. */
function sumCode(content: Props["content"], language: Language): string | undefined {
  const { isPlain, currency } = sumsOf(content, language);
  const path = content.cart.items[0]?.price.path;
  const sum = "sum + (kept.length && Number(place.dataset.shipping ?? 0))";
  const code = priceCode(sum, { currency, path }, language, true);
  if (!path) return isPlain ? undefined : code;
  // In the editor the draft decides whether the page has the dollar in front.
  return `(place.previousSibling ? sum.toFixed(2) : ${code})`;
}

export const localizeScript: Localize<typeof declaration> = (source, content, language) => {
  const { words: small, promo, pages } = content;
  const sum = sumCode(content, language);
  const promoForm = 'root.querySelector(".promo")';
  const isRemoved = `${small.isRemoved.text} `;
  const item = { name: nameInScript };
  return replaceCode(source, {
    [stringCode(words.putBack.en)]: wordCode(small.putBack),
    [ownCode(`${words.isRemoved.en} `, "name", nameInScript)]: small.isRemoved.path
      ? `${wordCode(small.isRemoved, item)} + " "`
      : wordCode({ text: isRemoved }, item),
    [ownCode(words.invalidCode.en, "code", codeInScript)]: wordCode(small.invalidCode, {
      code: codeInScript,
    }),
    [stringCode(words.noCode.en)]: wordCode(small.noCode),
    ...(sum ? { "sum.toFixed(2)": sum } : {}),
    // A page without the form, such as a text page, has the script as well.
    ...(promo.isShown && pages.length === 0 ? {} : { [`${promoForm}.`]: `${promoForm}?.` }),
  });
};
