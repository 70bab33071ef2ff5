import { expect, test } from "vitest";
import { escapeXml } from "./xml";

test.each([
  [`<b a="1">&amp;</b>`, "&lt;b a=&quot;1&quot;&gt;&amp;amp;&lt;/b&gt;"],
  ["]]>", "]]&gt;"],
  ["a\u0000b\u0008c\u001bd\ufffee\uffff", "abcde"],
  ["half \ud83d of a pair", "half  of a pair"],
  ["😀 שלום\n\tÄ", "😀 שלום\n\tÄ"],
])("the text %j is escaped", (text, markup) => {
  expect(escapeXml(text)).toBe(markup);
});
