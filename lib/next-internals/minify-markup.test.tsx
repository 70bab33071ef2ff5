import { Check, Star } from "lucide-react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { shortenMarkup } from "./shorten-markup.mjs";

test("of an icon that looks as all do, the shape is left", () => {
  const html = renderToString(<Check className="size-4" strokeWidth={1.5} aria-hidden />);
  expect(shortenMarkup(html)).toBe(
    '<svg viewBox="0 0 24 24" class="lucide lucide-check size-4" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  );
});

test("one that looks otherwise keeps its look", () => {
  for (const icon of [
    <Check key="" strokeWidth={2} />,
    <Star key="" fill="currentColor" strokeWidth={1.5} />,
  ]) {
    const html = renderToString(icon);
    expect(shortenMarkup(html)).toContain(html.slice(0, html.indexOf(">")));
  }
});
