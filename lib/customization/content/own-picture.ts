import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { PictureValue } from "@/components/templates/content/slots";
import { findSlot, sampleValue } from "@/components/templates/content/values";
import type { Patch } from "./edit-log";
import { setValues } from "./edits";
import { type ContentDocument, valueAt } from "./rules";
import { languagesOf } from "./translations";

/** The picture of the sample in a slot; null in a slot without one. */
export function samplePicture({ slots }: ContentDeclaration, path: string): PictureValue | null {
  const found = findSlot(slots, path);
  const sample = found && sampleValue(found, "en");
  return sample !== null && typeof sample === "object" && "file" in sample ? sample : null;
}

/**
 * A patch that shows a picture of the owner. The alternative text of the sample's picture goes, in
 * every language: it would describe the picture that was there. `tradeAlt` is what first drafts say
 * of that picture.
 */
export function putOwnPicture(
  declaration: ContentDeclaration,
  document: ContentDocument,
  path: string,
  { file, size }: Pick<PictureValue, "file" | "size">,
  tradeAlt: string | null,
): Patch {
  // Cast: the value of a picture slot.
  const before = valueAt(declaration, document, path) as PictureValue;
  const sample = samplePicture(declaration, path);
  const isOfSample =
    before.alt !== "" &&
    (before.alt === tradeAlt || (before.file === sample?.file && before.alt === sample.alt));
  const picture = { ...before, file, size, focus: undefined };
  if (!isOfSample) return setValues(declaration, document, { [path]: picture });
  const described = languagesOf(document).filter(
    (language) => document.translations?.[language]?.[path] !== undefined,
  );
  return {
    ...setValues(declaration, document, { [path]: { ...picture, alt: "", needsAlt: true } }),
    ...Object.fromEntries(described.map((language) => [`${language}:${path}`, null])),
  };
}
