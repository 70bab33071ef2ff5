"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslations } from "#translations";

interface SortableListProps {
  ids: readonly string[];
  label: string;
  onMove: (id: string, to: number) => void;
  children: ReactNode;
}

/** A list whose items are dragged by their handles, with the pointer or the keyboard. */
export function SortableList({ ids, label, onMove, children }: SortableListProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="divide-y divide-line">
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const small =
  "button button-quiet size-8 shrink-0 text-ink-soft hover:text-ink focus-visible:outline-offset-0";

interface SortableItemProps {
  id: string;
  label: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  /** Null where the move is not possible; undefined for lists with a fixed order. */
  onDuplicate?: (() => void) | null;
  onRemove?: (() => void) | null;
  /** With the controls that move the item, and those that copy and remove it. */
  children: (moves: ReactNode, others: ReactNode) => ReactNode;
}

export function SortableItem(props: SortableItemProps) {
  const t = useTranslations("sortable");
  const { id, label, place, count, onMove, onDuplicate, onRemove, children } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  const action = (name: string, Icon: typeof Copy, act: (() => void) | null) => (
    <button
      type="button"
      className={small}
      aria-disabled={!act}
      aria-label={name}
      onClick={() => act?.()}
    >
      <Icon className="size-4" strokeWidth={1.5} aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className="flex flex-col bg-card"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <>
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className={`${small} cursor-grab touch-none`}
            aria-label={t("drag", { item: label })}
          >
            <GripVertical className="size-4" strokeWidth={1.5} aria-hidden />
          </button>
          {action(
            t("moveUp", { item: label }),
            ArrowUp,
            place > 0 ? () => onMove(place - 1) : null,
          )}
          {action(
            t("moveDown", { item: label }),
            ArrowDown,
            place < count - 1 ? () => onMove(place + 1) : null,
          )}
        </>,
        <>
          {onDuplicate !== undefined && action(t("duplicate", { item: label }), Copy, onDuplicate)}
          {onRemove !== undefined && action(t("remove", { item: label }), Trash2, onRemove)}
        </>,
      )}
    </li>
  );
}
