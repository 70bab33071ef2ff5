import { expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { putOwnPicture } from "./own-picture";
import { type ContentDocument, sampleDocument } from "./rules";

const own = { file: "a".repeat(64), size: [800, 600] as const };
const ofTrade = { file: "bakery-5-day.webp", alt: "A pretzel", size: [1000, 1000] as const };
const path = "opening.picture";

function put(content: ContentDocument["content"], translations?: ContentDocument["translations"]) {
  const document = { ...sampleDocument("silent", silent), content, translations };
  return putOwnPicture(silent, document, path, own, "A pretzel");
}

test.each([
  ["the sample's", {}],
  ["a trade's", { [path]: ofTrade }],
])("the alternative text of %s picture does not stay for the owner's", (_, content) => {
  expect(put(content)).toEqual({ [path]: { ...own, alt: "", needsAlt: true } });
});

test("neither do its translations", () => {
  const translations = { de: { [path]: "Eine Breze" }, fr: { "opening.title": "Le pain" } };
  expect(put({ [path]: ofTrade }, translations)).toMatchObject({ [`de:${path}`]: null });
  expect(put({ [path]: ofTrade }, translations)).not.toHaveProperty([`fr:${path}`]);
});

test.each([
  ["what the owner wrote", "Our own pretzel"],
  ["that there is nothing to say", ""],
])("%s stays", (_, alt) => {
  const content = { [path]: { ...ofTrade, alt } };
  expect(put(content)).toEqual({ [path]: { ...own, alt } });
});

test("a text stays when the owner's picture is replaced by another one", () => {
  const content = { [path]: { ...own, file: "b".repeat(64), alt: "A bridge" } };
  expect(put(content)).toEqual({ [path]: { ...own, alt: "A bridge" } });
});
