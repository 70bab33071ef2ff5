import { formatDecimal } from "@/lib/amounts";
import { escapeXml } from "@/lib/xml";
import { dayIn } from "@/lib/zoned-dates";

/**
 * The content of an element: the markup of other elements, or "" for an element that is left out.
 */
type Markup = string;

const tag = (name: string, attributes: Record<string, string>, content: Markup): Markup => {
  const written = Object.entries(attributes).map(([key, it]) => ` ${key}="${escapeXml(it)}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
};

/** Text in one line, in the form that is written between tags. */
const oneLine = (text: string) => escapeXml(text).replace(/\s+/g, " ").trim();

/** An element with text, which is escaped here. Without text it is left out: EN 16931 allows no empty element. */
export function text(
  name: string,
  value: string | null,
  attributes: Record<string, string> = {},
): Markup {
  const content = oneLine(value ?? "");
  return content && tag(name, attributes, content);
}

/** Like `text`, for elements that the standard requires: a dash stands for an empty text. */
export const requiredText = (name: string, value: string): Markup =>
  text(name, value) || text(name, "–");

/** An element with child elements; left out if it has none. */
export function group(name: string, ...children: Markup[]): Markup {
  const content = children.join("");
  return content && tag(name, {}, content);
}

export const amount = (name: string, cents: number, currency: string): Markup =>
  text(name, formatDecimal(cents, currency));

/** An amount with its currency. */
export const money = (name: string, cents: number, currency: string): Markup =>
  text(name, formatDecimal(cents, currency), { currencyID: currency });

/** The day of a moment in a time zone, in format 102: `20261123`. */
export const day = (
  name: string,
  { date, timeZone = "UTC" }: { date: Date; timeZone: string | undefined },
  namespace: "udt" | "qdt" = "udt",
): Markup =>
  group(
    name,
    text(`${namespace}:DateTimeString`, dayIn(date, timeZone).replaceAll("-", ""), {
      format: "102",
    }),
  );
