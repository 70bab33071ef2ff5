import { ancestorsOf, type ParsedPage, rawTextOf, urlOf } from "./dom";
import { nameKey } from "./names";

/** A color as six digits; null if it is none, is transparent or is a shade of gray. */
function colorOf(written: string): string | null {
  const value = written.trim().toLowerCase();
  const hex = /^#?([\da-f]{6}|[\da-f]{3})(?:ff)?$/.exec(value)?.[1];
  let channels: number[] | null = null;
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    channels = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  }
  const rgb =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+(?:1|1\.0|100%|var\([\w-]+\)))?\s*\)$/.exec(
      value,
    ) ?? /^(\d{1,3}),\s?(\d{1,3}),\s?(\d{1,3})$/.exec(value);
  if (rgb) channels = rgb.slice(1, 4).map(Number);
  const hsl = /^hsla?\(\s*([\d.]{1,6})(?:deg)?[\s,]+([\d.]{1,6})%[\s,]+([\d.]{1,6})%\s*\)$/.exec(
    value,
  );
  if (hsl) channels = fromHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100);
  const named = namedColors[value];
  if (named) return named;
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

const namedColors: Readonly<Record<string, string>> = {
  maroon: "#800000",
  navy: "#000080",
  green: "#008000",
  darkgreen: "#006400",
  darkred: "#8b0000",
  darkblue: "#00008b",
  teal: "#008080",
  purple: "#800080",
  olive: "#808000",
  firebrick: "#b22222",
  crimson: "#dc143c",
  brown: "#a52a2a",
  orange: "#ffa500",
  tomato: "#ff6347",
  steelblue: "#4682b4",
  indigo: "#4b0082",
};

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** Of `#rrggbb`. */
const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Whether a color says something: neither white nor black nor gray nor a pale ground. */
function isTelling(color: string): boolean {
  const channels = channelsOf(color);
  const max = Math.max(...channels);
  const min = Math.min(...channels);
  return max - min > 26 && !(min > 200) && max > 40;
}

/** Old pages color the ground of their cells; pale ones are only there for reading. */
function isDeep(written: string | undefined): boolean {
  const color = written === undefined ? null : colorOf(written);
  if (!color) return false;
  return channelsOf(color).reduce((sum, channel) => sum + channel) < 420;
}

const colorInValue =
  /#[\da-f]{3,8}\b|rgba?\([^()]{5,60}\)|hsla?\([^()]{5,60}\)|\b(?:maroon|navy|green|darkgreen|darkred|darkblue|teal|purple|olive|firebrick|crimson|brown|tomato|steelblue|indigo)\b/gi;

interface Declaration {
  selector: string;
  property: string;
  value: string;
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < css.length) {
    const start = css.indexOf("/*", at);
    if (start < 0) break;
    parts.push(css.slice(at, start));
    const end = css.indexOf("*/", start + 2);
    at = end < 0 ? css.length : end + 2;
  }
  parts.push(css.slice(at));
  return parts.join(" ");
}

/** The declarations of a stylesheet in linear time; at-rules count by what is in them. */
function* declarationsOf(css: string): Generator<Declaration> {
  const text = withoutComments(css.slice(0, 1_000_000));
  let selector = "";
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const char = text[at];
    if (char === "{") {
      selector = text.slice(start, at).trim().slice(-300);
      start = at + 1;
    } else if (char === ";" || char === "}" || at === text.length) {
      const part = text.slice(start, Math.min(at, start + 2000));
      const colon = part.indexOf(":");
      if (colon > 0) {
        yield {
          selector,
          property: part.slice(0, colon).trim().toLowerCase(),
          value: part.slice(colon + 1).trim(),
        };
      }
      start = at + 1;
    }
  }
}

const bigParts =
  /header|masthead|nav|hero|banner|jumbotron|footer|btn|button|cta|top-?bar|kopf|bg-(?!white|light|dark|gr[ae]y)/i;
const brandNames =
  /primary|brand|main|accent|theme|haupt|primaire|principal|marke|couleur|color-0|farbe|corporate/i;
