import { expect, test } from "vitest";
import { type TemplateSlug, templates } from "../registry";
import {
  filledText,
  liveScript,
  localizedScript,
  type ScriptTexts,
  scriptText,
  sumText,
} from "./script-texts";
import type { ContentValues } from "./values";

const removeCode = "`Remove $" + "{name}`";
const sumCode = "`$$" + "{total}`";
const source = `return ["1 piece", ${removeCode}, ${sumCode}];`;

const textsOf = (one: string, remove: string, isPlain: boolean): ScriptTexts => ({
  '"1 piece"': scriptText(one),
  [removeCode]: filledText(remove, { name: "chair.name" }),
  [sumCode]: sumText(
    "total",
    isPlain ? null : { currency: "EUR", language: "de", hasDecimals: true },
  ),
});

/** What a script returns for a chair and a total. */
const run = (script: string, own: unknown) =>
  new Function("chair", "total", "own", script)({ name: "Stool" }, 1250.5, own);

const printersOf = (texts: ScriptTexts) => Object.values(texts).map(({ print }) => print);

test.each([
  ["ein Stück", "{name} entfernen", false, ["ein Stück", "Stool entfernen", "1.250,50\u00a0€"]],
  [
    "1 `$" + "{x}`",
    "{toString} \\ {name}",
    true,
    ["1 `$" + "{x}`", "{toString} \\ Stool", "$1250.5"],
  ],
])("a site and a preview say the same: %s, %s", (one, remove, isPlain, said) => {
  const texts = textsOf(one, remove, isPlain);
  expect(run(localizedScript(source, texts), [])).toEqual(said);
  // One script for all words: it is made of the sample's.
  const live = liveScript(source, textsOf("1 piece", "Remove {name}", true));
  expect(run(live, printersOf(texts))).toEqual(said);
});

test("a plain text leaves the sample's code as it is", () => {
  expect(localizedScript(source, { [sumCode]: sumText("total", null) })).toBe(source);
});

const input = {
  brand: { name: "Company", logo: "logo.svg" },
  palette: { primary: "", secondary: "", text01: "", text02: "" },
  images: "",
  uploads: "",
  trades: "",
  home: "",
  isEdited: false,
};

const other: Partial<Record<TemplateSlug, ContentValues>> = {
  thunder: { promo: false, pages: ["p1"] },
  cali: { "shop.items.1.price": { amount: 1250, currency: "EUR" } },
  atlantic: { "pieces.items.1.price": { amount: 1250, currency: "EUR" } },
};

test.each(["atlantic", "cali", "simple", "thunder", "trend"] as const)(
  "the texts of %s's script have the same places whatever the words are",
  async (slug) => {
    const { template } = await templates[slug].load();
    const places = (values: ContentValues, language: "en" | "de") =>
      Object.keys(template.print({ ...input, values, language }).scriptTexts);
    expect(places(other[slug] ?? {}, "de")).toEqual(places({}, "en"));
    expect(places({}, "en")).not.toEqual([]);
  },
);
