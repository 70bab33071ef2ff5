"use client";

import { useTranslations } from "#translations";
import type { OrderSlot } from "@/components/templates/content/slots";
import { moveSection } from "@/lib/customization/content/edits";
import { SortableItem, SortableList } from "../sortable-list";
import { useEditor, useSite, useSlotValue } from "../use-editor";

/** The order of the page's sections. */
export function OrderField({ path, slot }: { path: string; slot: OrderSlot }) {
  const t = useTranslations("outline");
  const { store } = useEditor();
  const { document } = useSite();
  const value = useSlotValue(path);
  const names = Array.isArray(value) ? value.map(String) : [];
  const labelOf = (name: string) => slot.names[name] ?? name;
  const move = (name: string, to: number) =>
    store.edit(moveSection(store.bundle.declaration, document, path, name, to), {
      announcement: t("moved", { item: labelOf(name), place: to + 1, of: names.length }),
    });
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{slot.label}</p>
      <SortableList ids={names} label={slot.label} onMove={move}>
        {names.map((name, index) => (
          <SortableItem
            key={name}
            id={name}
            label={labelOf(name)}
            place={index}
            count={names.length}
            onMove={(to) => move(name, to)}
          >
            {(moves) => (
              <span className="flex min-h-11 items-center">
                <span className="wrap-anywhere grow text-sm">{labelOf(name)}</span>
                {moves}
              </span>
            )}
          </SortableItem>
        ))}
      </SortableList>
    </div>
  );
}
