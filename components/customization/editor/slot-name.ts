import { namesOf } from "@/lib/customization/content/slot-names";
import type { EditorStore } from "./editor-store";
import { fieldNames } from "./texts";

/** The name of a slot, an item or a field of the site, such as "Packages › Package 2 › Name". */
export function slotName({ bundle, view }: Pick<EditorStore, "bundle" | "view">, path: string) {
  const names = namesOf(bundle.declaration, path, view().state.document);
  return fieldNames[path] ?? (names.join(" › ") || path);
}
