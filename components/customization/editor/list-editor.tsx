"use client";

import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import type { ListSlot } from "@/components/templates/content/slots";
import { button } from "@/components/ui/button";
import {
  addItem,
  duplicateItem,
  itemsOf,
  moveItem,
  newItemId,
  removeItem,
} from "@/lib/customization/content/edits";
import { maxItems } from "@/lib/customization/content/rules";
import { itemName } from "@/lib/customization/content/slot-names";
import { PagePresets } from "./page-presets";
import { Part } from "./part";
import { nameOfItem } from "./slot-name";
import { SortableItem, SortableList } from "./sortable-list";
import { useEditor, useSite } from "./use-editor";
import { useWordInSentence } from "./use-word-in-sentence";

interface ListEditorProps {
  path: string;
  slot: ListSlot;
  /** The form of an item. */
  children: (id: string) => ReactNode;
}

/** The items of a list, which can be added, copied, moved and removed. */
export function ListEditor({ path, slot, children }: ListEditorProps) {
  const t = useTranslations("outline");
  const inSentence = useWordInSentence();
  const { store } = useEditor();
  const { declaration } = store.bundle;
  const { document } = useSite();
  const ids = itemsOf(declaration, document, path);
  const isFull = ids.length >= maxItems(slot);
  const labelOf = (id: string) =>
    nameOfItem(
      t,
      slot.itemLabel,
      ids.indexOf(id) + 1,
      itemName(declaration, document, `${path}.${id}`, slot.slots),
    );

  const move = (id: string, to: number) =>
    store.edit(moveItem(declaration, document, `${path}.${id}`, to), {
      announcement: t("moved", { item: labelOf(id), place: to + 1, of: ids.length }),
    });
  const add = () => {
    const id = newItemId(ids, Math.random);
    const announcement = t("added", { item: slot.itemLabel });
    if (store.edit(addItem(declaration, document, path, id), { announcement }))
      store.select(`${path}.${id}`);
  };
  const duplicate = (id: string) => {
    const copy = newItemId(ids, Math.random);
    const patch = duplicateItem(declaration, document, `${path}.${id}`, copy);
    if (store.edit(patch, { announcement: t("duplicated", { item: labelOf(id) }) }))
      store.select(`${path}.${copy}`);
  };
  const remove = (id: string) => {
    const announcement = t("removed", { item: labelOf(id) });
    if (store.edit(removeItem(declaration, document, `${path}.${id}`), { announcement }))
      store.select(path);
  };

  return (
    <div>
      <SortableList ids={ids} onMove={move} label={slot.label}>
        {ids.map((id, index) => (
          <SortableItem
            key={id}
            id={id}
            label={labelOf(id)}
            place={index}
            count={ids.length}
            onMove={(to) => move(id, to)}
            onDuplicate={isFull ? null : () => duplicate(id)}
            onRemove={ids.length > slot.min ? () => remove(id) : null}
          >
            {(moves, others) => (
              <Part path={`${path}.${id}`} label={labelOf(id)} actions={moves} tools={others}>
                {children(id)}
              </Part>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {isFull ? (
        <p className="mt-3 text-ink-soft text-sm">{t("full", { max: maxItems(slot) })}</p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <button type="button" className={button("secondary", "medium")} onClick={add}>
            <Plus className="size-4" strokeWidth={1.5} aria-hidden />
            <span>{t("add", { item: inSentence(slot.itemLabel) })}</span>
          </button>
          {path === "pages" && <PagePresets ids={ids} />}
        </div>
      )}
    </div>
  );
}
