/** Reduces pasted or dropped content to words, line ends and links. */
import type { Run } from "@/components/templates/content/slots";
import { joinRuns } from "@/lib/customization/content/rules";
import { mapTexts, plainRuns, withoutLastLineEnd } from "./slot-value";

/** The last one: the bullets and numbers of lists in Word. */
const unread = "script,style,template,noscript,svg,[style*='mso-list:Ignore' i]";
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
    // A space at the edge of what was copied.
    if (node.matches(".Apple-converted-space")) {
      yield " ";
      continue;
    }
    const isBlock = node.matches(blocks);
    if (isBlock) yield "\n";
    yield* runsIn(node, node.matches("a[href]") ? targetOf(node) : to);
    if (isBlock) yield "\n";
  }
}

/** Before an entry of a list that was copied as plain text; a letter or hyphen only before a tab. */
const bullet = /(^|\n)(?:[·•◦▪‣●○■§\uf0a7\uf0b7][\t \u00a0]+|[o–-]\t+)/g;

/** One line end between blocks and no spaces beside one; no empty lines, and no bullets. */
function tidy(runs: readonly Run[]): Run[] {
  let before = "";
  return mapTexts(joinRuns(runs), (text) => {
    const isLineStart = before === "" || before.endsWith("\n");
    const lines = text
      .replace(/[ \t\u00a0]*\n[ \t\u00a0\n]*/g, "\n")
      .replace(before === "" ? /^\n/ : /[ \n]$/.test(before) ? /^[ \u00a0\n]+/ : "", "")
      .replace(bullet, (found, lineEnd, at) => (at > 0 || isLineStart ? lineEnd : found));
    before += lines;
    return lines;
  });
}

/** What was copied, without the page that Windows puts around it. */
const copied = (html: string) =>
  /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1] ?? html;

export function pastedRuns(data: DataTransfer): Run[] {
  const html = data.getData("text/html");
  // A parsed document loads nothing and runs no scripts.
  const { body } = new DOMParser().parseFromString(`<body>${copied(html)}`, "text/html");
  return withoutLastLineEnd(tidy(html ? [...runsIn(body, null)] : plainRuns(data)));
}
