import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Run, Slot } from "@/components/templates/content/slots";
import { type SlotValue, walkSlots } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import { type FactRole, type Role, roles, type Word } from "@/components/templates/roles";
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
  // The walk reads what was filled before: an emptied list has no entries to visit.
  for (const { path, slot } of walkSlots(declaration.slots, content)) {
    const role = roles[slug][path.replaceAll(/\.\d+(?=\.)/g, ".*")];
    if (role === undefined) continue;
    if (typeof role === "object") Object.assign(content, filling.fixedValues(path, slot, role));
    else content[path] = filling.slotValue(slot, role, entryOf(path));
  }
  return {
    ...sampleDocument(slug, declaration),
    language: business.language,
    description: filling.text("lead", 200),
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

type SimpleRole = Exclude<Role, object>;
type FixedRole = Extract<Role, object>;

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

  const text = (role: SimpleRole, max: number, index = 0) => fitting(textsOf(role, index), max);

  function slotValue(slot: Slot, role: SimpleRole, entry: number | null): SlotValue {
    switch (slot.kind) {
      case "price":
        return { amount: 0, currency: currencyOf[language], isOpen: true };
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
      case "paragraph":
        return runsOf(text(role, slot.max, entry ?? 0));
      case "text":
        return text(role, slot.max, entry ?? 0);
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

  return { slotValue, fixedValues, text };
}

const form = "#contact-form";

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
