import type { Language } from "./languages";
import type { PriceView } from "./views";

/** The text with `{name}` replaced by the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** Replaces every occurrence of each piece of code, which must exist. */
export function replaceCode(source: string, code: Readonly<Record<string, string>>): string {
  for (const stretch of Object.keys(code)) {
    if (!source.includes(stretch)) throw new Error(`The template's code has no ${stretch}.`);
  }
  // In one pass, so that a text that itself looks like a piece of code is not replaced.
  const stretches = Object.keys(code).map((it) => it.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return source.replace(new RegExp(stretches.join("|"), "g"), (it) => code[it] ?? it);
}

/** A script may stand inside HTML, where a tag would end it. */
const withoutTags = (code: string) => code.replaceAll("<", "\\u003c");

/** A text as a string literal. */
export const stringCode = (text: string): string => withoutTags(JSON.stringify(text));

/**
 * A text as a template literal in which `{name}` is the variable of that name; with `expressions`,
 * only the names that have one are replaced, and by that expression, because an undefined variable
 * would stop the script.
 */
export const templateCode = (
  text: string,
  expressions?: Readonly<Record<string, string>>,
): string => {
  const code = text
    .replace(/[\\`$]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      if (!expressions) return `\${${name}}`;
      return Object.hasOwn(expressions, name) ? `\${${expressions[name]}}` : placeholder;
    });
  return withoutTags(`\`${code}\``);
};

/** Whether the template's own code, which prints dollars, prints this amount correctly. */
export const printsDollars = (language: Language, currency: string): boolean =>
  language === "en" && currency === "USD";

/** The amount in whole units of its currency, for scripts that add prices up. */
export function wholeUnits({ amount, currency }: Pick<PriceView, "amount" | "currency">): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
}
