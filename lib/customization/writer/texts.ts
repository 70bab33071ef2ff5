import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { Run, Slot } from "@/components/templates/content/slots";
import { type SlotValue, walkSlots } from "@/components/templates/content/values";
import type { TemplateSlug } from "@/components/templates/registry";
import { roles } from "@/components/templates/roles";
import { hasPlaceholder, isOff } from "../content/placeholders";
import { type ContentDocument, valueAt } from "../content/rules";
import type { Facts } from "../facts/schemas";
import { nameMark } from "./rules";

/** A text of a first draft that a writer may rephrase. */
export interface WritableText {
  path: string;
  text: string;
  /** The most characters. */
  max: number;
}

/** Roles whose texts are the trade's. Names, offers and answers to questions are the owner's to change. */
const writableRoles: ReadonlySet<unknown> = new Set([
  "kicker",
  "headline",
  "lead",
  "about",
  "storyTitle",
  "story",
  "motto",
  "notice",
  "itemsTitle",
  "itemsLead",
  "contactTitle",
  "contactText",
  "promise.text",
  "reason.text",
]);

const isBrand = (run: Run) => typeof run === "object" && "brand" in run;

/** The words of a value, with a mark for the company's name; null where a part has a style or leads somewhere. */
function markedText(slot: Slot, value: SlotValue): string | null {
  if (slot.kind === "text") return String(value);
  if (slot.kind !== "paragraph") return null;
  // Cast: a paragraph holds runs.
  const runs = value as readonly Run[];
  return runs.every((run) => typeof run === "string" || isBrand(run))
    ? runs.map((run) => (typeof run === "string" ? run : nameMark)).join("")
    : null;
}

/** The value of a slot with a text of the writer. */
export function writtenValue(slot: Slot, text: string): SlotValue {
  if (slot.kind !== "paragraph") return text;
  const parts = text.split(nameMark);
  return parts
    .flatMap<Run>((part, index) => (index === 0 ? [part] : [{ brand: true }, part]))
    .filter((run) => run !== "");
}

/** What the company says of itself and its offer. */
export const ownWordsOf = ({ about, items = [] }: Facts): string[] =>
  [about, ...items.flatMap(({ name, text }) => [name, text])].filter((it) => it !== undefined);

/** The texts of a first draft that a writer may rephrase. Those with numbers and placeholders, and the owner's own, stay. */
export function writableTexts(
  slug: TemplateSlug,
  declaration: ContentDeclaration,
  draft: ContentDocument,
  facts: Facts,
): WritableText[] {
  const ownWords = ownWordsOf(facts);
  return [...walkSlots(declaration.slots, draft.content)].flatMap(({ path, slot }) => {
    const role = roles[slug][path.replaceAll(/\.\d+(?=\.)/g, ".*")];
    if (!writableRoles.has(role) || !("max" in slot) || isOff(declaration, draft, path)) return [];
    const value = valueAt(declaration, draft, path);
    const text = value === null ? null : markedText(slot, value);
    if (!text?.trim() || /\p{N}|\n/u.test(text) || hasPlaceholder(text)) return [];
    // A part of what the owner said stands where the whole is too long.
    if (ownWords.some((it) => it.includes(text))) return [];
    return [{ path, text, max: slot.max }];
  });
}
