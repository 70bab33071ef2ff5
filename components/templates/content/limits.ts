import type { LinkSlot, ParagraphSlot, Run, Samples, Slot, Slots, TextSlot } from "./slots";

/** A limit that leaves room for half more than the sample. */
export const room = (length: number, least: number) =>
  Math.max(least, Math.ceil((length * 1.5) / 10) * 10);

/** Characters of all runs. */
export const lengthOf = (runs: readonly Run[]) =>
  runs.reduce(
    (sum, run) =>
      sum + (typeof run === "string" ? run.length : "text" in run ? run.text.length : 0),
    0,
  );

const isSamples = (sample: unknown): sample is Samples =>
  typeof sample === "object" && sample !== null && !Array.isArray(sample);

/** Characters of a slot's sample inside an item. */
function sampleLength(slot: TextSlot | ParagraphSlot | LinkSlot, sample: unknown): number {
  if (typeof sample === "string") return sample.length;
  // `ItemSample` gives each slot's sample its own type where the list is declared.
  if (slot.kind === "paragraph") return Array.isArray(sample) ? lengthOf(sample as Run[]) : 0;
  return slot.kind === "link" && isSamples(sample) ? String(sample.label).length : 0;
}

/**
 * Also large enough for the samples of all items if a limit was derived from the sample of an added
 * item.
 */
export function fitted(slots: Slots, samples: readonly unknown[]): Slots {
  const entries = Object.entries(slots).map(([name, slot]): [string, Slot] => {
    const own = samples.flatMap((item) => (isSamples(item) && name in item ? [item[name]] : []));
    switch (slot.kind) {
      case "text":
      case "paragraph":
      case "link": {
        const longest = Math.max(0, ...own.map((sample) => sampleLength(slot, sample)));
        return [name, longest > slot.max ? { ...slot, max: room(longest, slot.max) } : slot];
      }
      case "group":
      case "section":
        return [name, { ...slot, slots: fitted(slot.slots, own) }];
      case "list":
        return [name, { ...slot, slots: fitted(slot.slots, own.flat()) }];
      default:
        return [name, slot];
    }
  });
  return Object.fromEntries(entries);
}
