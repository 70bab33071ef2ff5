import { formatDecimal } from "@/lib/money";
import { escapeXml } from "@/lib/xml";

/** What an element may hold: markup of others, "" for one that is left out. */
type Markup = string;

const tag = (name: string, attributes: Record<string, string>, content: Markup): Markup => {
  const written = Object.entries(attributes).map(([key, it]) => ` ${key}="${escapeXml(it)}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
};

/** Text on one line, as it is written between tags. */
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

/** As `text`, where the standard demands the element: a dash stands for nothing. */
export const requiredText = (name: string, value: string): Markup =>
  text(name, value) || text(name, "–");

/** An element with elements, left out without any. */
export function group(name: string, ...children: Markup[]): Markup {
  const content = children.join("");
  return content && tag(name, {}, content);
}

export const amount = (name: string, cents: number, attributes?: Record<string, string>): Markup =>
  text(name, formatDecimal(cents), attributes);

/** A day of UTC, as everywhere in the documents: `20261123`, which format 102 names. */
export const day = (name: string, date: Date, namespace: "udt" | "qdt" = "udt"): Markup =>
  group(
    name,
    text(`${namespace}:DateTimeString`, date.toISOString().slice(0, 10).replaceAll("-", ""), {
      format: "102",
    }),
  );
