import { expect, test } from "vitest";
import { requireDeclaration } from "@/lib/customization/content/declarations";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import { noChoices } from "@/lib/customization/palette/rules";
import { compareSites, type SiteSource } from "./changes";

const declaration = await requireDeclaration("thunder");
const sample = sampleDocument("thunder", declaration);
const profile = { company: "Halden", about: "", logo: "", choices: noChoices };

const source = (
  document: Partial<ContentDocument> = {},
  facts: Partial<SiteSource> = {},
): SiteSource => ({
  document: { ...sample, ...document },
  profile,
  templateVersion: 1,
  ...facts,
});

const changesTo = (after: SiteSource, before = source()) =>
  compareSites(declaration, before, after);

test("nothing differs between a site and itself", () => {
  expect(changesTo(source())).toEqual([]);
});

/** @requirement Sites: What changes is shown before it is published */
test("a changed word is one change, with the editor's labels and both texts", () => {
  const [change, ...others] = changesTo(source({ content: { "banner.title": "Lamps" } }));
  expect(others).toEqual([]);
  expect(change).toEqual({
    kind: "changed",
    labels: ["Banner", "Large words"],
    before: "Free shipping",
    after: "Lamps",
  });
});

test("a word that was written as the sample has it is no change", () => {
  const [change] = changesTo(source({ content: { "banner.title": "Lamps" } }));
  const content = { "banner.title": change?.before ?? "" };
  expect(changesTo(source({ content }))).toEqual([]);
});

test("an item that was added, removed or moved is one change, whatever is in it", () => {
  const before = source({ content: { "cart.items": ["1", "2"], "cart.items.1.size": "40" } });
  const after = source({
    content: { "cart.items": ["x", "1"], "cart.items.x.name": "Lamp", "cart.items.x.size": "M" },
  });
  const withOrder = source({ content: { "cart.items": ["2", "1"] } });
  expect(
    changesTo(after, before).map(({ kind, labels, before: was, after: is }) => [
      kind,
      labels.join("/"),
      was,
      is,
    ]),
  ).toEqual([
    ["removed", "Cart/Products", "Overcast Runner", ""],
    ["added", "Cart/Products", "", "Lamp"],
    ["changed", "Cart/Products/Product 2/Size", "40", "42"],
  ]);
  expect(changesTo(withOrder)).toMatchObject([
    { kind: "moved", after: "Overcast Runner, Voltage Low" },
  ]);
});

test("prices, pictures and sections are said in words", () => {
  const content = {
    "cart.items.1.price": { amount: 500, currency: "EUR" },
    "cart.items.1.picture": { file: "a".repeat(64), alt: "A lamp" },
    banner: false,
  };
  expect(changesTo(source({ content })).map(({ before, after }) => [before, after])).toEqual([
    ["$90.00", "€5.00"],
    ["Sample picture: Voltage Low sneaker seen from the side", "Your picture: A lamp"],
    ["Shown", "Hidden"],
  ]);
});

test("what the profile and the page say is compared, too", () => {
  const after = source(
    { title: "Lamps", language: "de" },
    {
      profile: {
        ...profile,
        company: "Voss",
        logo: "/media/logo.webp",
        choices: { ...noChoices, primary: "bg-purple-900" },
      },
      templateVersion: 2,
    },
  );
  expect(changesTo(after).map(({ labels, after: now }) => [labels.join("/"), now])).toEqual([
    ["Page title", "Lamps"],
    ["Language", "de"],
    ["Company name", "Voss"],
    ["Logo", ""],
    ["Colors/Primary background", "Dark purple"],
    ["Template", "Version 2"],
  ]);
});

test("a version from before profiles were recorded is compared by its words only", () => {
  const before = source({}, { profile: null, templateVersion: null });
  expect(changesTo(source({ title: "Lamps" }), before)).toHaveLength(1);
});

test("a further language is one change, and each of its texts", () => {
  const before = source({ translations: { fr: {} } });
  const after = source({
    translations: { de: { "banner.title": "Lampen", "@title": "Licht" } },
    hasLanguageLinks: false,
  });
  expect(changesTo(after, before)).toEqual([
    { kind: "removed", labels: ["Further languages"], before: "Français", after: "" },
    { kind: "added", labels: ["Further languages"], before: "", after: "Deutsch" },
    { kind: "changed", labels: ["Deutsch", "Banner", "Large words"], before: "", after: "Lampen" },
    { kind: "changed", labels: ["Deutsch", "Page title"], before: "", after: "Licht" },
    { kind: "changed", labels: ["Links between languages"], before: "Shown", after: "Hidden" },
  ]);
});
