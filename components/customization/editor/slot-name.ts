import { languageNames } from "@/components/templates/content/languages";
import { languageOfKey, slotPath } from "@/lib/customization/content/rules";
import { namesOf } from "@/lib/customization/content/slot-names";
import type { EditorStore } from "./editor-store";
import { fieldNames } from "./texts";

/**
 * The name of a slot, an item or a field of the site, such as "Packages › Package 2 › Name"; of a
 * translated text with its language: "Deutsch › Packages › Package 2 › Name".
 */
export function slotName({ bundle, view }: Pick<EditorStore, "bundle" | "view">, key: string) {
  const path = slotPath(key);
  const language = languageOfKey(key);
  const field = fieldNames[path];
  const names = field ? [field] : namesOf(bundle.declaration, path, view().state.document);
  return [...(language ? [languageNames[language]] : []), ...names].join(" › ") || key;
}
