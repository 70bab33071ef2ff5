import { expect, test } from "vitest";
import { escapeHtml } from "./html";

test.each([
  ["</title><script>alert(1)</script>", "&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
  ['" onload="alert(1)', "&quot; onload=&quot;alert(1)"],
  ["&lt;", "&amp;lt;"],
  ["Ünal & Söhne", "Ünal &amp; Söhne"],
])("the text %j is escaped", (text, markup) => {
  expect(escapeHtml(text)).toBe(markup);
});
