import type { ChildNode, Document, Element, ParentNode } from "domhandler";
import { DomHandler, ElementType, Parser } from "htmlparser2";

/** Beyond these a page is no page of a company: what follows is not read. */
const maxDepth = 400;
const maxNodes = 60_000;
const chunk = 32_768;
/** Longer attributes hold data, not facts. */
const maxAttribute = 20_000;

/** Parses what a browser would also forgive, without ever going deeper or on for longer than it may. */
function parsePage(html: string): Document {
  let depth = 0;
  let nodes = 0;
  const handler = new DomHandler();
  const isTooMuch = () => depth > maxDepth || nodes > maxNodes;
  const open = handler.onopentag.bind(handler);
  const close = handler.onclosetag.bind(handler);
  handler.onopentag = (name, attributes) => {
    depth += 1;
    nodes += 1;
    for (const key of Object.keys(attributes)) {
      if ((attributes[key]?.length ?? 0) > maxAttribute) delete attributes[key];
    }
    open(name, attributes);
  };
  handler.onclosetag = () => {
    depth -= 1;
    close();
  };
  const parser = new Parser(handler, { decodeEntities: true });
  for (let at = 0; at < html.length && !isTooMuch(); at += chunk) {
    parser.write(html.slice(at, at + chunk));
  }
  parser.end();
  return handler.root;
}

export const isElement = (node: ChildNode | ParentNode | null): node is Element =>
  node !== null &&
  (node.type === ElementType.Tag ||
    node.type === ElementType.Script ||
    node.type === ElementType.Style);

/** Walks a tree in its order without recursion; `enter` may refuse what is within a node, or end the walk. */
export function walk(
  root: ParentNode,
  enter: (node: ChildNode) => boolean | "stop",
  leave?: (node: ChildNode) => void,
): void {
  let node: ChildNode | null = root.firstChild;
  while (node) {
    const isEntered = enter(node);
    if (isEntered === "stop") return;
    const first: ChildNode | null =
      isEntered && "children" in node ? ((node as ParentNode).firstChild ?? null) : null;
    if (first) {
      node = first;
      continue;
    }
    leave?.(node);
    while (!node.nextSibling) {
      const parent: ParentNode | null = node.parent;
      if (!parent || parent === root) return;
      node = parent as Element;
      leave?.(node);
    }
    node = node.nextSibling;
  }
}

/** A page with its elements in their order. */
export interface ParsedPage {
  url: string;
  document: Document;
  elements: readonly Element[];
}

export function parsedPage({ url, html }: { url: string; html: string }): ParsedPage {
  const document = parsePage(html);
  return { url, document, elements: elementsOf(document) };
}

/** All elements below a node, in the order of the page. */
export function elementsOf(root: ParentNode): Element[] {
  const found: Element[] = [];
  walk(root, (node) => {
    if (isElement(node)) found.push(node);
    return true;
  });
  return found;
}

/** An element and those around it, from the inside out. */
export function ancestorsOf(element: Element | null, max: number): Element[] {
  const found: Element[] = [];
  let current: ChildNode | ParentNode | null = element;
  while (isElement(current) && found.length < max) {
    found.push(current);
    current = current.parent;
  }
  return found;
}

/** The text within a node as one line. */
export function textOf(root: ParentNode, max = 5000): string {
  const parts: string[] = [];
  let length = 0;
  walk(root, (node) => {
    if (length > max) return "stop";
    if (node.type === ElementType.Text) {
      parts.push(node.data);
      length += node.data.length;
    } else if (isElement(node)) {
      if (node.name === "script" || node.name === "style") return false;
      if (node.name !== "span" && node.name !== "b" && node.name !== "a") parts.push(" ");
    }
    return true;
  });
  return parts.join("").slice(0, max).replace(/\s+/g, " ").trim();
}

/** The text of a script or stylesheet as it is written. */
export const rawTextOf = (element: Element): string =>
  element.children.map((child) => (child.type === ElementType.Text ? child.data : "")).join("");

/** An address on the page as a full one; undefined if it is none of the web. */
export function urlOf(written: string | undefined, base: string): string | undefined {
  if (!written || written.length > 2000) return undefined;
  try {
    const url = new URL(written.trim(), base);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
