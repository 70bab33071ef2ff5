import type { Document, Element } from "domhandler";
import { elementsOf, isElement, type ParsedPage, rawTextOf, textOf, walk } from "./dom";

/** A thing of schema.org, however it was written. */
export interface Thing {
  types: string[];
  id?: string;
  properties: Map<string, (string | Thing)[]>;
}

const maxThings = 5000;
const maxJsonDepth = 40;

const typeName = (written: string): string => written.replace(/^.*[/#:]/, "");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  const trimmed = text.replace(
    /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/g,
    "",
  );
  for (const attempt of [
    trimmed,
    trimmed.replace(/[\n\r\t]+/g, " ").replace(/,\s*([}\]])/g, "$1"),
  ]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Broken data is no data.
    }
  }
  return undefined;
}

/** Nesting in a text of JSON, found without parsing it: `JSON.parse` itself is bounded by it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) depth += 1;
    if (code === 0x7d || code === 0x5d) depth -= 1;
    if (depth > 200) return true;
  }
  return false;
}

function thingOf(value: Record<string, unknown>, depth: number, count: { left: number }): Thing {
  const thing: Thing = { types: [], properties: new Map() };
  for (const [key, written] of Object.entries(value)) {
    const values = (Array.isArray(written) ? written : [written]).slice(0, 200);
    if (key === "@type") {
      thing.types = values.filter((type) => typeof type === "string").map(typeName);
    } else if (key === "@id") {
      if (typeof written === "string") thing.id = written;
    } else if (key === "@value") {
      thing.properties.set("value", [String(written)]);
    } else {
      const kept: (string | Thing)[] = [];
      for (const one of values) {
        if (typeof one === "string" || typeof one === "number") kept.push(String(one));
        else if (isRecord(one) && depth < maxJsonDepth && count.left > 0) {
          count.left -= 1;
          kept.push(thingOf(one, depth + 1, count));
        }
      }
      thing.properties.set(key.replace(/^schema:/, ""), kept);
    }
  }
  return thing;
}

function jsonThings(elements: readonly Element[], count: { left: number }): Thing[] {
  const things: Thing[] = [];
  for (const script of elements) {
    if (script.name !== "script" || !/ld\+json/i.test(script.attribs.type ?? "")) continue;
    const text = rawTextOf(script);
    if (text.length > 1_000_000 || isTooDeep(text)) continue;
    const parsed = parseJson(text);
    const queue = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, 200);
    for (const value of queue) {
      if (!isRecord(value)) continue;
      const graph = value["@graph"];
      if (Array.isArray(graph)) {
        for (const one of graph.slice(0, 200))
          if (isRecord(one)) things.push(thingOf(one, 0, count));
      }
      if (value["@type"] !== undefined) things.push(thingOf(value, 0, count));
    }
  }
  return things;
}

/** The value of a property in markup: a machine's form before the text. */
function markedValue(element: Element): string {
  const { content, datetime, href, src, value } = element.attribs;
  if (content !== undefined) return content;
  if (element.name === "time" && datetime) return datetime;
  if (element.name === "a" || element.name === "link") {
    return href && !/^(?:tel|mailto):/i.test(href)
      ? href
      : textOf(element) || (href ?? "").replace(/^\w+:/, "").replace(/\?.*$/, "");
  }
  if (element.name === "img" || element.name === "source") return src ?? "";
  if (element.name === "data" || element.name === "meter") return value ?? "";
  return textOf(element);
}

interface Markup {
  scope: string;
  type: string;
  property: string;
}

const microdata: Markup = { scope: "itemscope", type: "itemtype", property: "itemprop" };
const rdfa: Markup = { scope: "typeof", type: "typeof", property: "property" };

/** Microdata and RDFa differ in the names of their attributes only, as far as companies write them. */
function markedThings(document: Document, markup: Markup, count: { left: number }): Thing[] {
  const things: Thing[] = [];
  const open: { element: Element; thing: Thing }[] = [];
  walk(
    document,
    (node) => {
      if (!isElement(node)) return true;
      const properties = (node.attribs[markup.property] ?? "")
        .split(/\s+/)
        .filter(Boolean)
        .map(typeName);
      const owner = open.at(-1)?.thing;
      let value: string | Thing | undefined;
      if (node.attribs[markup.scope] !== undefined && count.left > 0) {
        count.left -= 1;
        const thing: Thing = {
          types: (node.attribs[markup.type] ?? "").split(/\s+/).filter(Boolean).map(typeName),
          properties: new Map(),
        };
        open.push({ element: node, thing });
        if (properties.length === 0 || !owner) things.push(thing);
        value = thing;
      }
      if (owner && properties.length > 0) {
        value ??= markedValue(node);
        for (const property of properties) {
          const values = owner.properties.get(property) ?? [];
          if (values.length < 200) values.push(value);
          owner.properties.set(property, values);
        }
      }
      return true;
    },
    (node) => {
      if (open.at(-1)?.element === node) open.pop();
    },
  );
  return things;
}

