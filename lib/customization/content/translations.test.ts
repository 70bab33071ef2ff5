import { describe, expect, test } from "vitest";
import type { SlotValue } from "@/components/templates/content/values";
import { content as silent } from "@/components/templates/silent/content";
import { requireDeclaration } from "./declarations";
import { edit, startEditing, undo } from "./edit-log";
import {
  duplicateItem,
  isChanged,
  removeItem,
  removeLanguage,
  replaceDocument,
  resetPath,
} from "./edits";
import { mergeDocuments } from "./merge";
import {
  type ContentDocument,
  canonicalDocument,
  differingPaths,
  flatValues,
  isSample,
  migrateDocument,
  sampleDocument,
  withFlatValues,
} from "./rules";
import {
  documentIn,
  languagesOf,
  nextUntranslated,
  setValuesIn,
  untranslatedPaths,
  writtenAt,
} from "./translations";

const sample = sampleDocument("silent", silent);

const site: ContentDocument = {
  ...sample,
  title: "Quiet rooms",
  content: {
    "opening.title": "Quiet rooms",
    "opening.action": { label: "Write to us", to: "mailto:us@example.com" },
    "opening.picture": { file: "office.webp", alt: "A quiet office", focus: [10, 20] },
    "packages.items": ["1", "neu1"],
    "packages.items.neu1.name": "Plan",
  },
  translations: {
    de: {
      "@title": "Stille Räume",
      "opening.action": "Schreiben Sie uns",
      "opening.picture": "Ein stilles Büro",
      "opening.title": "Stille Räume",
      "packages.items.neu1.name": "Entwurf",
    },
    fr: {},
  },
};

describe("a document in a further language", () => {
  test("has its own texts, and shares all else with the first language", () => {
    const german = documentIn(silent, site, "de");
    expect(german).toMatchObject({ language: "de", title: "Stille Räume" });
    expect(german.translations).toBeUndefined();
    expect(german.content).toEqual({
      "opening.title": "Stille Räume",
      "opening.action": { label: "Schreiben Sie uns", to: "mailto:us@example.com" },
      "opening.picture": { file: "office.webp", alt: "Ein stilles Büro", focus: [10, 20] },
      "packages.items": ["1", "neu1"],
      "packages.items.neu1.name": "Entwurf",
    });
  });

  test("shows what is not translated in the first language", () => {
    expect(documentIn(silent, site, "fr")).toMatchObject({ title: "Quiet rooms" });
    expect(documentIn(silent, site, "fr").content).toEqual(site.content);
    expect(documentIn(silent, site, "en").content).toEqual(site.content);
  });

  test("is refused by name if the site does not have it", () => {
    expect(languagesOf(site)).toEqual(["en", "de", "fr"]);
    expect(() => documentIn(silent, site, "it")).toThrow("no texts in the language “it”");
  });

  test("lists the texts that are still missing", () => {
    const [german, french] = [
      untranslatedPaths(silent, site, "de"),
      untranslatedPaths(silent, site, "fr"),
    ];
    const translated = Object.keys(site.translations?.de ?? {});
    expect(french.filter((path) => !german.includes(path)).sort()).toEqual(translated);
    expect(german.filter((path) => !french.includes(path))).toEqual([]);
    // A sentence of the sample is English; the words of the menu are translated by the template.
    expect(german).toContain("opening.lead");
    expect(german.some((path) => path.startsWith("words."))).toBe(false);
    expect(
      untranslatedPaths(silent, { ...site, language: "es", translations: { en: {} } }, "en").sort(),
    ).toEqual(translated);
  });

  test("misses no text of a section that is off", () => {
    const hidden = { ...site, content: { ...site.content, measures: false } };
    const paths = untranslatedPaths(silent, hidden, "fr");
    expect(paths.filter((path) => path.startsWith("measures."))).toEqual([]);
    expect(
      untranslatedPaths(silent, site, "fr").filter((it) => it.startsWith("measures.")),
    ).not.toEqual([]);
  });
});

test("the canonical form drops empty texts and those of removed items, and keeps a language without texts", () => {
  const document = canonicalDocument(silent, {
    ...site,
    hasLanguageLinks: true,
    translations: {
      fr: {},
      de: {
        "opening.title": "",
        "opening.lead": [],
        "packages.items.zzz.name": "x",
        "@title": " Still ",
      },
    },
  });
  expect(document.translations).toEqual({ de: { "@title": "Still" }, fr: {} });
  expect(Object.keys(document.translations ?? {})).toEqual(["de", "fr"]);
  expect(document).not.toHaveProperty("hasLanguageLinks");
  expect(isSample({ ...sample, translations: { de: {} } })).toBe(false);
});

test("values in one record are the same document again", () => {
  const document = { ...site, hasLanguageLinks: false };
  expect(withFlatValues(sample, flatValues(document))).toEqual({ ...document, title: "" });
  expect(
    differingPaths(site, { ...site, translations: { de: site.translations?.de ?? {} } }),
  ).toEqual(["fr:"]);
  const polluted = withFlatValues(sample, { "__proto__:x": "y" });
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  expect(Object.keys(polluted.translations ?? {})).toEqual(["__proto__"]);
});

