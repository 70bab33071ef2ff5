import type { ContentDeclaration } from "@/components/templates/content/declaration";
import { languageNames, languages } from "@/components/templates/content/languages";
import { formatPrice, isUpload } from "@/components/templates/content/print";
import type {
  Block,
  LinkValue,
  ListSlot,
  PictureValue,
  PriceValue,
  Run,
  Slot,
} from "@/components/templates/content/slots";
import { findSlot, itemIds, type SlotValue } from "@/components/templates/content/values";
import {
  type ContentDocument,
  isPlaced,
  isSameValue,
  valueAt,
} from "@/lib/customization/content/rules";
import { plainText } from "@/lib/customization/content/runs";
import { itemName, namesOf } from "@/lib/customization/content/slot-names";
import { businessOf } from "@/lib/customization/first-draft/business";
import { labelOf } from "@/lib/customization/palette/labels";
import { type PaletteKey, paletteKeys, swatchOf } from "@/lib/customization/palette/rules";
import { currentLanguage } from "@/lib/translations/current-language";
import { translatorIn } from "@/lib/translations/messages";
import type { Translator } from "@/lib/translations/translator";
import type { SiteProfile } from "./rules";
import type { Change } from "./schemas";

/** The sources of a version of a site. */
export interface SiteSource {
  document: ContentDocument;
  /** Null where the profile was not recorded: then it is not compared. */
  profile: SiteProfile | null;
  /** The version of the template's declaration; null where it was not recorded. */
  templateVersion: number | null;
}

const t: Translator<"siteChanges"> = (key, ...values) =>
  translatorIn(currentLanguage(), "siteChanges")(key, ...values);

const ownPicture = (alt: string) => (alt ? t("ownPicture", { alt }) : t("ownPictureUnnamed"));

const samplePicture = (alt: string) =>
  alt ? t("samplePicture", { alt }) : t("samplePictureUnnamed");

/** A slot's value in words. The value has the type of its slot's kind: documents are validated. */
function describe(slot: Slot, value: SlotValue | null, { document, profile }: SiteSource): string {
  const plain = (runs: readonly Run[]) => plainText(runs, profile?.company ?? "");
  if (value === null) return "";
  switch (slot.kind) {
    case "paragraph":
      return plain(value as readonly Run[]);
    case "price":
      return formatPrice(value as PriceValue, document.language, slot.hasDecimals);
    case "link": {
      const { label, to } = value as LinkValue;
      return to ? t("link", { label, to }) : label;
    }
    case "picture": {
      const { file, alt } = value as PictureValue;
      return isUpload(file) ? ownPicture(alt) : samplePicture(alt);
    }
    case "choice":
      return slot.options[value as string] ?? "";
    case "order":
      return (value as readonly string[]).map((name) => slot.names[name] ?? name).join(", ");
    case "blocks":
      return (value as readonly Block[]).map(({ runs }) => plain(runs)).join("\n");
    case "section":
      return value ? t("shown") : t("hidden");
    default:
      return typeof value === "string" ? value : "";
  }
}

/** Items that are in one list only, and whether the common items have another order. */
function listChanges(
  declaration: ContentDeclaration,
  path: string,
  { slot, sample }: { slot: ListSlot; sample: unknown },
  [before, after]: readonly [SiteSource, SiteSource],
): Change[] {
  const labels = namesOf(declaration, path, after.document);
  const [was, is] = [before, after].map(({ document }) =>
    itemIds(slot, sample, document.content[path]),
  ) as [string[], string[]];
  const called = ({ document }: SiteSource, id: string) =>
    itemName(declaration, document, `${path}.${id}`, slot.slots) || `${slot.itemLabel} ${id}`;
  const removed = was.filter((id) => !is.includes(id));
  const added = is.filter((id) => !was.includes(id));
  const isMoved =
    was.filter((id) => is.includes(id)).join() !== is.filter((id) => was.includes(id)).join();
  const names = (source: SiteSource, ids: string[]) =>
    ids.map((id) => called(source, id)).join(", ");
  return [
    ...removed.map(
      (id): Change => ({ kind: "removed", labels, before: called(before, id), after: "" }),
    ),
    ...added.map((id): Change => ({ kind: "added", labels, before: "", after: called(after, id) })),
    ...(isMoved
      ? [{ kind: "moved" as const, labels, before: names(before, was), after: names(after, is) }]
      : []),
  ];
}

