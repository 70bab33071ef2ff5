"use client";

import { useRouter } from "next/navigation";
import {
  downloadCSV,
  type ListControllerResult,
  useDataProvider,
  useNotify,
  useUpdateMany,
} from "ra-core";
import { useRef, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { type CsvColumns, csvText } from "@/lib/csv";

export interface BulkAction<Row> {
  label: string;
  change: Partial<Row>;
  /** What is said when it is done and can be undone. */
  done: (count: number) => string;
}

export interface BulkActionsProps<Row extends { id: number }> {
  list: ListControllerResult<Row>;
  /** Changes of the rows that are chosen. */
  actions?: readonly BulkAction<Row>[];
  /** The file that the rows are exported to. */
  csv?: { name: string; columns: CsvColumns<Row> };
}

/** The most rows that the API returns at once. */
const batch = 1_000;

/** What can be done with the rows that are chosen and shown; without a choice, the whole list can be exported. */
export function BulkActions<Row extends { id: number }>({
  list,
  actions = [],
  csv,
}: BulkActionsProps<Row>) {
  const t = useTranslations("chosenRows");
  const bar = useRef<HTMLDivElement>(null);
  const [isExporting, setIsExporting] = useState(false);
  const { refresh } = useRouter();
  const notify = useNotify();
  const provider = useDataProvider();
  const [updateMany] = useUpdateMany<Row>();
  const { resource, data, selectedIds, sort, total = 0 } = list;
  const chosen = chosenRows(list);
  const stop = () => {
    list.onUnselectItems();
    // The focus was on a button that is gone.
    bar.current?.focus();
  };
  const act = ({ change, done }: BulkAction<Row>) => {
    const ids = chosen.map(({ id }) => id);
    void updateMany(
      resource,
      { ids, data: change },
      {
        mutationMode: "undoable",
        onSuccess: () => notify(done(ids.length), { undoable: true }),
        onError: (error) => void showError(error),
        onSettled: refresh,
      },
    );
    stop();
  };
  const readAll = async () => {
    const rows: Row[] = [];
    for (let page = 1; rows.length < total && page * batch < total + batch; page++) {
      const filter = { ...list.filterValues, ...list.filter };
      const pagination = { page, perPage: batch };
      rows.push(...(await provider.getList<Row>(resource, { pagination, sort, filter })).data);
    }
    return rows;
  };
  const save = async ({ name, columns }: NonNullable<typeof csv>) => {
    setIsExporting(true);
    try {
      downloadCSV(csvText(columns, chosen.length > 0 ? chosen : await readAll()), name);
    } catch (error) {
      void showError(error);
    }
    setIsExporting(false);
  };
  const isOffered = chosen.length > 0 || (data !== undefined && csv !== undefined && total > 0);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={isOffered ? "mb-3 flex min-h-9 flex-wrap items-center gap-2 outline-none" : ""}
    >
      {chosen.length > 0 && (
        <>
          <span className="me-2 font-medium text-sm">{t("chosen", { count: chosen.length })}</span>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className={button("secondary", "medium")}
              onClick={() => act(action)}
            >
              {action.label}
            </button>
          ))}
        </>
      )}
      {isOffered && csv && (
        <button
          type="button"
          className={`${button("secondary", "medium")} ${chosen.length > 0 ? "" : "ms-auto"}`}
          disabled={isExporting}
          onClick={() => void save(csv)}
        >
          {chosen.length > 0 ? t("exportChosen") : t("exportAll", { count: total })}
        </button>
      )}
      {selectedIds.length > 0 && (
        <button type="button" className={button("quiet", "medium")} onClick={stop}>
          {t("chooseNone")}
        </button>
      )}
    </div>
  );
}

/** Rows that were chosen and are no longer shown do not count. */
const chosenRows = <Row extends { id: number }>({
  data,
  selectedIds,
}: Pick<ListControllerResult<Row>, "data" | "selectedIds">): Row[] =>
  data?.filter(({ id }) => selectedIds.includes(id)) ?? [];

const box = "size-4 accent-accent align-middle";

/** The head of the column in which rows are chosen. */
export function PageChoice<Row extends { id: number }>({
  list,
}: {
  list: ListControllerResult<Row>;
}) {
  const t = useTranslations("chosenRows");
  const ids = list.data?.map(({ id }) => id) ?? [];
  const isWhole = ids.length > 0 && ids.every((id) => list.selectedIds.includes(id));
  return (
    <th scope="col" className="w-8 pb-3 ps-1">
      <input
        type="checkbox"
        aria-label={t("chooseAll")}
        className={box}
        checked={isWhole}
        onChange={() => list.onSelect(isWhole ? [] : ids)}
      />
    </th>
  );
}

interface RowChoiceProps {
  list: Pick<ListControllerResult, "selectedIds" | "onToggleItem">;
  id: number;
  /** The words of the row's first column. */
  name: string;
}

export function RowChoice({ list, id, name }: RowChoiceProps) {
  const t = useTranslations("chosenRows");
  return (
    <td data-label={t("choose")} className="py-3 ps-1">
      <input
        type="checkbox"
        aria-label={t("chooseRow", { name })}
        className={box}
        checked={list.selectedIds.includes(id)}
        onChange={() => list.onToggleItem(id)}
      />
    </td>
  );
}
