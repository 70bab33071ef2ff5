import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Block, ListSlot, PictureSlot, Run, Slot } from "@/components/templates/content/slots";
import {
  type FoundSlot,
  itemIds,
  type SlotValue,
  sampleValue,
  walkSlots,
} from "@/components/templates/content/values";
import { scaled } from "./fault-test";

/** Documents that a design has to hold, by the name of their page. */
export const worstCases = {
  sample: "the sample",
  wide: "wide letters in the longest lists",
  unbreakable: "unbreakable words in the longest lists",
  shortest: "the longest texts in the shortest lists",
  bare: "no optional part",
  site: "a site's forms in wide letters",
  siteUnbreakable: "a site's forms in unbreakable words",
  page: "a text page",
} as const;

export type WorstCase = keyof typeof worstCases;

export const worstCaseNames = Object.keys(worstCases) as WorstCase[];

/** Pages of each template with random words, lists and pictures; `TEST_SCALE=9` makes 216 in all. */
export const randomPages = scaled(2);
export const randomPage = (n: number) => `random${n}`;

/** The text page that the last case shows. */
export const worstPageId = "added0";

/** A high and a flat picture, in place of uploaded ones. */
export const worstPictures = [
  { hash: "a".repeat(64), size: [600, 1600] },
  { hash: "b".repeat(64), size: [1600, 500] },
] as const;

const wideWords = "WÖMMWM MWÄWMW WMW MWMWMWMW @WM ";
const letters = "WMÄÖÜGHNOQ";
const longWord = "donaudampfschifffahrtsgesellschaftskapitän";

/** A text of exactly `max` letters. */
type Words = (max: number) => string;

/** Texts of repeated words, each with a first word of its own: two parts of a page need two names. */
function wordsOf(repeated: string): Words {
  let count = 0;
  return (max) => {
    // Three letters, of which there are a thousand.
    const first = [100, 10, 1].map((unit) => letters[Math.floor(count / unit) % 10]).join("");
    count++;
    const all = first + repeated.repeat(Math.ceil(max / repeated.length));
    return all.slice(0, max).replace(/ $/, "M");
  };
}

/** Plain text, emphasis and a link, together `max` letters. */
function runs(write: Words, max: number): Run[] {
  const part = Math.floor(max / 4);
  return [
    write(max - 3 * part),
    ...(part > 0
      ? [
          { text: write(part), mark: "strong" as const },
          { text: write(part), mark: "em" as const },
          { text: write(part), to: "https://example.org/" },
        ]
      : []),
  ];
}

function blocks(write: Words, max: number): Block[] {
  const length = Math.min(300, Math.floor(max / 6));
  return [
    { kind: "paragraph", runs: runs(write, length) },
    { kind: "heading", runs: [write(80)] },
    { kind: "paragraph", runs: runs(write, length) },
    { kind: "item", runs: runs(write, length) },
    { kind: "item", runs: [write(length)] },
    { kind: "heading", runs: [write(80)] },
    { kind: "paragraph", runs: [write(length)] },
  ];
}

const added = (count: number) => Array.from({ length: count }, (_, index) => `added${index}`);

function longestList(slot: ListSlot, sample: unknown): string[] {
  const ids = itemIds(slot, sample, undefined);
  return [...ids, ...added(slot.max - ids.length)];
}

/** The most that may be stored as a price. */
const highestAmount = 100_000_000_000;

const isPageField = (path: string) => /^pages\.[^.]+\.(?:name|place)$/.test(path);

interface Filling {
  write: Words;
  isLongest: boolean;
  picture: (typeof worstPictures)[number];
  /** Where the text pages are linked. */
  place: "bar" | "footer";
}

function fillPicture(slot: PictureSlot, sample: SlotValue | null, filling: Filling): SlotValue {
  const { hash, size } = filling.picture;
  const isDecorative =
    typeof sample === "object" && sample !== null && "alt" in sample && sample.alt === "";
  return { file: hash, size, focus: [0, 100], alt: isDecorative ? "" : slot.label };
}

/** The value of a slot that needs the most room; undefined: what the sample has. */
function fullest(found: FoundSlot & { path: string }, filling: Filling): SlotValue | undefined {
  const { path, sample } = found;
  const slot: Slot = found.slot;
  const { write } = filling;
  if (isPageField(path)) return path.endsWith(".place") ? filling.place : path.replaceAll(".", "-");
  switch (slot.kind) {
    case "text":
      return write(slot.max);
    case "paragraph":
      return runs(write, slot.max);
    case "price":
      return { amount: highestAmount, currency: "USD" };
    case "link": {
      const value = sampleValue(found, "en");
      const to = typeof value === "object" && value !== null && "to" in value ? value.to : "#";
      return { label: write(slot.max), to };
    }
    case "picture":
      return fillPicture(slot, sampleValue(found, "en"), filling);
    case "blocks":
      return blocks(write, slot.max);
    case "list":
      return filling.isLongest
        ? longestList(slot, sample)
        : itemIds(slot, sample, undefined).slice(0, slot.min);
    case "choice":
      return filling.isLongest && "picture" in slot.options ? "picture" : undefined;
    case "order":
      return [...slot.sample].reverse();
    case "section":
      return true;
    default:
      return undefined;
  }
}

function filled({ slots }: ContentDeclaration, filling: Filling): Record<string, SlotValue> {
  const values: Record<string, SlotValue> = {};
  // The walk reads the ids of a list after it has named the list, so that it goes through the new ones.
  for (const found of walkSlots(slots, values)) {
    const value = fullest(found, filling);
    if (value !== undefined) values[found.path] = value;
  }
  return values;
}

/** No optional section, no optional text, and every list as short as it may be. */
function bare({ slots }: ContentDeclaration): Record<string, SlotValue> {
  const values: Record<string, SlotValue> = {};
  for (const { path, slot, sample } of walkSlots(slots, values)) {
    if (slot.kind === "section") values[path] = false;
    if (slot.kind === "list") {
      values[path] = itemIds(slot, sample, undefined).slice(0, slot.min);
    }
    if (slot.kind === "text" && slot.isOptional) values[path] = "";
    if (slot.kind === "paragraph" && slot.isOptional) values[path] = [];
  }
  return values;
}

/** The values of a document that a template has to hold. */
export function worstContent(
  declaration: ContentDeclaration,
  name: WorstCase,
): Record<string, SlotValue> {
  const [high, flat] = worstPictures;
  const most = {
    write: wordsOf(wideWords),
    isLongest: true,
    picture: high,
    place: "bar",
  } as const;
  switch (name) {
    case "sample":
      return {};
    case "wide":
    case "site":
      return filled(declaration, most);
    case "unbreakable":
    case "page":
    case "siteUnbreakable":
      return filled(declaration, {
        ...most,
        write: wordsOf(longWord),
        picture: flat,
        place: "footer",
      });
    case "shortest":
      return filled(declaration, { ...most, isLongest: false, picture: flat });
    case "bare":
      return bare(declaration);
  }
}
