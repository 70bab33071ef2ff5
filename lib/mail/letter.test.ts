import { expect, test } from "vitest";
import { renderLetter } from "./letter";

test("a letter is the same in HTML and in text, with its markup escaped", () => {
  const letter = renderLetter({ subject: "Hi", paragraphs: ["One\ntwo", `<a href="x">&'`] });
  expect(letter.text).toBe('One\ntwo\n\n<a href="x">&\'');
  expect(letter.html.replace(/<p style="[^"]*">/g, "<p>")).toBe(
    "<p>One<br>two</p><p>&lt;a href=&quot;x&quot;&gt;&amp;&#39;</p>",
  );
});

test.each([
  ["Hello\r\nBcc: eve@example.com", "Hello Bcc: eve@example.com"],
  ["\n a \t b\u2028c\u2029d\u000be\u000c", "a b c d e"],
  ["bell\u0007 and \u0085next", "bell and next"],
])("the subject %j is one line", (subject, line) => {
  expect(renderLetter({ subject, paragraphs: [] }).subject).toBe(line);
});
