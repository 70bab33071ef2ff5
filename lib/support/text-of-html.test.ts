import { expect, test } from "vitest";
import { withoutHistory } from "./rules";
import { textOfHtml } from "./text-of-html";

const quoted: [string, string, string][] = [
  [
    "Gmail",
    `<div dir="ltr"><div>Yes.</div><div><br></div>Ann</div><br><div class="gmail_quote">
      <div class="gmail_attr">On Mon, Nov 23, 2026 at 9:00 Presetry &lt;<a href="mailto:a@b.example">a@b.example</a>&gt;
      wrote:<br></div><blockquote class="gmail_quote">Shall we?<br><br>Kim</blockquote></div>`,
    "Yes.\n\nAnn",
  ],
  [
    "Outlook",
    `<html><head><title>Mail</title></head><body><p>Yes.</p><hr><div id="divRplyFwdMsg"><b>From:</b> Presetry<br>
      <b>Sent:</b> Monday<br><b>To:</b> Ann<br><b>Subject:</b> Re</div><div>Shall we?</div></body></html>`,
    "Yes.",
  ],
  [
    "Apple Mail",
    `<body><div>Yes.</div><br><blockquote type="cite"><div>On 23 Nov 2026, at 9:00, Presetry wrote:</div><br>
      <div>Shall we?</div></blockquote></body>`,
    "Yes.",
  ],
  [
    "a list and a table",
    "<h2>Both</h2><ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>",
    "Both\n\n * one\n * two\n\na\nb",
  ],
  ["a link", '<p>See <a href="https://acme.example/">us</a></p>', "See us https://acme.example/"],
];

test.each(quoted)("of the HTML of %s, what was written is kept", (_, html, written) => {
  expect(withoutHistory(textOfHtml(html).text)).toBe(written);
});

test.each([
  "<div>",
  "<p>",
  "<ul><li>",
  "<table><tr><td>",
  "<blockquote>x",
  "<svg><p>",
  "<body>",
  "<pre>x\n",
  "<a href=x ",
  "&#",
  "<!--",
  "<",
])("HTML of nothing but %s does not hold up the shop", (part) => {
  textOfHtml(part.repeat(1_000_000 / part.length));
});