const cardClasses: Readonly<Record<string, string>> = {
  fn: "name",
  org: "name",
  "p-name": "name",
  tel: "telephone",
  "p-tel": "telephone",
  email: "email",
  "u-email": "email",
  logo: "logo",
  "u-logo": "logo",
};
const addressClasses: Readonly<Record<string, string>> = {
  "street-address": "streetAddress",
  "p-street-address": "streetAddress",
  "postal-code": "postalCode",
  "p-postal-code": "postalCode",
  locality: "addressLocality",
  "p-locality": "addressLocality",
  "country-name": "addressCountry",
  "p-country-name": "addressCountry",
};

/** Cards of the hCard and h-card microformats. */
function cardThings(elements: readonly Element[]): Thing[] {
  const things: Thing[] = [];
  let cards = 0;
  for (const card of elements) {
    const names = (card.attribs.class ?? "").split(/\s+/);
    if (!names.includes("vcard") && !names.includes("h-card")) continue;
    if (++cards > 20) break;
    const address: Thing = { types: ["PostalAddress"], properties: new Map() };
    const thing: Thing = { types: ["Organization"], properties: new Map() };
    for (const element of elementsOf(card).slice(0, 500)) {
      const classes = (element.attribs.class ?? "").split(/\s+/);
      const text = textOf(element, 300);
      const isFax = classes.includes("tel") && /fax/i.test(text);
      for (const name of isFax ? [] : classes) {
        const [target, property] = addressClasses[name]
          ? [address, addressClasses[name]]
          : [thing, cardClasses[name]];
        if (!property) continue;
        const own = elementsOf(element).find((it) =>
          it.attribs.class?.split(/\s+/).includes("value"),
        );
        const value =
          property === "logo" ? (element.attribs.src ?? "") : textOf(own ?? element, 300);
        target.properties.set(property, [
          ...(target.properties.get(property) ?? []),
          value.replace(
            /^(?:tel|telephone|telefon|phone|fon|t|work|cell|mobil|e-?mail)\.?\s*:?\s+(?=\S)/i,
            "",
          ),
        ]);
      }
    }
    if (address.properties.has("streetAddress")) thing.properties.set("address", [address]);
    if (thing.properties.has("address") || thing.properties.has("telephone")) things.push(thing);
  }
  return things;
}

const metaProperties: Readonly<Record<string, string>> = {
  street_address: "streetAddress",
  "street-address": "streetAddress",
  locality: "addressLocality",
  postal_code: "postalCode",
  "postal-code": "postalCode",
  country_name: "addressCountry",
  "country-name": "addressCountry",
  phone_number: "telephone",
  email: "email",
};

/** What Open Graph says of how to reach a business. */
function metaThings(elements: readonly Element[]): Thing[] {
  const address: Thing = { types: ["PostalAddress"], properties: new Map() };
  const thing: Thing = { types: ["Organization"], properties: new Map() };
  for (const { name, attribs } of elements) {
    if (name !== "meta" || !attribs.content) continue;
    const [, key = ""] =
      /^(?:business:contact_data|og):([\w-]+)$/.exec(attribs.property ?? "") ?? [];
    const property = metaProperties[key];
    if (!property) continue;
    const target = /^(?:telephone|email)$/.test(property) ? thing : address;
    target.properties.set(property, [attribs.content]);
  }
  if (address.properties.has("streetAddress")) thing.properties.set("address", [address]);
  return thing.properties.size > 0 ? [thing] : [];
}

/** The things that a page describes for machines. */
export function thingsOf({ document, elements }: ParsedPage): Thing[] {
  const count = { left: maxThings };
  return [
    ...jsonThings(elements, count),
    ...markedThings(document, microdata, count),
    ...markedThings(document, rdfa, count),
    ...cardThings(elements),
    ...metaThings(elements),
  ];
}

export const textsOf = (thing: Thing, property: string): string[] =>
  (thing.properties.get(property) ?? []).flatMap((value) => {
    const text = typeof value === "string" ? value : value.properties.get("value")?.[0];
    return typeof text === "string" && text.trim() ? [text.replace(/\s+/g, " ").trim()] : [];
  });

/** Things of a property; one that is only named by its id is looked up. */
export const thingsAt = (thing: Thing, property: string, all: readonly Thing[]): Thing[] =>
  (thing.properties.get(property) ?? []).flatMap((value) => {
    if (typeof value === "string") return [];
    if (value.id && value.properties.size === 0) {
      return all.filter(({ id, properties }) => id === value.id && properties.size > 0).slice(0, 1);
    }
    return [value];
  });
