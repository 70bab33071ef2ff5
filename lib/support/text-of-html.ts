import "server-only";
import { toPlainText } from "@react-email/render";
import { maxMailLength } from "./rules";

const skipped = ["hr", "title"].map((selector) => ({ selector, format: "skip" }));
const headings = ["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
  selector,
  options: { uppercase: false },
}));

const asWritten = {
  // Nobody writes as deep as this, and each level costs a call.
  limits: { maxDepth: 100, ellipsis: "…" },
  selectors: [...skipped, ...headings],
};

/** What a mail without plain text says: quotations begin with `>`, and what a program draws is left out. */
export function textOfHtml(html: string): { text: string; isShortened: boolean } {
  // Mail programs put styles of many pages into the head.
  const body = html.slice(Math.max(0, html.search(/<body[\s>]/i)));
  const text = toPlainText(body.slice(0, maxMailLength), asWritten);
  // An empty line is a block of its own, with lines around it.
  return { text: text.replace(/\n{3,}/g, "\n\n"), isShortened: body.length > maxMailLength };
}
