import type { ContentDeclaration } from "@/components/templates/content/declaration";
import {
  type ContentValues,
  findSlot,
  type SlotValue,
} from "@/components/templates/content/values";
import {
  type ContentDocument,
  fieldsWithText,
  flatValues,
  isSameValue,
  slotPath,
  valueAt,
  withFlatValues,
} from "./rules";

/** A slot that both sides changed differently. */
export interface MergeConflict {
  /** A key of `flatValues`, or `@language`, `@title` or `@description`. */
  slot: string;
  mine: SlotValue | null;
  theirs: SlotValue | null;
}

export interface Merge {
  /** The merged document, with my values where both sides changed a slot. */
  document: ContentDocument;
  conflicts: MergeConflict[];
}

const idsOf = (value: SlotValue | null): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];

/**
 * My items in my order; new items of the other side come after the item they follow there. `keep`
 * are items that one side edited.
 */
function mergeItems(
  base: string[],
  mine: string[],
  theirs: string[],
  keep: (id: string) => boolean,
): string[] {
  const isMoved =
    base.filter((id) => mine.includes(id)).join() !== mine.filter((id) => base.includes(id)).join();
  const [order, other] = isMoved ? [mine, theirs] : [theirs, mine];
  const isGone = (id: string) =>
    base.includes(id) && !(mine.includes(id) && theirs.includes(id)) && !keep(id);
  const merged = order.filter((id) => !isGone(id));
  for (const [index, id] of other.entries()) {
    if (merged.includes(id) || isGone(id)) continue;
    const before = other.slice(0, index).findLast((it) => merged.includes(it));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

const fields = ["language", ...fieldsWithText] as const;

/** Merges two documents that were both made from `base`, slot by slot. An edited item is not removed. */
export function mergeDocuments(
  declaration: ContentDeclaration,
  base: ContentDocument,
  mine: ContentDocument,
  theirs: ContentDocument,
): Merge {
  const conflicts: MergeConflict[] = [];
  const document: ContentDocument = {
    ...theirs,
    unplaced: { ...theirs.unplaced, ...mine.unplaced },
  };
  for (const field of fields) {
    if (mine[field] === base[field]) continue;
    if (theirs[field] !== base[field] && theirs[field] !== mine[field]) {
      conflicts.push({ slot: `@${field}`, mine: mine[field], theirs: theirs[field] });
    }
    Object.assign(document, { [field]: mine[field] });
  }

  const [before, ours, others] = [flatValues(base), flatValues(mine), flatValues(theirs)];
  const paths = new Set([before, ours, others].flatMap((values) => Object.keys(values)));
  const isEdited = (edited: ContentValues, prefix: string) =>
    [...paths].some(
      (path) => slotPath(path).startsWith(prefix) && !isSameValue(edited[path], before[path]),
    );
  const values: Record<string, SlotValue> = {};
  for (const path of paths) {
    const was = before[path] ?? valueAt(declaration, base, path);
    const my = ours[path] ?? valueAt(declaration, mine, path);
    const their = others[path] ?? valueAt(declaration, theirs, path);
    let merged = ours[path];
    if (isSameValue(my, was)) merged = others[path];
    else if (findSlot(declaration.slots, path)?.slot.kind === "list") {
      const keep = (id: string) => [ours, others].some((side) => isEdited(side, `${path}.${id}.`));
      merged = mergeItems(idsOf(was), idsOf(my), idsOf(their), keep);
    } else if (!isSameValue(their, was) && !isSameValue(their, my)) {
      conflicts.push({ slot: path, mine: my, theirs: their });
    }
    if (merged !== undefined) values[path] = merged;
  }
  return { document: withFlatValues(document, values), conflicts };
}
