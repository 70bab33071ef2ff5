import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "@/components/templates/content/languages";
import type { Run, Slots } from "@/components/templates/content/slots";
import { findSlot, walkSlots } from "@/components/templates/content/values";
import { templateSlugs, templates } from "@/components/templates/registry";
import { roles } from "@/components/templates/roles";
import { tradePicture } from "@/components/templates/trade-pictures";
import type { ContentDocument } from "../content/rules";
import { plainText } from "../content/runs";
import { documentSchema } from "../content/schemas";
import { type Facts, days as week } from "../facts/schemas";
import { currencyOf } from "./currencies";
import { firstDraft } from "./first-draft";
import { hoursLines } from "./opening-hours";
import { type Pack, packSchema } from "./pack";
import { type Trade, trades } from "./trades";
import { missingFacts } from "./words";

const folder = resolve("public/trades");

interface PackFile {
  trade: Trade;
  language: Language;
  pack: Pack;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

const files = trades.flatMap((trade) =>
  languages.map((language) => ({ trade, language, file: `${trade}.${language}.json` })),
);

const packs: PackFile[] = files.flatMap(({ trade, language, file }) => {
  const { data: pack } = packSchema.safeParse(
    readdirSync(folder).includes(file) ? read(file) : null,
  );
  return pack ? [{ trade, language, pack }] : [];
});

const declarations = await Promise.all(
  templateSlugs.map(async (slug) => ({
    slug,
    declaration: (await templates[slug].load()).template.content,
  })),
);

/** Paths of the slots that hold the words, pictures or prices of the sample; `*` for entries. */
function* wordSlots(slots: Slots, prefix = ""): Generator<string> {
  for (const [name, slot] of Object.entries(slots)) {
    const path = prefix + name;
    const isSmallWord = slot.kind === "text" && slot.translations;
    const isText = ["text", "paragraph", "link", "price", "picture"].includes(slot.kind);
    if (isText && !isSmallWord) yield path;
    if ("slots" in slot)
      yield* wordSlots(slot.slots, `${path}${slot.kind === "list" ? ".*." : "."}`);
  }
}

test("every trade has texts in every language, and its pictures by day and in the evening", () => {
  const pictures = trades.flatMap((trade) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) =>
      (["day", "evening"] as const).map((mood) => tradePicture(trade, number, mood)),
    ),
  );
  expect(readdirSync(folder).sort()).toEqual(
    // The folder `cards` has the pictures of templates as trades: see `lib/catalogue/trades/cards.test.ts`.
    [...files.map(({ file }) => file), ...pictures, "cards"].sort(),
  );
  const broken = files.flatMap(({ file }) => {
    const { error } = packSchema.safeParse(read(file));
    return error ? [`${file}: ${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}`] : [];
  });
  expect(broken).toEqual([]);
});

describe.each(declarations)("$slug", ({ slug, declaration }) => {
  test("every text, picture and price has a role, or is in a part that a first draft leaves out", () => {
    const known = Object.entries(roles[slug]);
    const isLeftOut = (path: string) =>
      known.some(([above, role]) => path.startsWith(`${above}.`) && typeof role === "object");
    // Pages are added by hand, and so is a section that the sample does not show.
    const slots = Object.fromEntries(
      Object.entries(declaration.slots).filter(([name]) => name !== "pages"),
    );
    const hidden = [...walkSlots(slots, {})].flatMap(({ path, slot }) =>
      slot.kind === "section" && !slot.sample && !(path in roles[slug]) ? [path] : [],
    );
    const open = [...wordSlots(slots)].filter(
      (path) =>
        !(path in roles[slug]) &&
        !isLeftOut(path) &&
        !hidden.some((it) => path.startsWith(`${it}.`)),
    );
    expect(open).toEqual([]);
  });

  test("has no role for a slot that does not exist", () => {
    const missing = Object.keys(roles[slug]).filter(
      (path) => !findSlot(declaration.slots, path.replaceAll("*", "1")),
    );
    expect(missing).toEqual([]);
  });

  test.each(packs)(
    "is filled for a $trade in $language, with nothing of the sample",
    ({ trade, language, pack }) => {
      const document = firstDraft(slug, declaration, pack, { trade, language, facts: {} });
      const { success, error } = documentSchema(slug, declaration).safeParse(document);
      expect(
        success,
        error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
      ).toBe(true);
      const empty = Object.entries(document.content).flatMap(([path, value]) => {
        const pattern = path.replaceAll(/\.[1-9]\d*(?=\.|$)/g, ".*");
        const isMeant = typeof roles[slug][pattern] === "object";
        return !isMeant && (value === "" || (Array.isArray(value) && value.length === 0))
          ? [path]
          : [];
      });
      expect(empty).toEqual([]);
    },
  );
});

const facts: Facts = {
  legalName: "Sommer GmbH",
  about: "Seit 1952 backen wir mit Sauerteig. Jeder Laib ruht eine Nacht.",
  phone: "+43 (0)316 123456",
  email: "bestellung@baeckerei-sommer.example",
  address: { street: "Ringweg 1", zipcode: "8010", city: "Graz", countryCode: "AT" },
  hours: [
    { days: ["mon", "tue", "wed", "thu", "fri"], opens: "06:00", closes: "18:00" },
    { days: ["sat"], opens: "06:30", closes: "12:00" },
  ],
  items: [
    { name: "Roggenlaib", text: "Ein Kilo.", price: { amount: 480, currency: "EUR" } },
    { name: "Dinkelstange" },
    { name: "Kürbiskernbrot aus dem Holzofen (mit Kernen aus der Steiermark)" },
  ],
};

