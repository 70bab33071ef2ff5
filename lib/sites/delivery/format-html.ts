/** Block elements: white space between them is not rendered. */
const blockElements =
  "header|footer|main|nav|section|article|aside|address|div|h[1-6]|p|ul|ol|li|dl|dt|dd|form|fieldset|figure|dialog|table|tbody|tr";

const between = new RegExp(
  `(<(/?)(?:${blockElements})(?:\\s[^>]*)?>)(?=<(/?)(?:${blockElements})[\\s>])`,
  "g",
);

/**
 * Breaks rendered markup, which is one long line, between block elements. Empty elements stay empty,
 * because a stylesheet may use `:empty`.
 */
export function formatHtml(markup: string): string {
  return markup.replace(between, (tag, _whole, closes: string, nextCloses: string) =>
    !closes && nextCloses ? tag : `${tag}\n`,
  );
}
