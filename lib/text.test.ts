import { expect, test } from "vitest";
import { requiredText, text } from "./text";

const messageOf = (value: unknown) => text(5).safeParse(value).error?.issues[0]?.message;

test.each([
  ["  word \n", "word"],
  ["", ""],
  ["żółć", "żółć"],
  ["a\u{1f3a8}b", "a\u{1f3a8}b"],
  ["     12345     ", "12345"],
])("%j is parsed as %j", (sent, parsed) => {
  expect(text(5).parse(sent)).toBe(parsed);
});

/**
 * @requirement API: Bodies: JSON of at most 64 KiB, text trimmed, NUL and lone surrogates refused,
 *   unknown keys ignored
 */
test.each([
  ["123456", "Please use at most 5 characters"],
  ["a\0b", "This text contains characters that cannot be stored"],
  ["a\ud800", "This text contains characters that cannot be stored"],
  ["\udc00a", "This text contains characters that cannot be stored"],
])("%j is rejected: %s", (sent, message) => {
  expect(messageOf(sent)).toBe(message);
});

test.each([[undefined], [null], [5], [["a"]], [{}]])("%j is not text", (sent) => {
  expect(text(5).safeParse(sent).success).toBe(false);
});

test.each([[undefined], [null], [5], [""], [" \n "]])(
  "%j is missing where text is required",
  (sent) => {
    expect(requiredText(5, "Please say it").safeParse(sent).error?.issues[0]?.message).toBe(
      "Please say it",
    );
  },
);

test("required text is trimmed and limited like any other", () => {
  expect(requiredText(5, "Please say it").parse(" said ")).toBe("said");
  expect(requiredText(5, "Please say it").safeParse("123456").success).toBe(false);
});
