import { expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { sampleDocument } from "@/lib/customization/content/rules";
import { untranslatedPaths } from "@/lib/customization/content/translations";
import { translatorIn } from "@/lib/translations/messages";
import { findProblems } from "./find-problems";

const t = translatorIn("en", "pageCheck");
const sample = sampleDocument("silent", silent);
const allParts = new Set(Object.keys(silent.parts));
const check = (content: typeof sample.content, ids: ReadonlySet<string> = allParts) =>
  findProblems(silent, { document: { ...sample, content }, ids, brandName: "Hush", t }).map(
    ({ path, text }) => `${path} ${text}`,
  );

test("the sample has no problem", () => {
  expect(check({})).toEqual([]);
});

test("an empty word is a problem unless the design does without or its section is off", () => {
  const content = { "opening.title": " ", "packages.items.1.before": "", "measures.label": "" };
  expect(check(content)).toEqual([`opening.title ${t("empty")}`, `measures.label ${t("empty")}`]);
  expect(check({ ...content, measures: false })).toEqual([`opening.title ${t("empty")}`]);
});

test("a text beyond its limit is a problem, with the characters that people count", () => {
  const limit = 60;
  expect(check({ "opening.title": "🎨".repeat(limit) })).toEqual([]);
  expect(check({ "opening.title": "नि".repeat(limit + 1) })).toEqual([
    `opening.title ${t("overLimit", { length: limit + 1, max: limit })}`,
  ]);
});

test("words in brackets wait to be replaced, and a price to be named", () => {
  const content = {
    "opening.title": "Rolls at [your hours]",
    "packages.items.2.price": { amount: 0, currency: "EUR", isOpen: true as const },
  };
  expect(check(content)).toEqual([
    `opening.title ${t("placeholder")}`,
    `packages.items.2.price ${t("openPrice")}`,
  ]);
});

test("links to a part that is off and to a page that is gone are problems", () => {
  const ids = new Set([...allParts].filter((id) => id !== "silent-social"));
  expect(check({ social: false }, ids)).toEqual([`menu.links.3.link ${t("dead")}`]);
  const about = ["Read ", { text: "more", to: "page:gone" }];
  expect(check({ "about.text": about })).toEqual([`about.text ${t("deadPage")}`]);
});

test("an own picture with the sample's alternative text or without one yet is a problem, a decorative one is not", () => {
  const own = { file: "a".repeat(64), size: [800, 600] as const };
  const alt = "Two office towers at blue dusk, a few of their windows still lit";
  expect(check({ "opening.picture": { ...own, alt } })).toEqual([`opening.picture ${t("alt")}`]);
  expect(check({ "opening.picture": { ...own, alt: "" } })).toEqual([]);
  const open = { ...own, alt: "", needsAlt: true as const };
  expect(check({ "opening.picture": open })).toEqual([`opening.picture ${t("altMissing")}`]);
});

test("two text pages with one file name are a problem", () => {
  const content = { pages: ["n1", "n2"], "pages.n1.name": "imprint", "pages.n2.name": "imprint" };
  expect(check(content)).toEqual([`pages.n2.name ${t("sameFile")}`]);
});

test("texts that a further language lacks are counted for each language", () => {
  const document = {
    ...sample,
    language: "de" as const,
    content: { "opening.title": "Stille Räume" },
    translations: { en: {}, fr: { "opening.title": "Silence", "opening.lead": ["Paix"] } },
  };
  const problems = findProblems(silent, { document, ids: allParts, brandName: "Hush", t });
  const french = untranslatedPaths(silent, document, "fr").length;
  expect(french).toBeGreaterThan(20);
  expect(problems).toEqual([
    { path: "en:", text: "has 1 text that is not translated yet" },
    { path: "fr:", text: t("untranslated", { count: french }) },
  ]);
});

test("a long text is a problem in every language", () => {
  const document = {
    ...sample,
    translations: {
      de: {
        "opening.title": "x".repeat(61),
        "opening.action": "y".repeat(200),
        "@title": "z".repeat(71),
      },
    },
  };
  const problems = findProblems(silent, { document, ids: allParts, brandName: "Hush", t });
  expect(problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["de:opening.title", "de:opening.action", "de:@title"]),
  );
});
