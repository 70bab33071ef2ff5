/** Elements that stand on lines of their own: white space between them is never shown. */
const structural =
  "header|footer|main|nav|section|article|aside|address|div|h[1-6]|p|ul|ol|li|dl|dt|dd|form|fieldset|figure|dialog|table|tbody|tr";

const between = new RegExp(
  `(<(/?)(?:${structural})(?:\\s[^>]*)?>)(?=<(/?)(?:${structural})[\\s>])`,
  "g",
);

/**
 * Rendered markup, which is one long line, with its sections on lines of their own. What is empty stays
 * so: a stylesheet may look for it.
 */
export function formatHtml(markup: string): string {
  return markup.replace(between, (tag, _whole, closes: string, nextCloses: string) =>
    !closes && nextCloses ? tag : `${tag}\n`,
  );
}
