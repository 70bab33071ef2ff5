import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { findSlot, type SlotValue, sampleValue } from "@/components/templates/content/values";
import { type Brand, noBrand } from "../brand";
import { noChoices, type PaletteChoices } from "../palette/rules";
import {
  type ContentDocument,
  flatValues,
  isSameValue,
  sampleDocument,
  withFlatValues,
  writtenKey,
} from "./rules";

/** Everything that the editor changes: one site's words, colors and brand. */
export interface EditedSite {
  document: ContentDocument;
  choices: PaletteChoices;
  brand: Brand;
}

/**
 * New values by a key of `flatValues`, or by field (`@language`, `@title`, `@primary`, `@name` ...);
 * null restores the sample's or the template's value.
 */
export type Patch = Readonly<Record<string, SlotValue | null>>;

/**
 * A change of one slot or field: its path, and the stored value before and after; null for no
 * stored value.
 */
type Change = readonly [path: string, before: SlotValue | null, after: SlotValue | null];

interface Step {
  changes: readonly Change[];
  /** When the last change of the step was made, in milliseconds. */
  at: number;
  /** How many edits were joined to it. */
  edits?: number;
}

export interface EditLog {
  steps: readonly Step[];
  /** How many of the steps are applied; those after them can be redone. */
  done: number;
}

export interface EditState extends EditedSite {
  log: EditLog;
}

const emptyLog: EditLog = { steps: [], done: 0 };

const maxSteps = 200;

/** Typing in one slot within this time is one step, in milliseconds. */
const typingPause = 1000;

/** The most letters that one step takes back, for those who type without a pause. */
const maxEditsPerStep = 20;

const isColor = (field: string): field is keyof PaletteChoices => Object.hasOwn(noChoices, field);
const isBrandPart = (field: string): field is keyof Brand => Object.hasOwn(noBrand, field);
const isDocumentField = (field: string): field is "language" | "title" | "description" =>
  ["language", "title", "description"].includes(field);

/** The stored value of a site at a path; null for none. */
function storedAt({ document, choices, brand }: EditedSite, path: string): SlotValue | null {
  const field = path.slice(1);
  if (path.startsWith("@")) {
    if (isColor(field)) return choices[field] || null;
    if (isBrandPart(field)) return brand[field] || null;
    if (isDocumentField(field)) return document[field] || null;
  }
  const values = flatValues(document);
  return Object.hasOwn(values, path) ? (values[path] ?? null) : null;
}

const asText = (value: SlotValue | null) => (typeof value === "string" ? value : "");

/** The site with one value stored, or removed for null. */
function store(site: EditedSite, path: string, value: SlotValue | null): EditedSite {
  const field = path.slice(1);
  if (path.startsWith("@")) {
    if (isColor(field)) return { ...site, choices: { ...site.choices, [field]: asText(value) } };
    if (isBrandPart(field)) return { ...site, brand: { ...site.brand, [field]: asText(value) } };
    if (isDocumentField(field)) {
      const text = asText(value) || (field === "language" ? "en" : "");
      return { ...site, document: { ...site.document, [field]: text } };
    }
  }
  const values = Object.entries(flatValues(site.document));
  // A removed language takes its texts along.
  const isGone = (key: string) => key === path || (path.endsWith(":") && key.startsWith(path));
  const changed =
    value === null ? values.filter(([key]) => !isGone(key)) : [...values, [path, value] as const];
  return { ...site, document: withFlatValues(site.document, Object.fromEntries(changed)) };
}

/**
 * Whether two stored values look the same: a value that equals the sample is like no stored value.
 */
function isSameAt(
  { slots }: ContentDeclaration,
  { document: { language } }: EditedSite,
  path: string,
  a: SlotValue | null,
  b: SlotValue | null,
): boolean {
  const found = path.startsWith("@") ? null : findSlot(slots, path);
  const sample = found && sampleValue(found, language);
  return isSameValue(a ?? sample, b ?? sample);
}

const applyChanges = (
  declaration: ContentDeclaration,
  state: EditState,
  changes: readonly Change[],
): EditedSite =>
  // A value that was changed in another tab or on another device since then stays.
  changes.reduce<EditedSite>(
    (site, [path, before, after]) =>
      isSameAt(declaration, site, path, storedAt(site, path), before)
        ? store(site, path, after)
        : site,
    state,
  );

