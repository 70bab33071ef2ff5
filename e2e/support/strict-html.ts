/** Parses HTML as strictly as XML; every syntax error throws with its position. */
export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
}

const voids = new Set(["meta", "link", "img", "input", "br", "hr", "source", "wbr", "col"]);
const phrasingOnly = new Set(["p", "h1", "h2", "h3", "h4", "span", "button", "label", "summary"]);
const block =
  /^(div|p|h[1-6]|ul|ol|dl|section|article|header|footer|main|nav|aside|form|table|figure|fieldset)$/;
const rawText = /^(script|style)$/;

const token =
  /<!--[\s\S]*?-->|<!doctype html>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*(\/?)>/gy;

/** All elements of a page, in document order. */
export function parseHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: string[] = [];
  let offset = 0;
  while (offset < html.length) {
    const next = html.indexOf("<", offset);
    if (next < 0) break;
    token.lastIndex = next;
    const found = token.exec(html);
    if (!found) throw syntaxError(html, next, "This is not a tag");
    const [whole, isClosing, name, attributes = "", isSelfClosed] = found;
    offset = next + whole.length;
    if (!name) continue;
    if (isClosing) {
      const expected = open.pop();
      if (expected !== name) throw syntaxError(html, next, `</${name}> closes <${expected}>`);
      continue;
    }
    const outer = open.findLast((it) => phrasingOnly.has(it));
    if (outer && block.test(name))
      throw syntaxError(html, next, `<${name}> is not allowed in <${outer}>`);
    elements.push({ name, attributes: readAttributes(attributes, html, next) });
    if (voids.has(name) || isSelfClosed) continue;
    if (rawText.test(name)) offset = html.indexOf(`</${name}>`, offset);
    open.push(name);
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(", ")}`);
  return elements;
}

function readAttributes(text: string, html: string, at: number): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)) {
    if (attributes.has(name)) throw syntaxError(html, at, `${name} occurs twice`);
    attributes.set(name, value);
  }
  return attributes;
}

const syntaxError = (html: string, at: number, message: string) =>
  new Error(`${message}: ${html.slice(at, at + 120)}`);
