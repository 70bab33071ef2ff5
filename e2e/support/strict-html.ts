/** Reads a page as strictly as XML would; every fault is an error with the place it stands at. */
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

/** All elements of a whole page, in their order. */
export function parseHtml(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next < 0) break;
    token.lastIndex = next;
    const found = token.exec(html);
    if (!found) throw fault(html, next, "This is no tag");
    const [whole, isClosing, name, attributes = "", isSelfClosed] = found;
    at = next + whole.length;
    if (!name) continue;
    if (isClosing) {
      const expected = open.pop();
      if (expected !== name) throw fault(html, next, `</${name}> closes <${expected}>`);
      continue;
    }
    const outer = open.findLast((it) => phrasingOnly.has(it));
    if (outer && block.test(name)) throw fault(html, next, `<${name}> stands in <${outer}>`);
    elements.push({ name, attributes: readAttributes(attributes, html, next) });
    if (voids.has(name) || isSelfClosed) continue;
    if (rawText.test(name)) at = html.indexOf(`</${name}>`, at);
    open.push(name);
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(", ")}`);
  return elements;
}

function readAttributes(text: string, html: string, at: number): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)) {
    if (attributes.has(name)) throw fault(html, at, `${name} is there twice`);
    attributes.set(name, value);
  }
  return attributes;
}

const fault = (html: string, at: number, message: string) =>
  new Error(`${message}: ${html.slice(at, at + 120)}`);
