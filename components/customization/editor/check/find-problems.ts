import type { ContentDeclaration } from "@/components/templates/content/declaration";
import type { LinkValue, PictureValue, Run, Slot } from "@/components/templates/content/slots";
import {
  type FoundSlot,
  itemIds,
  type SlotValue,
  walkSlots,
} from "@/components/templates/content/values";
import { findLongTexts } from "@/lib/customization/content/lengths";
import { samplePicture } from "@/lib/customization/content/own-picture";
import { isOff, isPlaceholder, isUnread, wordsIn } from "@/lib/customization/content/placeholders";
import { type ContentDocument, valueAt } from "@/lib/customization/content/rules";
import { languagesOf, untranslatedPaths } from "@/lib/customization/content/translations";
import type { Translator } from "@/lib/translations/translator";

export interface Problem {
  /** The slot's path, or a key of `flatValues`; empty for the whole page. */
  path: string;
  text: string;
  /** Stands for itself, after a colon; other texts go on after the slot's name. */
  isSentence?: boolean;
}

interface PageFacts {
  document: ContentDocument;
  /** Ids of the elements on the page to which links can lead. */
  ids: ReadonlySet<string>;
  brandName: string;
  t: Translator<"pageCheck">;
}

/** Whether a picture of the visitor still has the alternative text of the sample's picture. */
export function sampleAltAt(
  declaration: ContentDeclaration,
  path: string,
  { file, alt }: PictureValue,
): boolean {
  const sample = samplePicture(declaration, path);
  return sample !== null && sample.file !== file && alt !== "" && sample.alt === alt;
}

/** What is wrong with the alternative text of a picture. */
function altProblem(declaration: ContentDeclaration, path: string, picture: PictureValue) {
  if (picture.needsAlt) return ["altMissing"] as const;
  return sampleAltAt(declaration, path, picture) ? (["alt"] as const) : [];
}

const targetsOf = (slot: Slot, value: SlotValue): string[] => {
  // Cast: each kind of slot holds values of its own type.
  if (slot.kind === "link") return [(value as LinkValue).to];
  if (slot.kind !== "paragraph") return [];
  return (value as readonly Run[]).flatMap((run) =>
    typeof run === "object" && "to" in run ? [run.to] : [],
  );
};

function isEmpty(slot: Slot, value: SlotValue, brandName: string): boolean {
  // An optional link may lack its target, but not its label.
  const isOptional = slot.kind !== "link" && "isOptional" in slot && slot.isOptional;
  return !isOptional && wordsIn(slot, value, brandName)?.trim() === "";
}

/** Missing texts and broken links in the words of a page. */
export function findProblems(declaration: ContentDeclaration, facts: PageFacts): Problem[] {
  const { document, ids, brandName, t } = facts;
  const pages = itemIds(declaration.slots.pages, undefined, document.content.pages);
  const problemOf = ({ path, slot }: FoundSlot & { path: string }): string[] => {
    const value = valueAt(declaration, document, path);
    if (value === null || isOff(declaration, document, path)) return [];
    const dead = targetsOf(slot, value).flatMap((to) => {
      if (to.startsWith("page:")) return pages.includes(to.slice(5)) ? [] : [t("deadPage")];
      return to.startsWith("#") && !ids.has(to.slice(1)) ? [t("dead")] : [];
    });
    const alt =
      slot.kind === "picture"
        ? altProblem(declaration, path, value as PictureValue).map((key) => t(key))
        : [];
    const open = isPlaceholder(slot, value)
      ? [t(slot.kind === "price" ? "openPrice" : "placeholder")]
      : [];
    const written = isUnread(document, path) ? [t("written")] : [];
    return [
      ...(isEmpty(slot, value, brandName) ? [t("empty")] : []),
      ...open,
      ...written,
      ...dead,
      ...alt,
    ];
  };
  const names = pages.map((id) => valueAt(declaration, document, `pages.${id}.name`));
  const same = pages
    .filter((_, index) => names.indexOf(names[index] ?? null) < index)
    .map((id) => ({ path: `pages.${id}.name`, text: t("sameFile") }));
  const found = [...walkSlots(declaration.slots, document.content)].flatMap((slot) =>
    problemOf(slot).map((text) => ({ path: slot.path, text })),
  );
  const long = findLongTexts(declaration, document).map(({ path, length, max }) => ({
    path,
    text: t("overLimit", { length, max }),
  }));
  const untranslated = languagesOf(document).flatMap((language) => {
    const { length } =
      language === document.language ? [] : untranslatedPaths(declaration, document, language);
    return length > 0 ? [{ path: `${language}:`, text: t("untranslated", { count: length }) }] : [];
  });
  return [...found, ...same, ...long, ...untranslated];
}
