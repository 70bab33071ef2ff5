import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { ListSlot, PriceValue, Run, Slot } from "@/components/templates/content/slots";
import { type SlotValue, walkSlots } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import {
  type FactRole,
  type ItemTextRole,
  type Role,
  roles,
  type Word,
} from "@/components/templates/roles";
import { tradePicture, tradePictureSize } from "@/components/templates/trade-pictures";
import { isWithin } from "@/lib/graphemes";
import {
  type ContentDocument,
  contentLimits,
  currencies,
  hiddenPattern,
  sampleDocument,
  tagPattern,
} from "../content/rules";
import type { Facts } from "../facts/schemas";
import { arrangements, voiceGroups } from "./arrangements";
import type { Business } from "./business";
import { currencyOf } from "./currencies";
import { hoursLines } from "./opening-hours";
import type { Pack } from "./pack";
import { factRuns, type SaidFact, sayFacts } from "./said-facts";
import { missingFacts, missingItemTexts, words } from "./words";

/**
 * A site's words and pictures before its owner has written any: what is known of the company, else what
 * companies of the trade say, and placeholders in brackets for what only the owner knows. Templates beside each other speak in different voices
 * and show different entries, so that no two of them say the same.
 */
export function firstDraft(
  slug: TemplateSlug,
  declaration: ContentDeclaration,
  pack: Pack,
  business: Business,
): ContentDocument {
  const content: Record<string, SlotValue> = {};
  const filling = createFilling(slug, pack, business);
  // The walk reads what was filled before: an emptied list has no entries to visit.
  for (const { path, slot } of walkSlots(declaration.slots, content)) {
    const pattern = path.replaceAll(/\.\d+(?=\.)/g, ".*");
    const role = roles[slug][pattern];
    if (role === undefined) {
      const count = slot.kind === "list" ? filling.countOf(pattern, slot) : null;
      if (count !== null) content[path] = Array.from({ length: count }, (_, it) => String(it + 1));
      continue;
    }
    if (typeof role === "object") Object.assign(content, filling.fixedValues(path, slot, role));
    else content[path] = filling.slotValue(slot, role, entryOf(path));
  }
  return {
    ...sampleDocument(slug, declaration),
    language: business.language,
    description: filling.description(200),
    content,
  };
}

/** The place of the outermost list's entry that the slot is in; null outside of lists. */
function entryOf(path: string): number | null {
  const id = /\.(\d+)\./.exec(path)?.[1];
  return id === undefined ? null : Number(id) - 1;
}

/** Templates whose own pictures are dark. */
const darkTemplates: readonly TemplateSlug[] = ["silent", "gourmet-grove", "prestige"];

type VoicedRole = keyof typeof voiceGroups;

const isVoiced = (role: string): role is VoicedRole => Object.hasOwn(voiceGroups, role);
const isFact = (role: string): role is FactRole => Object.hasOwn(missingFacts, role);
const isWord = (role: string): role is Word => Object.hasOwn(words, role);
const isItemText = (role: string): role is ItemTextRole => Object.hasOwn(missingItemTexts, role);

type Item = NonNullable<Facts["items"]>[number];
type SimpleRole = Exclude<Role, object>;
type FixedRole = Extract<Role, object>;

