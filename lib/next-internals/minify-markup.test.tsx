import { Check, Star } from "lucide-react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { minifyMarkup } from "./minify-markup.mjs";

test("of an icon that looks as all do, the shape is left", () => {
  const html = renderToString(<Check className="size-4" strokeWidth={1.5} aria-hidden />);
  expect(minifyMarkup(html)).toBe(
    '<svg viewBox="0 0 24 24" class="lucide lucide-check size-4" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  );
});

test("one that looks otherwise keeps its look", () => {
  for (const icon of [
    <Check key="" strokeWidth={2} />,
    <Star key="" fill="currentColor" strokeWidth={1.5} />,
  ]) {
    const html = renderToString(icon);
    expect(minifyMarkup(html)).toContain(html.slice(0, html.indexOf(">")));
  }
});
