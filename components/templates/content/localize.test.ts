import { expect, test } from "vitest";
import { replaceCode, stringCode, templateCode } from "./localize";

const removeCode = "`Remove $" + "{name}`";
const source = `one.textContent = "1 piece";\nnote.textContent = ${removeCode};`;

/** The script with the given words. */
const localized = (words: { one: string; remove: string }): string =>
  replaceCode(source, {
    '"1 piece"': stringCode(words.one),
    [removeCode]: templateCode(words.remove, { name: "name" }),
  });

/** What the script with the given words writes. */
const written = (words: { one: string; remove: string }): unknown =>
  new Function(
    `const one = {}, note = {}, name = "Chair";\n${localized(words)}\nreturn [one.textContent, note.textContent];`,
  )();

test("the sample's words leave the code as it is", () => {
  expect(localized({ one: "1 piece", remove: "Remove {name}" })).toBe(source);
});

test.each([removeCode, '";throw 1;"', "$" + "{name", "\\`", "</script>"])(
  "the text %s is written as it was typed",
  (text) => {
    expect(written({ one: text, remove: '";throw 1;//' })).toEqual([text, '";throw 1;//']);
    expect(written({ one: "1", remove: `${text} of {other}` })).toEqual([
      "1",
      `${text.replace("{name}", "Chair")} of {other}`,
    ]);
  },
);

test("a stretch of code that is not there is named", () => {
  expect(() => replaceCode(source, { nothing: "" })).toThrow("nothing");
});
