import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { ListSlot, Run, Slot, Slots } from "@/components/templates/content/slots";
import { itemSamples, type SlotValue } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import {
  type FactRole,
  type Role,
  roles,
  type TextRole,
  type Word,
} from "@/components/templates/roles";
import { tradePicture, tradePictureSize } from "@/components/templates/trade-pictures";
import { isWithin } from "@/lib/graphemes";
import { type ContentDocument, sampleDocument } from "../content/rules";
import { arrangements, voiceGroups } from "./arrangements";
import type { Business } from "./business";
import type { Pack } from "./pack";
import { currencyOf, missingFacts, words } from "./words";

/**
 * A site's words and pictures before its owner has written any: what companies of the trade say, and
 * placeholders in brackets for what only the owner knows. Templates beside each other speak in different voices
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
  const visit = (
    slots: Slots,
    prefix: string,
    pattern: string,
    entry: number,
    samples: unknown,
  ) => {
    for (const [name, slot] of Object.entries(slots)) {
      const [path, place] = [prefix + name, pattern + name];
      const role = roles[slug][place];
      const value = role === undefined ? undefined : filling.slotValue(slot, role, place, entry);
      if (slot.kind === "list") visitList(slot, value, path, place, entry, samples);
      else if (value !== undefined) content[path] = value;
      if (value === false) continue;
      if (slot.kind === "group" || slot.kind === "section") {
        visit(slot.slots, `${path}.`, `${place}.`, entry, samples);
      }
    }
  };
  const visitList = (
    slot: ListSlot,
    value: SlotValue | undefined,
    path: string,
    place: string,
    entry: number,
    samples: unknown,
  ) => {
    const menu = filling.menuOf(slot, roles[slug][place]);
    if (menu) {
      content[path] = menu.map((_, index) => String(index + 1));
      for (const [index, link] of menu.entries()) content[`${path}.${index + 1}.link`] = link;
      return;
    }
    if (value !== undefined) content[path] = value;
    const ids = Array.isArray(value) ? [] : slot.sample.map((_, index) => String(index + 1));
    for (const [index, id] of ids.entries()) {
      // A list inside an entry, such as what a service includes, goes on with the number of its entry.
      const next = place.includes("*") ? entry : index;
      visit(slot.slots, `${path}.${id}.`, `${place}.*.`, next, itemSamples(slot, samples, id));
    }
  };
  visit(declaration.slots, "", "", 0, undefined);
  return {
    ...sampleDocument(slug, declaration),
    language: business.language,
    description: filling.text("lead", 200),
    content,
  };
}

/** Templates whose own pictures are dark. */
const darkTemplates: readonly TemplateSlug[] = ["silent", "gourmet-grove", "prestige"];

type VoicedRole = keyof typeof voiceGroups;

const isVoiced = (role: string): role is VoicedRole => Object.hasOwn(voiceGroups, role);

function createFilling(slug: TemplateSlug, pack: Pack, business: Business) {
  const { language } = business;
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

  function texts(role: TextRole): readonly string[] {
    if (isVoiced(role)) {
      const first = voices[voiceGroups[role]] ?? 0;
      const voiced = pack[role];
      const rotated = [...voiced.slice(first), ...voiced.slice(0, first)];
      // A menu may have less room than a heading.
      return role === "itemsTitle" ? [...rotated, words.offer[language]] : rotated;
    }
    if (role === "trade") return [pack.trade];
    if (role === "category") return pack.categories;
    return [words[role][language]];
  }

  /** The text of a role that fits, in the template's voice if possible. */
  const text = (role: TextRole, max: number): string => fitting(texts(role), max);

  const word = (role: Word, max: number): string => {
    const shortest = role === "offer" ? texts("itemsTitle") : [];
    return fitting([...shortest, words[role][language]], max);
  };

  function picture(number: number) {
    return {
      file: tradePicture(business.trade, number, mood),
      alt: pack.pictures[number - 1] ?? "",
      size: tradePictureSize(number),
    };
  }

  function entry(role: string, index: number, max: number): string {
    const [list = "", part = ""] = role.split(".");
    switch (list) {
      case "item": {
        const item = itemAt(index);
        if (part === "name") return fitting([item.name], max);
        if (part === "detail") return fitting([item.detail], max);
        return fitting(part === "line" ? [item.line, item.name] : [item.text, item.line], max);
      }
      case "promise":
        return partOf(entryAt(pack.promises, promise, index), part, max);
      case "reason":
        return partOf(entryAt(pack.reasons, reason, index), part, max);
      case "step":
        return partOf(pack.steps[index % pack.steps.length], part, max);
      default:
        return partOf(entryAt(pack.questions, question, index), part, max);
    }
  }
  const partOf = (entry: { name: string; text: string } | undefined, part: string, max: number) =>
    fitting([(part === "name" ? entry?.name : entry?.text) ?? ""], max);

  function slotValue(slot: Slot, role: Role, place: string, index: number): SlotValue | undefined {
    if (typeof role === "object") return "set" in role ? role.set : undefined;
    switch (slot.kind) {
      case "price":
        return { amount: 0, currency: currencyOf[language], isOpen: true };
      case "picture": {
        if (role === "scene") return picture(6 + ((turn + shownScenes++) % 3));
        const number = place.includes("*")
          ? pack.items.indexOf(itemAt(index))
          : (turn + shownItems++ * 2) % 10;
        return picture(1 + Math.floor(number / 2));
      }
      case "link":
        return link(role, slot.sample.to, slot.max);
      case "paragraph":
        return runsOf(textOf(role, index, slot.max));
      case "text":
        return textOf(role, index, slot.max);
      default:
        return undefined;
    }
  }

  function textOf(role: Exclude<Role, object>, index: number, max: number): string {
    if (role in missingFacts) return fitting([missingFacts[role as FactRole][language]], max);
    if (role === "category") return fitting([pack.categories[index % 5] ?? ""], max);
    if (role.includes(".")) return entry(role, index, max);
    if (role in words) return word(role as Word, max);
    return text(role as TextRole, max);
  }

  /** Facts that are missing lead to the contact form, because they have no address yet. */
  const link = (role: Exclude<Role, object>, to: string, max: number) => ({
    label: textOf(role, 0, max),
    to: role === "ask" || role in missingFacts ? form : to,
  });

  function menuOf(slot: ListSlot, role: Role | undefined) {
    if (typeof role !== "object" || !("menu" in role)) return null;
    const { link } = slot.slots;
    const max = link?.kind === "link" ? link.max : 0;
    return Object.entries(role.menu).map(([to, label]) => ({ label: word(label, max), to }));
  }

  return { slotValue, menuOf, text };
}

const form = "#contact-form";

/** The text with the company's name in its place. */
function runsOf(text: string): Run[] {
  const [before = "", after] = text.split("{name}");
  const runs: Run[] = after === undefined ? [before] : [before, { brand: true }, after];
  return runs.filter((run) => run !== "");
}

/** Whole sentences, as many from the start as fit. */
function sentencesWithin(text: string, max: number, language?: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(
    text,
  )) {
    if (!isWithin((kept + segment).trim(), max)) break;
    kept += segment;
  }
  return kept.trim();
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
