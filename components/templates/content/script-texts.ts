import type { Language } from "./languages";
import { fill, replaceCode, stringCode, templateCode } from "./localize";
import { openPrice } from "./words";

/** How a script formats totals. */
interface SumFormat {
  currency: string;
  language: Language;
  hasDecimals: boolean;
  /** Set where a price is not named yet: words stand in place of the sum. */
  isOpen?: true;
}

const formatOptions = ({ currency, hasDecimals }: SumFormat) =>
  ({
    style: "currency",
    currency,
    trailingZeroDisplay: hasDecimals ? "auto" : "stripIfInteger",
  }) as const;

/** Code that formats the amount of `expression`, in whole units of the currency. */
const sumCode = (expression: string, format: SumFormat): string =>
  format.isOpen
    ? stringCode(openPrice[format.language])
    : `new Intl.NumberFormat("${format.language}", ${JSON.stringify(formatOptions(format))}).format(${expression})`;

/** The text for an amount in whole units of the currency. */
const printSum = (format: SumFormat) => {
  const { language, isOpen } = format;
  if (isOpen) return () => openPrice[language];
  const printer = new Intl.NumberFormat(language, formatOptions(format));
  return (amount: number) => printer.format(amount);
};

type Fill = (values: Readonly<Record<string, string>>) => string;
type Sum = (amount: number) => string;

/** The replacement of a piece of a template's script. */
export interface ScriptText {
  /** On a published site. Null leaves the piece unchanged. */
  code: string | null;
  /**
   * In a preview, whose policy allows only the template's own code: code that calls `print`, which
   * is named `own` there.
   */
  live: (own: string, stretch: string) => string;
  print?: Fill | Sum;
}

/** The pieces and their replacements: always the same pieces, whatever the words are. */
export type ScriptTexts = Readonly<Record<string, ScriptText>>;

/** Prints a text. */
export const scriptText = (text: string): ScriptText => ({
  code: stringCode(text),
  live: (own) => `${own}({})`,
  print: () => text,
});

/** Prints a text in which `{name}` is replaced by the values of expressions. */
export function filledText(
  text: string,
  expressions: Readonly<Record<string, string>>,
): ScriptText {
  const values = Object.entries(expressions).map(([name, it]) => `${name}: ${it}`);
  return {
    code: templateCode(text, expressions),
    live: (own) => `${own}({ ${values.join(", ")} })`,
    print: (all: Readonly<Record<string, string>>) => fill(text, all),
  };
}

/** Prints an amount; null leaves the template's own code, which prints dollars, unchanged. */
export const sumText = (expression: string, format: SumFormat | null): ScriptText => ({
  code: format && sumCode(expression, format),
  live: (own, stretch) => `(${own}?.(${expression}) ?? ${stretch})`,
  ...(format ? { print: printSum(format) } : {}),
});

/** The script of a published site. */
export const localizedScript = (source: string, texts: ScriptTexts): string =>
  replaceCode(
    source,
    Object.fromEntries(
      Object.entries(texts).flatMap(([stretch, { code }]) =>
        code === null ? [] : [[stretch, code]],
      ),
    ),
  );

/**
 * The script of a preview, for any words: it reads them from `own`, an array with the `print` of
 * each text.
 */
export const liveScript = (source: string, texts: ScriptTexts): string =>
  replaceCode(
    source,
    Object.fromEntries(
      Object.entries(texts).map(([stretch, { live }], index) => [
        stretch,
        live(`own[${index}]`, stretch),
      ]),
    ),
  );