function createFilling(slug: TemplateSlug, pack: Pack, business: Business) {
  const { language, facts } = business;
  const said = sayFacts(facts, language);
  const hours = facts.hours && hoursLines(facts.hours, language);
  const items = facts.items?.length ? facts.items : null;
  const turn = Object.keys(arrangements).indexOf(slug);
  const mood = darkTemplates.includes(slug) ? "evening" : "day";
  let shownItems = 0;
  let shownScenes = 0;

  /** Entries of a list from the template's first one on, each second one before the others. */
  const entryAt = <T>(list: readonly T[], from: number, index: number): T => {
    const half = Math.ceil(list.length / 2);
    const order = [...list.keys()].map((it) => (it < half ? it * 2 : (it - half) * 2 + 1));
    // The packs' schema sets how many entries a list has.
    return list[order[(index + from) % list.length] ?? 0] as T;
  };
  const { voices, item, promise, reason, question } = arrangements[slug];
  const itemAt = (index: number) => entryAt(pack.items, item, index);

  function picture(number: number) {
    return {
      file: tradePicture(business.trade, number, mood),
      alt: pack.pictures[number - 1] ?? "",
      size: tradePictureSize(number),
    };
  }

  /** The texts of a role, the one that the template prefers first. */
  function textsOf(role: SimpleRole, index: number): readonly string[] {
    if (isVoiced(role)) {
      const first = voices[voiceGroups[role]] ?? 0;
      const voiced = pack[role];
      const rotated = [...voiced.slice(first), ...voiced.slice(0, first)];
      // A menu may have less room than a heading.
      return role === "itemsTitle" ? [...rotated, words.offer[language]] : rotated;
    }
    switch (role) {
      case "trade":
        return [pack.trade];
      case "item.category":
        // Which of the company's own offers belong together is not known.
        return items ? [words.offer[language]] : textsOf("category", index);
      case "category":
        return [pack.categories[index % pack.categories.length] ?? ""];
      case "offer":
        return textsOf("itemsTitle", index);
      case "item.name":
        return [itemAt(index).name];
      case "item.line":
        return [itemAt(index).line, itemAt(index).name];
      case "item.text":
        return [itemAt(index).text, itemAt(index).line];
      case "item.detail":
        return [itemAt(index).detail];
      case "promise.name":
        return [entryAt(pack.promises, promise, index).name];
      case "promise.text":
        return [entryAt(pack.promises, promise, index).text];
      case "reason.name":
        return [entryAt(pack.reasons, reason, index).name];
      case "reason.text":
        return [entryAt(pack.reasons, reason, index).text];
      case "step.name":
        return [pack.steps[index]?.name ?? ""];
      case "step.text":
        return [pack.steps[index]?.text ?? ""];
      case "question.name":
        return [entryAt(pack.questions, question, index).name];
      case "question.text":
        return [entryAt(pack.questions, question, index).text];
      default:
        return isFact(role)
          ? [missingFacts[role][language]]
          : isWord(role)
            ? [words[role][language]]
            : [];
    }
  }

  /** What the company itself says, whole or in a shorter form; undefined where nothing is known or fits. */
  function ownText(role: SimpleRole, entry: number, max: number): string | undefined {
    const firstFitting = (texts: readonly (string | undefined)[]) =>
      texts.find((it) => it && isSayable(it) && isWithin(it, max));
    const inSentences = (text: string | undefined) =>
      firstFitting([text, text && ownSentences(text, max)]);
    switch (role) {
      case "about":
        return inSentences(facts.about);
      case "hours.days":
        return firstFitting([hours?.[entry]?.days]);
      case "hours.times":
        return firstFitting([hours?.[entry]?.times]);
      case "item.name": {
        const name = items?.[entry]?.name;
        return firstFitting([name, name?.replace(/ *\([^()]*\)/g, "")]);
      }
      case "item.line":
      case "item.text":
        return inSentences(items?.[entry]?.text);
      default:
        return undefined;
    }
  }

  function text(
    role: SimpleRole,
    max: number,
    entry: number | null = null,
    isOptional = false,
  ): string {
    const own = ownText(role, entry ?? 0, max);
    if (own) return own;
    if (items && isItemText(role)) return isOptional ? "" : missingItemTexts[role][language];
    return fitting(textsOf(role, entry ?? 0).map(withFacts), max);
  }

  const description = (max: number) => ownText("about", 0, max) ?? text("lead", max);

  function priceValue(known: Item["price"]): PriceValue {
    const isValid = (it: NonNullable<Item["price"]>) =>
      it.amount <= contentLimits.amount && currencies.has(it.currency);
    if (known && isValid(known)) return known;
    const other = items?.find(({ price }) => price && isValid(price))?.price;
    return {
      amount: 0,
      currency: other?.currency ?? currencyOf(language, facts.address?.countryCode),
      isOpen: true,
    };
  }

  /** The first form of a fact that fits, its lines joined; undefined if none does. */
  const formOf = (fact: SaidFact | undefined, max: number, joint: string) =>
    fact?.forms
      .filter((lines) => lines.every(isSayable))
      .map((lines) => lines.join(joint))
      .find((it) => isWithin(it, max));

  /** A text of the trade, with known facts in the place of their placeholders. */
  const withFacts = (text: string) =>
    contactFacts.reduce((filled, role) => {
      const form = formOf(said[role], 200, ", ");
      return form ? filled.replaceAll(missingFacts[role][language], () => form) : filled;
    }, text);

  /** Templates without a place for a fact say it beside their form. */
  const places = new Set(Object.values(roles[slug]));
  const homeless = contactFacts.flatMap((role) => {
    const fact = said[role];
    const isPlaced = places.has(role) || (role === "hours" && places.has("hours.days"));
    return fact && !isPlaced && fact.forms[0]?.every(isSayable) ? [fact] : [];
  });

  function factValue(slot: Slot, role: keyof typeof said): SlotValue | undefined {
    const fact = said[role];
    if (slot.kind === "text") return formOf(fact, slot.max, role === "hours" ? " · " : ", ");
    if (slot.kind === "paragraph") {
      const form = formOf(fact, slot.max, "\n");
      return form && [fact?.to ? { text: form, to: fact.to } : form];
    }
    if (slot.kind !== "link") return undefined;
    const label = formOf(fact, slot.max, ", ") ?? fact?.label;
    return label && fact?.to && isWithin(label, slot.max) ? { label, to: fact.to } : undefined;
  }

  function slotValue(slot: Slot, role: SimpleRole, entry: number | null): SlotValue {
    const known = isSaid(role) ? factValue(slot, role) : undefined;
    if (known) return known;
    switch (slot.kind) {
      case "price":
        return priceValue(role === "item.price" ? items?.[entry ?? 0]?.price : undefined);
      case "picture": {
        if (role === "scene") return picture(6 + ((turn + shownScenes++) % 3));
        const number =
          entry === null ? (turn + shownItems++ * 2) % 10 : pack.items.indexOf(itemAt(entry));
        return picture(1 + Math.floor(number / 2));
      }
      case "link": {
        // Facts that are missing have no address yet.
        const to = role === "ask" || isFact(role) ? form : slot.sample.to;
        return { label: text(role, slot.max), to };
      }
      case "paragraph": {
        const said = text(role, slot.max, entry, slot.isOptional);
        const isOfForm = role === "contactText" && homeless.length > 0;
        const fits = (it: string) => isWithin(it, slot.max);
        return (isOfForm && factRuns(said, homeless, fits)) || runsOf(said);
      }
      case "text":
        return text(role, slot.max, entry, slot.isOptional);
      default:
        throw new Error(`A slot of the kind ${slot.kind} has no text.`);
    }
  }

  /** The values of a role that does not depend on the company, by path. */
  function fixedValues(path: string, slot: Slot, role: FixedRole): Record<string, SlotValue> {
    if ("set" in role) return { [path]: role.set };
    const link = slot.kind === "list" ? slot.slots.link : undefined;
    const max = link?.kind === "link" ? link.max : 0;
    const links = Object.entries(role.menu).map(([to, word], index) => [
      `${path}.${index + 1}.link`,
      { label: text(word, max), to },
    ]);
    return { [path]: links.map((_, index) => String(index + 1)), ...Object.fromEntries(links) };
  }

  /** The length of a list of what the company offers, or of its hours; null for the sample's. */
  function countOf(pattern: string, { min, max }: ListSlot): number | null {
    const inside = Object.entries(roles[slug]).flatMap(([path, role]) =>
      path.startsWith(`${pattern}.*.`) ? [role] : [],
    );
    const within = (count: number) => Math.min(Math.max(count, min), max);
    if (inside.includes("hours.days")) return within(hours?.length ?? 1);
    // Where a list also says something else, its length is the design's.
    const isOffer = inside.includes("item.name") && !inside.includes("reason.name");
    return items && isOffer ? within(items.length) : null;
  }

  return { slotValue, fixedValues, description, countOf };
}

