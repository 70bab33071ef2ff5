import { findSlot } from "@/components/templates/content/values";
import { itemsOf, moveItem, splitItemPath } from "@/lib/customization/content/edits";
import { itemName } from "@/lib/customization/content/slot-names";
import type { EditorStore } from "./editor-store";
import { nameOfItem } from "./slot-name";

/** Moves an item of a list by one position, and announces the new position. */
export function moveBy(store: EditorStore, itemPath: string, by: -1 | 1): void {
  const { declaration } = store.bundle;
  const { document } = store.view().state;
  const { list, id } = splitItemPath(itemPath);
  const ids = itemsOf(declaration, document, list);
  const to = ids.indexOf(id) + by;
  const slot = findSlot(declaration.slots, list)?.slot;
  if (slot?.kind !== "list") return;
  const t = store.texts("outline");
  const name = nameOfItem(
    t,
    slot.itemLabel,
    ids.indexOf(id) + 1,
    itemName(declaration, document, itemPath, slot.slots),
  );
  const isMoved = store.edit(moveItem(declaration, document, itemPath, to), {
    announcement: t("moved", { item: name, place: to + 1, of: ids.length }),
  });
  if (!isMoved) store.announce(t(by < 0 ? "isFirst" : "isLast", { item: name }));
}