/** The words of all shown slots. */
const wordsOfDocument = ({ content }: ContentDocument) =>
  Object.entries(content).map(([path, value]) => ({
    path,
    text:
      typeof value === "string"
        ? value
        : Array.isArray(value)
          ? plainText(value as readonly Run[], "Sommer")
          : typeof value === "object" && "label" in value
            ? value.label
            : "",
  }));

const bakeries = packs.filter(({ trade }) => trade === "bakery");

describe.each(declarations)("$slug with facts", ({ slug, declaration }) => {
  const draftOf = ({ trade, language, pack }: PackFile, known: Facts) =>
    firstDraft(slug, declaration, pack, { trade, language, facts: known });
  const rolesUsed = Object.values(roles[slug]);

  test.each(bakeries)("has the prices of its country in $language", (file) => {
    const address = { street: "Ringweg 1", city: "Bern", countryCode: "CH" };
    const currencies = Object.values(draftOf(file, { address }).content).flatMap((it) =>
      typeof it === "object" && "currency" in it ? [it.currency] : [],
    );
    expect(currencies.filter((it) => it !== "CHF")).toEqual([]);
  });

  test.each(bakeries)("says them in $language, and no item of the trade", (file) => {
    const document = draftOf(file, facts);
    const { success, error } = documentSchema(slug, declaration).safeParse(document);
    expect(success, error?.message).toBe(true);
    const said = wordsOfDocument(document);
    const all = said.map(({ text }) => text).join("\n");
    const targets = JSON.stringify(document.content);
    // Simple has no place for a telephone beside the others, and says it beside its form.
    expect(targets).toContain("tel:+43316123456");
    expect(targets).toContain(`mailto:${facts.email}`);
    expect(all).toMatch(/Ringweg 1(, |\n)8010 Graz/);
    for (const { days, times } of hoursLines(facts.hours ?? [], file.language)) {
      expect(all).toContain(days);
      expect(all).toContain(times);
    }
    for (const missing of [missingFacts.hours, missingFacts.address, missingFacts.phone]) {
      expect(all).not.toContain(missing[file.language]);
    }
    if (rolesUsed.includes("about")) expect(all).toContain("Seit 1952 backen wir mit Sauerteig.");
    if (rolesUsed.includes("item.name")) expect(all).toContain("Roggenlaib");
    const ofTrade = file.pack.items.flatMap(({ name, text }) => [name, text]);
    expect(said.filter(({ text }) => ofTrade.includes(text))).toEqual([]);
  });

  test.runIf(rolesUsed.includes("item.price"))(
    "has its prices, and open ones where none is known",
    () => {
      const [file] = bakeries;
      if (!file) throw new Error("There are no texts of bakeries.");
      const { content } = draftOf(file, facts);
      const prices = Object.keys(content).flatMap((path) => {
        const isItem = roles[slug][path.replaceAll(/\.\d+(?=\.)/g, ".*")] === "item.price";
        return isItem ? [content[path]] : [];
      });
      const open = { amount: 0, currency: "EUR", isOpen: true };
      expect(prices).toEqual([{ amount: 480, currency: "EUR" }, open, open]);
    },
  );

  test("never cuts a fact: what has no room is a placeholder", () => {
    const long: Facts = {
      about: `${"Ein sehr langer Satz ".repeat(28)}ohne Ende`,
      phone: "+43 316 12 34 56 78 90 11 22 33 44 55",
      email: `${"a".repeat(60)}@baeckerei-sommer.example`,
      address: { street: "W".repeat(120), city: "G".repeat(80) },
      hours: week.map((day, index) => ({ days: [day], opens: `0${index}:01`, closes: "23:59" })),
      items: [{ name: "N".repeat(80), text: `${"Wort ".repeat(50)}Ende` }, { name: "<b>fett</b>" }],
    };
    for (const file of bakeries) {
      const document = draftOf(file, long);
      expect(documentSchema(slug, declaration).safeParse(document).error?.message).toBe(undefined);
      for (const { text } of wordsOfDocument(document)) {
        expect(text).not.toMatch(/Ein sehr langer Satz (?!.*ohne Ende)/);
        expect(text.match(/W{3,}|G{3,}|N{3,}/)?.[0].length ?? 80).toBeGreaterThanOrEqual(80);
        expect(text).not.toContain("<b>");
      }
    }
  });
});

test("two templates of one trade share less than a fifth of their sentences", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  const sentencesOf = (document: ContentDocument) => {
    const texts = Object.values(document.content).flatMap((value) =>
      typeof value === "string"
        ? [value]
        : Array.isArray(value)
          ? value.map((run) => (typeof run === "string" ? run : ""))
          : [],
    );
    const sentences = texts.flatMap((text) =>
      [...segmenter.segment(text)].map(({ segment }) => segment.trim()),
    );
    // Names of things and ids are no sentences.
    return new Set(sentences.filter((it) => /\s.*[.?]$/.test(it)));
  };
  const shares = packs.flatMap(({ trade, language, pack }) => {
    const all = declarations.map(({ slug, declaration }) => ({
      slug,
      said: sentencesOf(firstDraft(slug, declaration, pack, { trade, language, facts: {} })),
    }));
    return all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => {
        const shared = [...one.said].filter((it) => other.said.has(it)).length;
        return {
          pair: `${trade} ${language}: ${one.slug}, ${other.slug}`,
          share: shared / new Set([...one.said, ...other.said]).size,
        };
      }),
    );
  });
  expect(shares.filter(({ share }) => share >= 0.2)).toEqual([]);
});

test("prices are in the currency of the company's country, else in that of its language", () => {
  expect(currencyOf("en", "DE")).toBe("EUR");
  expect(currencyOf("de", "CH")).toBe("CHF");
  expect(currencyOf("pt", "")).toBe("BRL");
});
