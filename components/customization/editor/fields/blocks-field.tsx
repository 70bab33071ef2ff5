"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "#translations";
import type { Block, BlocksSlot } from "@/components/templates/content/slots";
import { button } from "@/components/ui/button";
import { SortableItem, SortableList } from "../sortable-list";
import { useEditor, useSlotValue } from "../use-editor";
import { RunsField } from "./runs-field";

const kinds = ["heading", "paragraph", "item"] as const;

/** The headings, paragraphs and list items of a text page. */
export function BlocksField({ path, slot }: { path: string; slot: BlocksSlot }) {
  const t = useTranslations("slotFields");
  const outline = useTranslations("outline");
  const kindName = useTranslations("blockKinds");
  const { store } = useEditor();
  // The value of a slot of blocks.
  const blocks = (useSlotValue(path) ?? []) as readonly Block[];
  const ids = blocks.map((_, index) => String(index + 1));
  const set = (changed: readonly Block[], announcement = "") =>
    store.setSlot(path, changed, { isTyping: announcement === "", announcement });
  const change = (index: number, part: Partial<Block>) =>
    set(blocks.map((block, at) => (at === index ? { ...block, ...part } : block)));
  const labelOf = (index: number) =>
    t("block", { kind: kindName(blocks[index]?.kind ?? "paragraph"), place: index + 1 });
  const move = (from: number, to: number) => {
    const block = blocks[from];
    if (!block) return;
    const moved = blocks.toSpliced(from, 1).toSpliced(to, 0, block);
    set(moved, outline("moved", { item: labelOf(from), place: to + 1, of: blocks.length }));
  };
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{slot.label}</p>
      <SortableList ids={ids} label={slot.label} onMove={(id, to) => move(Number(id) - 1, to)}>
        {blocks.map((block, index) => (
          <SortableItem
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
            key={index}
            id={String(index + 1)}
            label={labelOf(index)}
            place={index}
            count={blocks.length}
            onMove={(to) => move(index, to)}
            onRemove={() =>
              set(blocks.toSpliced(index, 1), outline("removed", { item: labelOf(index) }))
            }
          >
            {(moves, others) => (
              <div className="py-3">
                <div className="flex flex-wrap items-center">
                  <select
                    aria-label={t("blockKind", { place: index + 1 })}
                    className="h-9 min-w-0 grow basis-24 rounded-control border border-line-strong bg-paper px-2 text-sm"
                    value={block.kind}
                    onChange={({ target }) =>
                      change(index, {
                        kind: kinds.find((it) => it === target.value) ?? "paragraph",
                      })
                    }
                  >
                    {kinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {kindName(kind)}
                      </option>
                    ))}
                  </select>
                  {moves}
                  {others}
                </div>
                <RunsField
                  label={labelOf(index)}
                  runs={block.runs}
                  max={slot.max}
                  onChange={(runs) => change(index, { runs })}
                />
              </div>
            )}
          </SortableItem>
        ))}
      </SortableList>
      <button
        type="button"
        className={`${button("secondary", "medium")} mt-3`}
        onClick={() => set([...blocks, { kind: "paragraph", runs: [] }], t("addBlock"))}
      >
        <Plus className="size-4" strokeWidth={1.5} aria-hidden />
        {t("addBlock")}
      </button>
    </div>
  );
}