export function startEditing(
  slug: string,
  declaration: ContentDeclaration,
  { choices, brand }: Omit<EditedSite, "document">,
  log: EditLog = emptyLog,
): EditState {
  return { document: sampleDocument(slug, declaration), choices, brand, log };
}

interface EditOptions {
  /** The time in milliseconds. */
  at: number;
  /** Whether successive changes of the same slots are one step. */
  isTyping?: boolean;
}

/** The patch, with the marks of texts of a language model that it changes removed. */
function withoutMarks({ document: { written = [] } }: EditState, patch: Patch): Patch {
  const changed = written.filter((path) => Object.hasOwn(patch, path)).map(writtenKey);
  const removed = changed.filter((key) => !Object.hasOwn(patch, key)).map((key) => [key, null]);
  return { ...patch, ...Object.fromEntries(removed) };
}

/** Makes an edit and adds it to the log. The same state if it changes nothing. */
export function edit(state: EditState, patch: Patch, { at, isTyping }: EditOptions): EditState {
  const changes = Object.entries(withoutMarks(state, patch)).flatMap(([path, after]): Change[] => {
    const before = storedAt(state, path);
    return isSameValue(before, after) ? [] : [[path, before, after]];
  });
  if (changes.length === 0) return state;
  const site = changes.reduce<EditedSite>((it, [path, , after]) => store(it, path, after), state);
  const steps = state.log.steps.slice(0, state.log.done);
  const last = steps.at(-1);
  const paths = changes.map(([path]) => path).join();
  const isSameStep =
    isTyping &&
    last &&
    state.log.done === state.log.steps.length &&
    at - last.at <= typingPause &&
    (last.edits ?? 1) < maxEditsPerStep &&
    last.changes.map(([path]) => path).join() === paths;
  if (isSameStep) {
    const joined = changes.map<Change>(([path, before, after], index) => [
      path,
      last.changes[index]?.[1] ?? (last.changes[index] ? null : before),
      after,
    ]);
    steps[steps.length - 1] = { changes: joined, at, edits: (last.edits ?? 1) + 1 };
  } else steps.push({ changes, at });
  const kept = steps.slice(-maxSteps);
  return { ...site, log: { steps: kept, done: kept.length } };
}

export const canUndo = ({ log }: EditState): boolean => log.done > 0;
export const canRedo = ({ log }: EditState): boolean => log.done < log.steps.length;

export function undo(declaration: ContentDeclaration, state: EditState): EditState {
  const step = state.log.steps[state.log.done - 1];
  if (!step) return state;
  const back = step.changes.toReversed().map<Change>(([path, from, to]) => [path, to, from]);
  const log = { ...state.log, done: state.log.done - 1 };
  return { ...applyChanges(declaration, state, back), log };
}

export function redo(declaration: ContentDeclaration, state: EditState): EditState {
  const step = state.log.steps[state.log.done];
  if (!step) return state;
  const log = { ...state.log, done: state.log.done + 1 };
  return { ...applyChanges(declaration, state, step.changes), log };
}

/** The paths that the last undone or redone step changed. */
export const changedPaths = (before: EditState, after: EditState): string[] => {
  const step = before.log.steps[Math.min(before.log.done, after.log.done)];
  return step?.changes.map(([path]) => path) ?? [];
};

const isChange = (value: unknown): value is Change =>
  Array.isArray(value) && value.length === 3 && typeof value[0] === "string";

/** Reads a stored log; an empty log if the stored value is invalid. */
export function readLog(stored: string | null): EditLog {
  try {
    const { steps, done }: Partial<EditLog> = JSON.parse(stored ?? "");
    const isLog =
      Array.isArray(steps) &&
      steps.every(({ at, changes }) => typeof at === "number" && changes.every(isChange)) &&
      Number.isInteger(done);
    if (!isLog) return emptyLog;
    return { steps, done: Math.min(Math.max(done ?? 0, 0), steps.length) };
  } catch {
    return emptyLog;
  }
}

/** The text that `readLog` reads, without the oldest steps if it would exceed `maxLength`. */
export function logText({ steps, done }: EditLog, maxLength: number): string {
  for (let from = 0; from <= done; from = from * 2 + 1) {
    const text = JSON.stringify({ steps: steps.slice(from), done: done - from });
    if (text.length <= maxLength) return text;
  }
  return JSON.stringify(emptyLog);
}