const otherNames =
  /link|hover|focus|danger|error|success|warning|info|alert|border|shadow|text|muted|facebook|twitter|instagram|whatsapp|wp--preset--color--(?!primary|accent|brand|main|secondary)/i;

/** The main color of a site, weighed by where its colors stand; null if none stands out. */
export function mainColor(
  pages: readonly ParsedPage[],
  styles: readonly string[],
): { color: string; isTheme: boolean } | null {
  const weights = new Map<string, number>();
  let theme: string | null = null;
  const add = (written: string | undefined, weight: number) => {
    const color = written === undefined ? null : colorOf(written);
    if (color && isTelling(color)) weights.set(color, (weights.get(color) ?? 0) + weight);
  };
  const variables = new Map<string, string>();
  const uses: { name: string; weight: number }[] = [];

  const declare = ({ selector, property, value }: Declaration, isInline = false) => {
    if (value.length > 2000) return;
    if (property.startsWith("--")) {
      const color = colorOf(value);
      if (!color) return;
      variables.set(property, color);
      if (brandNames.test(property) && !otherNames.test(property))
        add(color, /primary|brand|main|haupt|marke|color-0/i.test(property) ? 6 : 3);
      return;
    }
    const isGround = property === "background" || property === "background-color";
    if (!isGround && property !== "color" && !property.startsWith("border")) return;
    const isBig = bigParts.test(selector);
    let weight = isGround ? (isBig ? 4 : isInline ? 3 : 1.5) : property === "color" ? 1 : 0.5;
    if (property === "color" && /(?:^|[\s,}])a(?:[\s,:.{]|$)|link/i.test(selector)) weight = 2;
    if (property === "color" && /(?:^|[\s,])h[1-4]\b|brand|logo|title/i.test(selector)) weight = 2;
    if (/(?:^|[\s,])body\b/.test(selector) && isGround) weight = 1;
    if (
      /cookie|alert|danger|error|success|warning|facebook|whatsapp|twitter|badge|label|valid/i.test(
        selector,
      )
    )
      weight = 0.2;
    if (/:hover|:focus|:active|:visited/.test(selector)) weight /= 4;
    for (const [color] of value.matchAll(colorInValue)) add(color, weight);
    for (const [, name = ""] of value.matchAll(/var\(\s*(--[\w-]{1,80})/g))
      uses.push({ name, weight });
  };

  for (const { elements } of pages) {
    for (const element of elements) {
      const { attribs, name } = element;
      if (
        name === "meta" &&
        /^(?:theme-color|msapplication-TileColor)$/i.test(attribs.name ?? "")
      ) {
        const color = colorOf(attribs.content ?? "");
        if (color && isTelling(color)) {
          if (/theme/i.test(attribs.name ?? "")) theme ??= color;
          add(color, /theme/i.test(attribs.name ?? "") ? 20 : 3);
        }
      }
      if (name === "link" && /mask-icon/i.test(attribs.rel ?? "")) add(attribs.color, 5);
      if (name === "style")
        for (const declaration of declarationsOf(rawTextOf(element))) declare(declaration);
      if (/^(?:table|tr|td|th)$/.test(name) && isDeep(attribs.bgcolor)) add(attribs.bgcolor, 3);
      // Tailwind writes a color into the class.
      const [, ground] = /(?:^|\s)bg-\[(#[\da-f]{3,6})\]/i.exec(attribs.class ?? "") ?? [];
      add(ground, 3);
      if (attribs.style && attribs.style.length < 2000) {
        for (const declaration of declarationsOf(attribs.style)) {
          declare(
            { ...declaration, selector: `${name} ${attribs.class ?? ""} ${attribs.id ?? ""}` },
            true,
          );
        }
      }
    }
  }
  for (const css of styles) {
    // Kits bring their own colors.
    if (/Bootstrap v\d|normalize\.css|Font Awesome/i.test(css.slice(0, 500)) && css.length > 60_000)
      continue;
    for (const declaration of declarationsOf(css)) declare(declaration);
  }
  for (const { name, weight } of uses.slice(0, 500)) add(variables.get(name), weight);

  const [best, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < (second ? 2.9 : 2.4)) return null;
  if (second && second[1] * 1.3 > best[1]) return null;
  return { color: best[0], isTheme: best[0] === theme };
}

const logoName =
  /(?:^|[^a-z])(?:logo|logotype?|logotipo|brandmark|wordmark|signet)s?(?:[^a-z]|$)|logo/i;
const foreignLogo =
  /partner|sponsor|payment|visa|mastercard|paypal|facebook|instagram|whatsapp|google|tripadvisor|award|zertifi|certif|verband|kammer|innung|siegel|wordpress|jimdo|wix\.|powered|cookie|klarna|sepa|kunden|badge/i;

/** Pictures that are the company's logo, the surest first. */
export function logosIn({ elements, url: base }: ParsedPage, name: string | undefined): string[] {
  const found: { url: string; weight: number }[] = [];
  let images = 0;
  for (const element of elements) {
    if (element.name !== "img") continue;
    images += 1;
    if (images > 500) break;
    const { src, alt = "", class: names = "", id = "" } = element.attribs;
    const written =
      src && !src.startsWith("data:")
        ? src
        : (element.attribs["data-src"] ?? element.attribs["data-lazy-src"]);
    const url = urlOf(written, base);
    if (!url) continue;
    const file = new URL(url).pathname.split("/").slice(-2).join("/").slice(-200);
    const own = `${file} ${alt} ${names} ${id}`;
    let around = "";
    let isInHeader = false;
    let isHome = false;
    let isOther = false;
    for (const [steps, parent] of ancestorsOf(element, 9).slice(1).entries()) {
      const written = `${parent.attribs.class ?? ""} ${parent.attribs.id ?? ""} ${parent.attribs.itemprop ?? ""}`;
      if (steps < 5) around += ` ${written}`;
      if (
        /^(?:header|nav)$/.test(parent.name) ||
        /(?:^|[\s_-])(?:header|masthead|navbar|topbar|kopf|nav)/i.test(written)
      )
        isInHeader = true;
      if (parent.name === "footer" || /foot/i.test(written)) isOther = true;
      if (
        parent.name === "a" &&
        (/^(?:\/|\.\/|#|index\.\w+|\/index\.\w+)?$/.test(parent.attribs.href ?? "x") ||
          sameHome(parent.attribs.href, base))
      )
        isHome = true;
      if (/(?:partner|sponsor|client|kunden|zertifikat|payment|social|award)/i.test(written))
        around += " partner";
    }
    if (
      foreignLogo.test(
        `${own.replace(/logo-?label/gi, "")} ${/partner/.test(around) ? "partner" : ""}`,
      )
    )
      continue;
    let weight = 0;
    if (logoName.test(own) || /itemprop="logo"/.test(own) || element.attribs.itemprop === "logo")
      weight += 3;
    if (
      logoName.test(around) ||
      /(?:^|[\s_-])brand(?:$|[\s_-])|navbar-brand|site-?title/i.test(around)
    )
      weight += 3;
    if (element.attribs.itemprop === "logo") weight += 4;
    const altKey = nameKey(alt);
    const ownKey = nameKey(name ?? "");
    if (
      altKey.length > 3 &&
      ownKey.length > 3 &&
      (altKey.includes(ownKey) || ownKey.includes(altKey))
    )
      weight += isInHeader || images === 1 ? 3 : 1;
    if (isHome) weight += 2;
    if (isInHeader) weight += 1;
    if (isOther) weight -= 2;
    if (images <= 2) weight += 0.5;
    if (weight >= 3) found.push({ url, weight });
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ url }) => url);
}

const sameHome = (href: string | undefined, base: string): boolean => {
  const url = urlOf(href, base);
  return url !== undefined && /^https?:\/\/[^/]+\/?$/.test(url) && !/facebook|instagram/.test(url);
};
