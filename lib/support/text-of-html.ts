import "server-only";
import { toPlainText } from "@react-email/render";
import { maxEmailLength } from "./rules";

const skipped = ["hr", "title"].map((selector) => ({ selector, format: "skip" }));
const headings = ["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
  selector,
  options: { uppercase: false },
}));

const asWritten = {
  // No real email is nested deeper, and each level costs a recursive call.
  limits: { maxDepth: 100, ellipsis: "…" },
  selectors: [...skipped, ...headings],
};

/**
 * The text of an email without a plain text part: quotations begin with `>`, and invisible elements
 * are left out.
 */
export function textOfHtml(html: string): { text: string; isShortened: boolean } {
  // Email programs put many pages of styles into the head.
  const body = html.slice(Math.max(0, html.search(/<body[\s>]/i)));
  const text = toPlainText(body.slice(0, maxEmailLength), asWritten);
  // An empty line is a block of its own, with lines around it.
  return { text: text.replace(/\n{3,}/g, "\n\n"), isShortened: body.length > maxEmailLength };
}
