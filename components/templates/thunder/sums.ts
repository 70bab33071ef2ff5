import type { Language } from "../content/languages";
import { printsDollars, stringCode, templateCode, wholeUnits } from "../content/localize";
import { formatPrice, openWith } from "../content/print";
import { filledText, scriptText, sumText } from "../content/script-texts";
import type { PriceValue } from "../content/slots";
import type { TemplateProps, TextsOfScript } from "../template";
import type { content as declaration } from "./content";
import * as words from "./words";

export type Props = TemplateProps<typeof declaration>;
type Item = Props["content"]["cart"]["items"][number];

const decimal = new Intl.NumberFormat("en", { minimumFractionDigits: 2, useGrouping: false });

/** The data of an item that the script adds up. */
export const unitsOf = ({ price: { amount, currency }, quantity }: Item): string =>
  decimal.format(wholeUnits({ amount: amount * Number(quantity.value), currency }));

interface Sums {
  subtotal: string;
  total: string;
  /** For the script, in whole units of the currency; undefined if it costs nothing. */
  shipping: number | undefined;
  /**
   * Whether the template's own script prints the amounts correctly: it supports neither translated
   * words nor separators nor a price for shipping.
   */
  isPlain: boolean;
  currency: string;
  /** Set where a price is not named yet. */
  isOpen?: true;
}

/** The initial total of the cart, without shipping. */
export const subtotalOf = ({ cart }: Props["content"]): number =>
  cart.items.reduce((sum, { price, quantity }) => sum + price.amount * Number(quantity.value), 0);

/** All prices are taken to be in the currency of the first. */
export function sumsOf(content: Props["content"], language: Language): Sums {
  const { cart, summary } = content;
  const currency = cart.items[0]?.price.currency ?? "USD";
  const amount = subtotalOf(content);
  const open = openWith([summary.shipping, ...cart.items.map(({ price }) => price)]);
  const subtotal: PriceValue = { amount, currency, ...open };
  const total: PriceValue = { amount: amount + summary.shipping.amount, currency, ...open };
  const shipping = wholeUnits({ amount: summary.shipping.amount, currency }) || undefined;
  if (printsDollars(language, currency) && wholeUnits(total) < 1000 && !shipping && !open.isOpen) {
    const text = decimal.format(wholeUnits(total));
    return { subtotal: text, total: text, shipping, isPlain: true, currency };
  }
  return {
    subtotal: formatPrice(subtotal, language, true),
    total: formatPrice(total, language, true),
    shipping,
    isPlain: false,
    currency,
    ...open,
  };
}

const nameInScript = { name: 'item.querySelector("h2").textContent' };
const codeInScript = { code: "code.toUpperCase()" };

export const scriptTexts: TextsOfScript<typeof declaration> = (content, language) => {
  const { words: small, promo, pages } = content;
  const { isPlain, currency, isOpen } = sumsOf(content, language);
  const open = isOpen ? { isOpen } : {};
  const sum = "sum + (kept.length && Number(place.dataset.shipping ?? 0))";
  const promoForm = 'root.querySelector(".promo")';
  return {
    [stringCode(words.putBack.en)]: scriptText(small.putBack.text),
    [templateCode(`${words.isRemoved.en} `, nameInScript)]: filledText(
      `${small.isRemoved.text} `,
      nameInScript,
    ),
    [templateCode(words.invalidCode.en, codeInScript)]: filledText(
      small.invalidCode.text,
      codeInScript,
    ),
    [stringCode(words.noCode.en)]: scriptText(small.noCode.text),
    "sum.toFixed(2)": sumText(
      sum,
      isPlain ? null : { currency, language, hasDecimals: true, ...open },
    ),
    // A page without the form, such as a text page, has the script as well.
    [`${promoForm}.`]: {
      code: promo.isShown && pages.length === 0 ? null : `${promoForm}?.`,
      live: () => `${promoForm}?.`,
    },
  };
};
