"use client";

import { type ReactNode, useState } from "react";
import { button } from "@/components/ui/button";
import type { Permission } from "@/lib/platform/staff/rules";
import { type Column, DataTable, type DataTableProps } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";

interface RecordTableProps<Row extends { id: number }> extends DataTableProps<Row> {
  permission: Permission;
  texts: {
    /** The label of the button for a new record. */
    add: string;
    /** The heading of the column with the actions. */
    change: string;
    edit: string;
    /** Names the row in the labels of its buttons. */
    about: (row: Row) => string;
  };
  /** Whether adding a record is the main action of the screen. */
  isMain?: boolean;
  /** Undefined if every record can be edited. */
  canEdit?: (row: Row) => boolean;
  /** Ends or removes a record. */
  end: {
    label: string;
    canEnd?: (row: Row) => boolean;
    call: (id: { id: string }) => Promise<unknown>;
    question: (row: Row) => { title: string; text: string };
  };
  /** The dialog that edits a record; null for a new one. */
  dialog: (record: Row | null, onClose: () => void) => ReactNode;
}

const always = () => true;

/** A list of records that staff with the permission add, edit and end. */
export function RecordTable<Row extends { id: number }>({
  permission,
  texts,
  isMain = false,
  canEdit = always,
  end,
  dialog,
  ...table
}: RecordTableProps<Row>) {
  const mayChange = useMay(permission);
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  const { canEnd = always } = end;
  const change: Column<Row> = {
    label: texts.change,
    show: (row) => (
      <span className="flex flex-wrap gap-2">
        {canEdit(row) && (
          <RowButton
            label={texts.edit}
            about={texts.about(row)}
            opensDialog
            onClick={() => setEdited(row)}
          />
        )}
        {canEnd(row) && (
          <RowAction
            label={end.label}
            about={texts.about(row)}
            path={table.endpoint.path}
            call={() => end.call({ id: String(row.id) })}
            question={end.question(row)}
          />
        )}
      </span>
    ),
  };
  return (
    <>
      {mayChange && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${button(isMain ? "primary" : "secondary")} mb-5`}
          onClick={() => setEdited("new")}
        >
          {texts.add}
        </button>
      )}
      <DataTable {...table} columns={mayChange ? [...table.columns, change] : table.columns} />
      {edited && dialog(edited === "new" ? null : edited, () => setEdited(null))}
    </>
  );
}

interface RecordSectionProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A list below the main one of a screen. */
export const RecordSection = ({ id, title, intro, children }: RecordSectionProps) => (
  <section aria-labelledby={id} className="mt-14">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <p className="mt-2 mb-5 max-w-prose text-ink-soft">{intro}</p>
    {children}
  </section>
);
