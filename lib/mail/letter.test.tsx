import { expect, test } from "vitest";
import { type Letter, renderLetter } from "./letter";
import { passwordChangedLetter } from "./letters/password-changed";
import { resetLetter } from "./letters/reset";
import { welcomeLetter } from "./letters/welcome";

const framed = (...paragraphs: string[]) =>
  ["Presetry", ...paragraphs, "Presetry, 14 Chip Street, Swatchfield"].join("\n\n");

test("a letter is the same in HTML and in text, with its markup escaped", async () => {
  const { html, text } = await renderLetter({
    subject: "Hi",
    paragraphs: ["One\ntwo\n\nthree", `<a href="x">&'`],
  });
  expect(text).toBe(framed("One\ntwo\n\nthree", `<a href="x">&'`));
  expect(html).toContain(">One<br/>two<br/><br/>three</p>");
  expect(html).toContain(">&lt;a href=&quot;x&quot;&gt;&amp;&#x27;</p>");
  expect(html).not.toContain("<a");
});

test.each([
  ["Hello\r\nBcc: eve@example.com", "Hello Bcc: eve@example.com"],
  ["\n a \t b\u2028c\u2029d\u000be\u000c", "a b c d e"],
  ["bell\u0007 and \u0085next", "bell and next"],
])("the subject %j is one line", async (subject, line) => {
  expect((await renderLetter({ subject, paragraphs: [] })).subject).toBe(line);
});

test.each<[string, Letter, string, string]>([
  [
    "welcome",
    welcomeLetter({ name: "Bäckerei 日本" }),
    "Welcome to Presetry",
    framed(
      "Hello Bäckerei 日本,",
      "Your account is open. Sign in with this e-mail address to keep your cart, your purchases and your colours in one place.",
      "Sign in https://shop.test/login",
      "If you did not open this account, somebody typed your address by mistake. You need not do anything.",
    ),
  ],
  [
    "reset link",
    resetLetter({ token: "abc" }),
    "Choose a new password for Presetry",
    framed(
      "Somebody asked for a new password for your account. If it was you:",
      "Choose a new password https://shop.test/reset-password/abc",
      "The link works once, within an hour. If it was not you, ignore this letter: your password stays as it is.",
    ),
  ],
  [
    "notice of a changed password",
    passwordChangedLetter(),
    "Your Presetry password was changed",
    framed(
      "The password of your account was changed just now, and every device was signed out.",
      "If it was not you, write to us at once: hello@presetry.example",
    ),
  ],
])("the %s reads well without its looks", async (_, letter, subject, text) => {
  const rendered = await renderLetter(letter);
  expect(rendered).toMatchObject({ subject, text });
  const addresses = [...rendered.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, it]) => it);
  expect(addresses.every((it) => it?.startsWith("https://shop.test/"))).toBe(true);
});
