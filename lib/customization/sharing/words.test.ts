import fc from "fast-check";
import { deflateSync, strToU8 } from "fflate";
import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { content as silent } from "@/components/templates/silent/content";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { scaled } from "@/e2e/support/fault-test";
import { sampleOf } from "@/e2e/support/sweep";
import { toBase64Url } from "@/lib/base64url";
import { requireDeclaration } from "../content/declarations";
import { canonicalDocument, contentLimits, sampleDocument } from "../content/rules";
import { readWords } from "./read-words";
import { fragmentOf, readFragment, shareLimits } from "./rules";
import { encodeWords, withoutUploads } from "./words";

const sample = sampleDocument("silent", silent);

/** @requirement Content: A shared link carries the words in its address, to the letter */
test.each(sampleOf(templateSlugs, 4))(
  "%s: a random document is read back the same",
  async (slug) => {
    const declaration = await requireDeclaration(slug);
    let read = 0;
    fc.assert(
      fc.property(contentDocuments(slug, declaration), (random) => {
        const document = canonicalDocument(declaration, random);
        const code = encodeWords(document);
        expect(code).toMatch(/^[\w-]+$/);
        if (code.length > shareLimits.codeLength) {
          expect(readWords(slug, declaration, code)).toBeNull();
          return;
        }
        expect(readFragment(fragmentOf({ kind: "words", code }))).toEqual({ kind: "words", code });
        expect(readWords(slug, declaration, code)).toEqual(
          canonicalDocument(declaration, withoutUploads(document)),
        );
        read++;
      }),
      { seed: 20_261_122, numRuns: scaled(20) },
    );
    expect(read).toBeGreaterThan(3);
  },
);

test("a code whose words inflate beyond the limit of a document is refused", () => {
  const codeOf = (spaces: number) => {
    const words = `{"version":${silent.version}${" ".repeat(spaces)},"content":{}}`;
    return toBase64Url(deflateSync(strToU8(words), { level: 9 }));
  };
  expect(codeOf(10_000_000).length).toBeGreaterThan(shareLimits.codeLength);
  for (const [spaces, isRead] of [
    [contentLimits.bytes - 100, true],
    [contentLimits.bytes, false],
    [1_000_000, false],
  ] as const) {
    const code = codeOf(spaces);
    expect(code.length).toBeLessThan(shareLimits.codeLength);
    expect(readWords("silent", silent, code) !== null, `${spaces} spaces`).toBe(isRead);
  }
});

test("uploaded pictures and values without a place stay behind", () => {
  const document = {
    ...sample,
    content: {
      "opening.title": "Ours",
      "opening.picture": { file: "0f".repeat(32), alt: "Our house" },
    },
    unplaced: { gone: "x" },
  };
  expect(readWords("silent", silent, encodeWords(document))).toEqual({
    ...sample,
    content: { "opening.title": "Ours" },
  });
});

test("the words of one template are none of another", () => {
  const code = encodeWords({ ...sample, content: { "opening.kicker": "Ours" } });
  expect(readWords("cali", { ...silent, slots: { pages: silent.slots.pages } }, code)).toBeNull();
});

const codeOf = (text: string) => toBase64Url(deflateSync(strToU8(text), { level: 9 }));
const withContent = (content: string) => codeOf(`{"version":1,"content":${content}}`);

/** @requirement Content: A hostile link shows the sample */
test.each([
  ["nothing", ""],
  ["no base64url", "%%%"],
  ["no deflated bytes", toBase64Url(strToU8("Hello, world"))],
  ["the end cut off", encodeWords({ ...sample, title: "Something longer" }).slice(0, -6)],
  ["no JSON", codeOf("Hello")],
  ["null", codeOf("null")],
  ["a text", codeOf('"x"')],
  ["a list", codeOf("[]")],
  ["a newer version", codeOf('{"version":99}')],
  ["another template's slot", withContent('{"nothing.here":"x"}')],
  ["a prototype", withContent('{"__proto__":{"isAdmin":true}}')],
  ["a constructor", withContent('{"constructor":{"prototype":{}}}')],
  ["HTML", withContent('{"opening.title":"<img src=x onerror=alert(1)>"}')],
  ["turned text", withContent('{"opening.title":"a\\u202eb"}')],
  ["a NUL", withContent('{"opening.title":"\\u0000"}')],
  ["a script address", withContent('{"opening.action":{"label":"x","to":"javascript:alert(1)"}}')],
  ["somebody's picture", withContent(`{"opening.picture":{"file":"${"a1".repeat(32)}","alt":""}}`)],
  ["another host's picture", withContent('{"opening.picture":{"file":"//evil.test/x","alt":""}}')],
  ["depth", withContent("[".repeat(20_000) + "]".repeat(20_000))],
  ["a million letters", withContent(`{"opening.title":"${"x".repeat(1_000_000)}"}`)],
  ["sixty megabytes", toBase64Url(deflateSync(new Uint8Array(60_000_000), { level: 9 }))],
])("a code of %s is no document", (_, code) => {
  expect(readWords("silent", silent, code)).toBeNull();
});

test("any letters are read without an error", () => {
  const letters = fc.string({ unit: "binary", maxLength: 200 });
  const codes = fc.oneof(letters, fc.base64String(), fc.uint8Array().map(toBase64Url));
  fc.assert(
    fc.property(codes, (code) => {
      readFragment(`#words=${code}`);
      expect(readWords("silent", silent, code)).toBeNull();
    }),
    { seed: 20_261_122, numRuns: scaled(500) },
  );
});

test.each([
  ["", null],
  ["#opening", null],
  ["#words=", null],
  ["#words=a b", null],
  [`#words=${"a".repeat(shareLimits.codeLength + 1)}`, null],
  ["#copy=short", null],
  [`#copy=${"a".repeat(43)}`, { kind: "copy", code: "a".repeat(43) }],
  ["#words=abc", { kind: "words", code: "abc" }],
])("the fragment %s is %j", (fragment, content) => {
  expect(readFragment(fragment)).toEqual(content);
});