function slotChanges(declaration: ContentDeclaration, before: SiteSource, after: SiteSource) {
  const paths = new Set([before, after].flatMap(({ document }) => Object.keys(document.content)));
  return [...paths].flatMap((path): Change[] => {
    const found = findSlot(declaration.slots, path);
    if (!found) return [];
    const { slot, sample } = found;
    if (slot.kind === "list") {
      return listChanges(declaration, path, { slot, sample }, [before, after]);
    }
    const both = [before, after].every(({ document }) =>
      isPlaced(declaration, document.content, path),
    );
    const [was = null, is = null] = [before, after].map(({ document }) =>
      valueAt(declaration, document, path),
    );
    if (!both || isSameValue(was, is)) return [];
    return changed(
      namesOf(declaration, path, after.document),
      describe(slot, was, before),
      describe(slot, is, after),
    );
  });
}

/** Added and removed languages, and their texts. */
function languageChanges(
  declaration: ContentDeclaration,
  before: SiteSource,
  after: SiteSource,
): Change[] {
  const [was = {}, is = {}] = [before.document.translations, after.document.translations];
  const described = (source: SiteSource, path: string, text: SlotValue | undefined) => {
    const slot = findSlot(declaration.slots, path)?.slot;
    return typeof text === "object" && slot ? describe(slot, text, source) : String(text ?? "");
  };
  return languages.flatMap((language): Change[] => {
    const name = languageNames[language];
    const [old, next] = [was[language], is[language]];
    const paths = new Set([old, next].flatMap((texts) => Object.keys(texts ?? {})));
    return [
      ...(old && !next
        ? [{ kind: "removed" as const, labels: [t("languages")], before: name, after: "" }]
        : []),
      ...(next && !old
        ? [{ kind: "added" as const, labels: [t("languages")], before: "", after: name }]
        : []),
      ...[...paths].flatMap((path) =>
        compared(
          [name, ...labelsOf(declaration, path, after.document)],
          described(before, path, old?.[path]),
          described(after, path, next?.[path]),
        ),
      ),
    ];
  });
}

const fields: Partial<Record<string, "title" | "description">> = {
  "@title": "title",
  "@description": "description",
};

const labelsOf = (declaration: ContentDeclaration, path: string, document: ContentDocument) => {
  const field = fields[path];
  return field ? [t(field)] : namesOf(declaration, path, document);
};

const shownOrHidden = ({ hasLanguageLinks = true }: ContentDocument) =>
  hasLanguageLinks ? t("shown") : t("hidden");

const changed = (labels: string[], before: string, after: string): Change[] => [
  { kind: "changed", labels, before, after },
];

const compared = (labels: string[], before: string, after: string): Change[] =>
  before === after ? [] : changed(labels, before, after);

/** Stored facts have their keys in another order. */
const isSameFacts = (before: SiteProfile, after: SiteProfile) => {
  const factsIn = ({ business }: SiteProfile) => JSON.stringify(businessOf(business ?? {}));
  return factsIn(before) === factsIn(after);
};

function profileChanges(before: SiteProfile | null, after: SiteProfile | null): Change[] {
  if (!before || !after) return [];
  const nameOf = translatorIn(currentLanguage(), "changedColors");
  const color = ({ choices }: SiteProfile, key: PaletteKey) => {
    const swatch = swatchOf(choices[key], key);
    return swatch ? labelOf(swatch) : t("ownColor");
  };
  return [
    ...compared([t("company")], before.company, after.company),
    ...compared([t("about")], before.about, after.about),
    ...(before.logo === after.logo ? [] : changed([t("logo")], "", "")),
    ...(isSameFacts(before, after) ? [] : changed([t("facts")], "", "")),
    ...paletteKeys.flatMap((key) =>
      compared([t("colors"), nameOf(key)], color(before, key), color(after, key)),
    ),
  ];
}

/** The differences between a site made of `after` and one made of `before`. */
export function compareSites(
  declaration: ContentDeclaration,
  before: SiteSource,
  after: SiteSource,
): Change[] {
  const [was, is] = [before.document, after.document];
  const versions = [before.templateVersion, after.templateVersion] as const;
  return [
    ...slotChanges(declaration, before, after),
    ...compared([t("title")], was.title, is.title),
    ...compared([t("description")], was.description, is.description),
    ...compared([t("language")], was.language, is.language),
    ...languageChanges(declaration, before, after),
    ...compared([t("languageLinks")], shownOrHidden(was), shownOrHidden(is)),
    ...profileChanges(before.profile, after.profile),
    ...(versions[0] === null || versions[0] === versions[1]
      ? []
      : changed(
          [t("template")],
          t("version", { number: versions[0] }),
          t("version", { number: versions[1] ?? 0 }),
        )),
  ];
}