describe("two people", () => {
  const changed = (values: Record<string, string>): ContentDocument =>
    withFlatValues(site, { ...flatValues(site), ...values });

  test("translate into different languages, and both are kept", () => {
    const { document, conflicts } = mergeDocuments(
      silent,
      site,
      changed({ "fr:opening.title": "Pièces calmes" }),
      changed({ "it:opening.title": "Stanze quiete" }),
    );
    expect(conflicts).toEqual([]);
    expect(document.translations).toMatchObject({
      de: site.translations?.de,
      fr: { "opening.title": "Pièces calmes" },
      it: { "opening.title": "Stanze quiete" },
    });
  });

  test("who translate the same text differently have to choose", () => {
    const { conflicts } = mergeDocuments(
      silent,
      site,
      changed({ "de:opening.title": "Ruhige Räume" }),
      changed({ "de:opening.title": "Leise Räume" }),
    );
    expect(conflicts).toEqual([
      { slot: "de:opening.title", mine: "Ruhige Räume", theirs: "Leise Räume" },
    ]);
  });
});

const start = {
  ...startEditing("silent", silent, {
    choices: { primary: "", secondary: "", text01: "", text02: "" },
    brand: { name: "", logo: "" },
  }),
  document: site,
};

describe("what is written in a further language", () => {
  const written = (path: string) => writtenAt(silent, site, "de", path);

  test("is empty where it is not translated", () => {
    expect(written("opening.title")).toBe("Stille Räume");
    expect(written("opening.lead")).toEqual([]);
    expect(written("packages.items.1.name")).toBe("");
    expect(written("opening.action")).toEqual({
      label: "Schreiben Sie uns",
      to: "mailto:us@example.com",
    });
    expect(writtenAt(silent, site, "fr", "opening.picture")).toMatchObject({
      file: "office.webp",
      alt: "",
    });
    expect(writtenAt(silent, site, "en", "opening.lead")).toEqual([expect.any(String)]);
  });

  test("is the template's own translation of a small word", () => {
    expect(written("words.cart")).toBe("Warenkorb");
  });

  test("is stored for that language, and all else for every language", () => {
    const set = (path: string, value: SlotValue) =>
      setValuesIn(silent, site, "de", { [path]: value });
    expect(set("opening.title", "Räume")).toEqual({ "de:opening.title": "Räume" });
    expect(set("opening.title", "")).toEqual({ "de:opening.title": null });
    expect(set("measures", false)).toEqual({ measures: false });
    const link = { label: "Rufen Sie an", to: "tel:+49301234" };
    expect(set("opening.action", link)).toEqual({
      "de:opening.action": "Rufen Sie an",
      "opening.action": { label: "Write to us", to: "tel:+49301234" },
    });
    const picture = { file: "office.webp", alt: "Ein Büro", focus: [50, 50] as const };
    expect(set("opening.picture", picture)).toEqual({
      "de:opening.picture": "Ein Büro",
      "opening.picture": { ...picture, alt: "A quiet office" },
    });
    expect(setValuesIn(silent, site, "en", { "opening.title": "Rooms" })).toEqual({
      "opening.title": "Rooms",
    });
  });

  test("goes along when its item is copied, and leaves with it", () => {
    const path = "packages.items.neu1";
    expect(duplicateItem(silent, site, path, "copy")).toMatchObject({
      "packages.items": ["1", "neu1", "copy"],
      "packages.items.copy.name": "Plan",
      "de:packages.items.copy.name": "Entwurf",
    });
    const removed = edit(start, removeItem(silent, site, path) ?? {}, { at: 1 });
    expect(removed.document.translations?.de).not.toHaveProperty(`${path}.name`);
    expect(undo(silent, removed).document).toEqual(site);
  });

  test("is reset alone, or with the text that it translates", () => {
    expect(resetPath(site, "opening.title", "de")).toEqual({ "de:opening.title": null });
    expect(resetPath(site, "opening.title")).toEqual({
      "opening.title": null,
      "de:opening.title": null,
    });
    expect(isChanged(site, "opening", "de")).toBe(true);
    expect(isChanged(site, "opening", "fr")).toBe(false);
  });
});

test("a text of a further language is edited and undone like any other", () => {
  const edited = edit(start, { "de:opening.lead": ["Neu"] }, { at: 1, isTyping: false });
  expect(edited.document.translations?.de?.["opening.lead"]).toEqual(["Neu"]);
  expect(undo(silent, edited).document).toEqual(site);
  const removed = edit(start, removeLanguage(site, "de"), { at: 1 });
  expect(removed.document.translations).toEqual({ fr: {} });
  expect(undo(silent, removed).document).toEqual(site);
  const replaced = edit(start, replaceDocument(site, sample), { at: 1, isTyping: false });
  expect(replaced.document).toEqual(sample);
});

test("an older document is migrated in all of its languages", async () => {
  const sonic = await requireDeclaration("sonic");
  const old: ContentDocument = {
    ...sampleDocument("sonic", sonic),
    version: 2,
    content: { "opening.title.1.text": "Hear" },
    translations: { de: { "opening.title.1.text": "Hör", "@title": "Hören", "gone.slot": "x" } },
  };
  const { translations, unplaced } = migrateDocument(sonic, old);
  expect(translations?.de?.["opening.title"]).toEqual([expect.stringMatching(/^Hör\n/)]);
  expect(translations?.de?.["@title"]).toBe("Hören");
  expect(unplaced).toEqual({ "de:gone.slot": "x" });
});

test("the untranslated texts follow each other, in a circle and without the page's title", () => {
  const paths = ["@title", "opening.title", "opening.lead"];
  expect(nextUntranslated(paths, null)).toBe("opening.title");
  expect(nextUntranslated(paths, "opening.title")).toBe("opening.lead");
  expect(nextUntranslated(paths, "opening.lead")).toBe("opening.title");
  // It is translated by now.
  expect(nextUntranslated(paths, "opening.kicker")).toBe("opening.title");
  expect(nextUntranslated(["@title"], null)).toBeUndefined();
});
