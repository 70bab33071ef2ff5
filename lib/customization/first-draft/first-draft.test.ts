import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "@/components/templates/content/languages";
import type { Slots } from "@/components/templates/content/slots";
import { findSlot, walkSlots } from "@/components/templates/content/values";
import { templateSlugs, templates } from "@/components/templates/registry";
import { roles } from "@/components/templates/roles";
import { tradePicture } from "@/components/templates/trade-pictures";
import type { ContentDocument } from "../content/rules";
import { documentSchema } from "../content/schemas";
import { firstDraft } from "./first-draft";
import { type Pack, packSchema } from "./pack";
import { type Trade, trades } from "./trades";

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
    [...files.map(({ file }) => file), ...pictures].sort(),
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
