import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./json-ld";

/**
 * @requirement Security and resilience: Active content in a picture, a name or a text is removed or
 *   shown as text
 */
test.each([
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "</SCRIPT >",
  'quotes " and \\ and \u2028',
  "&lt;/script&gt;",
])("the text %j cannot leave its element", (name) => {
  const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
  const inner = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(inner ?? "")).toEqual({ name });
});
