import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languages } from "@/components/templates/content/languages";
import type { Slot, Slots } from "@/components/templates/content/slots";
import { sampleValue, walkSlots } from "@/components/templates/content/values";
import type { SlotDescription, TemplateContent } from "./api-schemas";
import { documentJsonSchema } from "./json-schema";
import { type ContentDocument, sampleDocument } from "./rules";

/** The slots of a template as a tree, in their order; in paths, `{id}` stands for items. */
const describeSlots = (slots: Slots, prefix = ""): SlotDescription[] =>
  Object.entries(slots).map(([name, slot]) => describeSlot(name, slot, prefix + name));

function describeSlot(name: string, slot: Slot, path: string): SlotDescription {
  // The description of a slot contains its limits.
  if (!("slots" in slot)) return { name, path, ...slot };
  const inside = slot.kind === "list" ? `${path}.{id}.` : `${path}.`;
  return { name, path, ...slot, slots: describeSlots(slot.slots, inside) };
}

/** The sample with every value written out. */
function fullSample(slug: string, declaration: ContentDeclaration): ContentDocument {
  const document = sampleDocument(slug, declaration);
  const values = [...walkSlots(declaration.slots, {})].flatMap(({ path, ...found }) => {
    const value = sampleValue(found, document.language);
    return value === null ? [] : [[path, value] as const];
  });
  return { ...document, content: Object.fromEntries(values) };
}

/** Everything that a program needs to write a document for a template. */
export const describeContent = (
  slug: string,
  declaration: ContentDeclaration,
): TemplateContent => ({
  template: slug,
  version: declaration.version,
  languages: [...languages],
  slots: describeSlots(declaration.slots),
  parts: { ...declaration.parts },
  schema: { ...documentJsonSchema(slug, declaration) },
  sample: { ...fullSample(slug, declaration) },
});
