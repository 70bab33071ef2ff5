import type { Language } from "../content/languages";
import { replaceCode, wholeUnits } from "../content/localize";
import { formatPrice, openWith } from "../content/print";
import { type ScriptTexts, sumText } from "../content/script-texts";
import type { PriceView } from "../content/views";
import { openPrice } from "../content/words";

type Prices = readonly PriceView[];

/**
 * Whether the stylesheet can add up the prices: CSS counters support neither decimals nor thousands
 * separators.
 */
function isCountable(prices: Prices): boolean {
  const units = prices.map(wholeUnits);
  return units.every(Number.isInteger) && units.reduce((sum, it) => sum + it, 0) < 1000;
}

const cssString = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** The text before and after the digits of an amount, around the code that prints the digits. */
function countedSum({ currency }: PriceView, language: Language): string {
  const [before = "", after = ""] = formatPrice({ amount: 0, currency }, language, false).split(
    "0",
  );
  return [before && cssString(before), "counter(total)", after && cssString(after)]
    .filter(Boolean)
    .join(" ");
}

/**
 * The stylesheet with the total in the currency of the first product, in the format of the site's
 * language.
 */
export function sumStyles(styles: string, prices: Prices, language: Language): string {
  const [first] = prices;
  if (!first) return styles;
  if (openWith(prices).isOpen) {
    return replaceCode(styles, { '"$" counter(total)': cssString(openPrice[language]) });
  }
  if (isCountable(prices)) {
    return replaceCode(styles, { '"$" counter(total)': countedSum(first, language) });
  }
  return replaceCode(styles, {
    "counter-increment: amount total var(--price)": "counter-increment: amount",
    'content: "$" counter(total)': "content: attr(data-sum)",
  });
}

const sumScript = (sum: string) => `(() => {
  const shown = document.querySelector(".t-cali .sum");
  if (!shown) return;
  const add = () => {
    const picked = document.querySelectorAll(".t-cali .item:has(:checked)");
    const sum = [...picked].reduce((all, it) => all + Number(it.style.getPropertyValue("--price")), 0);
    shown.dataset.sum = ${sum};
  };
  addEventListener("change", add);
  addEventListener("pageshow", add);
})();
`;

/**
 * For prices that the stylesheet cannot add up, a script that does; the template itself has none.
 */
export function sumScriptTexts(prices: Prices, language: Language): ScriptTexts {
  const [first] = prices;
  const isNeeded = first !== undefined && !isCountable(prices) && !openWith(prices).isOpen;
  const hasDecimals = prices.some((price) => !Number.isInteger(wholeUnits(price)));
  const format = isNeeded ? { currency: first.currency, language, hasDecimals } : null;
  const { code, print } = sumText("sum", format);
  return {
    "": {
      code: code && sumScript(code),
      live: (own) => `if (${own}) ${sumScript(`${own}(sum)`)}`,
      print,
    },
  };
}
