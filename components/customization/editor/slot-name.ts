import { languageNames } from "@/components/templates/content/languages";
import { type ContentDocument, languageOfKey, slotPath } from "@/lib/customization/content/rules";
import { namesOf } from "@/lib/customization/content/slot-names";
import type { Messages, Translator } from "@/lib/translations/translator";
import type { EditorStore } from "./editor-store";

/** The labels on the way to a slot or an item, or the name of a field of the site such as `@title`. */
export const namesAt = (
  { bundle, texts }: Pick<EditorStore, "bundle" | "texts">,
  path: string,
  document: ContentDocument,
): string[] =>
  path.startsWith("@")
    ? // Cast: there is a message for every field.
      [texts("siteFields")(path as keyof Messages["siteFields"])]
    : namesOf(bundle.declaration, path, document);

/**
 * The name of a slot, an item or a field of the site, such as "Packages › Package 2 › Name"; of a
 * translated text with its language: "Deutsch › Packages › Package 2 › Name".
 */
export function slotName(store: Pick<EditorStore, "bundle" | "texts" | "view">, key: string) {
  const language = languageOfKey(key);
  const names = namesAt(store, slotPath(key), store.view().state.document);
  return [...(language ? [languageNames[language]] : []), ...names].join(" › ") || key;
}

/** An item of a list by its number, and by its name if it has one: "Package 2: Quiet rooms". */
export const nameOfItem = (
  t: Translator<"outline">,
  label: string,
  number: number,
  name: string,
): string => (name ? t("namedItem", { label, number, name }) : t("item", { label, number }));