const form = "#contact-form";

const contactFacts = ["phone", "email", "address", "hours"] as const;

/** Roles of facts that have words of their own. */
const isSaid = (role: string): role is Exclude<FactRole, `hours.${string}`> =>
  isFact(role) && !role.startsWith("hours.");

/** Whether the schema of documents takes a line. */
const isSayable = (line: string) => !hiddenPattern.test(line) && !tagPattern.test(line);

/** The text with the company's name in its place. */
function runsOf(text: string): Run[] {
  const [before = "", after] = text.split("{name}");
  const runs: Run[] = after === undefined ? [before] : [before, { brand: true }, after];
  return runs.filter((run) => run !== "");
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Whole sentences, as many from the start as fit. */
function sentencesWithin(text: string, max: number): string {
  let kept = "";
  for (const { segment } of sentences.segment(text)) {
    if (!isWithin((kept + segment).trim(), max)) break;
    kept += segment;
  }
  return kept.trim();
}

/** Whole sentences; none where the last point may belong to an abbreviation. */
function ownSentences(text: string, max: number): string {
  const kept = sentencesWithin(text, max);
  return /[\p{L}\p{N}]{4,}[.!?…]["”»)]*$/u.test(kept) ? kept : "";
}

/** The first text that fits, else the first sentences of one; else nothing. */
function fitting(candidates: readonly string[], max: number): string {
  const whole = candidates.find((it) => isWithin(it, max));
  if (whole !== undefined) return whole;
  for (const candidate of candidates) {
    const start = sentencesWithin(candidate, max);
    if (start) return start;
  }
  return "";
}
