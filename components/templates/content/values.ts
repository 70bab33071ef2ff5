import type { Language } from "./languages";
import type {
  Block,
  LinkValue,
  ListSlot,
  PictureValue,
  PriceValue,
  Run,
  Samples,
  Slot,
  Slots,
  TranslatedLink,
} from "./slots";

/**
 * The value of a slot. For a list: the ids of its items in their order. For a section: whether it
 * is shown.
 */
export type SlotValue =
  | string
  | boolean
  | PriceValue
  | LinkValue
  | PictureValue
  | readonly Run[]
  | readonly Block[]
  | readonly string[];

/**
 * Values by the path of their slot: names joined by dots, with an item's id after the name of its list, such
 * as `packages.2.price`. Items of the sample have their number as id, from 1.
 */
export type ContentValues = Readonly<Record<string, SlotValue>>;

const isList = (slot: Slot): slot is ListSlot => slot.kind === "list";

/** The samples of a group or an item; undefined where no item overrides them. */
export const samplesOf = (sample: unknown): Samples =>
  typeof sample === "object" && sample !== null && !Array.isArray(sample)
    ? // An object that is no array is a record of samples: `ItemSample` checks it where it is declared.
      (sample as Samples)
    : {};

const listSamples = (slot: ListSlot, sample: unknown): readonly unknown[] =>
  Array.isArray(sample) ? sample : slot.sample;

/** Ids of the sample's items. */
const sampleIds = (slot: ListSlot, sample: unknown): string[] =>
  listSamples(slot, sample).map((_, index) => String(index + 1));

/** The samples of a list's item; none for an added one. */
export const itemSamples = (slot: ListSlot, sample: unknown, id: string): Samples =>
  /^[1-9]\d*$/.test(id) ? samplesOf(listSamples(slot, sample)[Number(id) - 1]) : {};

export interface FoundSlot {
  slot: Slot;
  /** The sample that the enclosing item declares; undefined if the slot's own sample applies. */
  sample: unknown;
}

/**
 * The slot at a path; null if the template has none there. Does not check whether an item exists.
 */
export function findSlot(slots: Slots, path: string): FoundSlot | null {
  const names = path.split(".");
  let inside: Slots | null = slots;
  let samples: Samples = {};
  let found: FoundSlot | null = null;
  while (names.length > 0) {
    const name = names.shift() ?? "";
    if (!inside || !Object.hasOwn(inside, name)) return null;
    const slot: Slot | undefined = inside[name];
    if (!slot) return null;
    const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
    found = { slot, sample };
    if (isList(slot) && names.length > 0) {
      const id = names.shift() ?? "";
      if (!/^[a-z0-9]{1,12}$/.test(id) || names.length === 0) return null;
      inside = slot.slots;
      samples = itemSamples(slot, sample, id);
    } else {
      inside = slot.kind === "group" || slot.kind === "section" ? slot.slots : null;
      samples = samplesOf(sample);
    }
  }
  return found;
}

const linkIn = (language: Language, { label, to }: LinkValue | TranslatedLink): LinkValue => ({
  label: typeof label === "string" ? label : label[language],
  to,
});

/** The sample value of a slot; null for a group, which has no value itself. */
export function sampleValue({ slot, sample }: FoundSlot, language: Language): SlotValue | null {
  if (slot.kind === "group") return null;
  if (isList(slot)) return sampleIds(slot, sample);
  if (slot.kind === "section") return slot.sample;
  // `ItemSample` gives each slot's sample its own type where the list is declared.
  if (slot.kind === "link" && sample !== undefined) {
    return linkIn(language, sample as LinkValue | TranslatedLink);
  }
  if (sample !== undefined) return sample as SlotValue;
  if (slot.kind === "text") return slot.translations?.[language] ?? slot.sample;
  return slot.sample;
}

/** Visits every slot of a page in the order of its declaration, with items as `values` order them. */
export function* walkSlots(
  slots: Slots,
  values: ContentValues,
  prefix = "",
  samples: Samples = {},
): Generator<FoundSlot & { path: string }> {
  for (const [name, slot] of Object.entries(slots)) {
    const path = prefix + name;
    const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
    yield { path, slot, sample };
    if (slot.kind === "group" || slot.kind === "section") {
      yield* walkSlots(slot.slots, values, `${path}.`, samplesOf(sample));
    }
    if (isList(slot)) {
      for (const id of itemIds(slot, sample, values[path])) {
        yield* walkSlots(slot.slots, values, `${path}.${id}.`, itemSamples(slot, sample, id));
      }
    }
  }
}

/** The ids of a list's items in their order. */
export const itemIds = (slot: ListSlot, sample: unknown, value: SlotValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : sampleIds(slot, sample);
