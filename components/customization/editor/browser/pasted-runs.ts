/** Reduces pasted or dropped content to words, line ends and links. */
import type { Run } from "@/components/templates/content/slots";
import { joinRuns } from "@/lib/customization/content/rules";
import { mapTexts, plainRuns, withoutLastLineEnd } from "./slot-value";

const unread = "script,style,template,noscript,svg";
const blocks =
  "p,div,li,ul,ol,dt,dd,h1,h2,h3,h4,h5,h6,tr,blockquote,section,article,header,footer,figcaption,pre,address,hr";

const contact = /^(?:mailto:[^\s?@]+@[^\s?@]+\.[a-z]{2,}|tel:\+?[\d().\- ]{3,30})$/i;

/**
 * The target of a link to another website, an email address or a phone number; other links are
 * removed.
 */
function targetOf(link: Element): string | null {
  const href = link.getAttribute("href")?.trim() ?? "";
  if (contact.test(href)) return href.replace(/^\w+/, (scheme) => scheme.toLowerCase());
  if (!/^https?:\/\//i.test(href) || href.length > 2000 || !URL.canParse(href)) return null;
  const { username, password, hostname } = new URL(href);
  return username || password || !hostname.includes(".") ? null : href;
}

function* runsIn(parent: Node, to: string | null): Generator<Run> {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.nodeValue ?? "").replace(/[ \t\r\n\f]+/g, " ");
      yield to ? { text, to } : text;
    }
    // Elements of a parsed document are instances of this page's classes.
    if (!(node instanceof Element) || node.matches(unread)) continue;
    if (node.matches("br")) yield "\n";
    const isBlock = node.matches(blocks);
    if (isBlock) yield "\n";
    yield* runsIn(node, node.matches("a[href]") ? targetOf(node) : to);
    if (isBlock) yield "\n";
  }
}

/** One line end between blocks, no spaces beside one. */
function tidy(runs: readonly Run[]): Run[] {
  let isLineStart = true;
  return mapTexts(joinRuns(runs), (text) => {
    const lines = text.replace(/ *\n[ \n]*/g, "\n").replace(isLineStart ? /^[ \n]+/ : "", "");
    if (lines) isLineStart = /[ \n]$/.test(lines);
    return lines;
  });
}

export function pastedRuns(data: DataTransfer): Run[] {
  const html = data.getData("text/html");
  if (!html) return plainRuns(data);
  // A parsed document loads nothing and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return withoutLastLineEnd(tidy([...runsIn(body, null)]));
}
