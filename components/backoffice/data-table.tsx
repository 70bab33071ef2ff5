"use client";

import { ArrowDown, ArrowUp, Search } from "lucide-react";
import { useListController, useNavigate } from "ra-core";
import { type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod";
import { useLanguage, useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { BulkActions, type BulkActionsProps, PageChoice, RowChoice } from "./bulk-actions";
import { resourceOf } from "./core/data-provider";
import { toCore } from "./core/list-address";
import { type Filter, FilterChips, filtersOf, type Query } from "./filters";
import { type Names, nameAddress } from "./name-address";
import { ReadError } from "./read-error";

// On demand: it reads the browser's storage when it is loaded.
const SavedFilters = onDemand(() => import("./saved-filters").then((it) => it.SavedFilters));

const pageSize = 20;

export interface Column<Row> {
  label: string;
  show: (row: Row) => ReactNode;
  /** The API's sort field; undefined when the column cannot be sorted. */
  field?: string;
  isNumber?: boolean;
}

export interface DataTableProps<Row extends { id: number }> {
  endpoint: Endpoint<undefined, z.ZodType, undefined, z.ZodType<Row[]>>;
  columns: Column<Row>[];
  searchLabel?: string;
  /** Filters, of which one is active at a time; the first is the initial one. */
  filters?: Filter[];
  /** For the conditions of an address that are no filter. */
  names?: Names;
  /** Whether the address keeps search, filter, order and page: those of one list of a screen. */
  isInAddress?: boolean;
  /** The initial sort field. */
  sortedBy?: string;
  isOldestFirst?: boolean;
  /** Conditions besides search and filters. */
  narrowedBy?: Query;
  /** Shown above the table; gets all conditions of the list. */
  toolbar?: (narrowedBy: Query) => ReactNode;
  /** The number up to which the API counts matches, if it does not count all. */
  mostListed?: number;
  empty: string;
  /** If rows can be chosen: what can be done with them, and the name of each. */
  choice?: (Omit<BulkActionsProps<Row>, "list"> & { nameOf: (row: Row) => string }) | undefined;
}

const wholeList: Query = {};

/** A table of the back office; search, sorting and paging are done by the server. */
export function DataTable<Row extends { id: number }>({
  endpoint,
  columns,
  searchLabel,
  filters: own = [],
  names = {},
  isInAddress = true,
  sortedBy = "id",
  isOldestFirst = false,
  narrowedBy = wholeList,
  toolbar,
  mostListed,
  empty,
  choice,
}: DataTableProps<Row>) {
  const t = useTranslations("lists");
  const writer = { language: useLanguage(), t };
  const navigate = useNavigate();
  const firstSort: Sort = { field: sortedBy, order: isOldestFirst ? "ASC" : "DESC" };
  const list = useListController<Row>({
    resource: resourceOf(endpoint),
    disableAuthentication: true,
    disableSyncWithLocation: !isInAddress,
    storeKey: false,
    perPage: pageSize,
    sort: firstSort,
    filterDefaultValues: own[0]?.query,
    filter: narrowedBy,
    // The list itself shows the error.
    queryOptions: { retry: 1, onError: undefined },
  });
  const { data, error, isPending, isPlaceholderData, sort, total } = list;
  const { q = "", ...conditions }: Query = list.filterValues;
  const narrowing = { ...list.filterValues, ...narrowedBy };
  const { filters, filter } = filtersOf(own, conditions, (query) =>
    nameAddress(query, names, writer),
  );
  // Not by ra-core's own way, which drops conditions for an empty value.
  const narrow = (filter: Query, isTyped = false) => {
    if (!isInAddress) return list.setFilters(filter);
    // Without anything in the address, the list has its first order and filter.
    const isFirst = sort.field === firstSort.field && sort.order === firstSort.order;
    const isMarked = !isFirst || (isEmpty(filter) && !isEmpty(own[0]?.query ?? {}));
    const state = { filter, ...(isMarked ? { sort: sort.field, order: sort.order } : {}) };
    navigate({ search: toCore(state) }, { replace: isTyped });
  };
  const sortBy = (field: string) =>
    list.setSort({ field, order: sort.field === field && sort.order === "DESC" ? "ASC" : "DESC" });

  return (
    <div>
      {searchLabel && (
        <SearchField
          label={searchLabel}
          text={q}
          onSearch={(text) => narrow(text ? { ...conditions, q: text } : conditions, true)}
        />
      )}
      {filters.length > 0 && (
        <FilterChips
          filters={filters}
          active={filter}
          onChange={({ query }) => narrow(q ? { q, ...query } : query)}
        />
      )}
      {isInAddress && searchLabel && (
        <SavedFilters
          resource={list.resource}
          current={list.filterValues}
          isKnown={q === "" && (!filter || own.includes(filter))}
          onChange={(query) => narrow(query)}
        />
      )}
      {toolbar?.(narrowing)}
      {choice && <BulkActions {...choice} list={list} />}
      {error ? (
        <ReadError error={error} onRetry={list.refetch} />
      ) : (
        <div className="relative overflow-x-auto" aria-busy={isPending || isPlaceholderData}>
          <table className="stacked w-full text-start text-sm">
            <thead>
              <tr>
                {choice && <PageChoice list={list} />}
                {columns.map((column) => (
                  <Head key={column.label} column={column} sort={sort} onSort={sortBy} />
                ))}
              </tr>
            </thead>
            <tbody className={isPlaceholderData ? "opacity-60" : ""}>
              {data?.map((row) => (
                <tr key={row.id} className="border-line border-t align-baseline">
                  {choice && <RowChoice list={list} id={row.id} name={choice.nameOf(row)} />}
                  {columns.map(({ label, show, isNumber }) => (
                    <td
                      key={label}
                      data-label={label}
                      className={`px-2 py-3 ${isNumber ? "text-end font-mono" : ""}`}
                    >
                      {show(row)}
                    </td>
                  ))}
                </tr>
              ))}
              {isPending && <PlaceholderRows columns={columns.length + (choice ? 1 : 0)} />}
            </tbody>
          </table>
          {total === 0 && (
            <p className="border-line border-t px-2 py-10 text-center text-ink-soft">
              {isEmpty(narrowing) ? empty : (!q && filter?.empty) || t("nothingFound")}
            </p>
          )}
        </div>
      )}
      <Pager page={list.page} total={total ?? 0} onPage={list.setPage} />
      {total === mostListed && <p className="mt-3 text-ink-soft text-sm">{t("thereAreMore")}</p>}
    </div>
  );
}

const isEmpty = (query: Query) => Object.keys(query).length === 0;

interface SearchFieldProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A link can lead here with another text; who types is ahead of the address.
    const { current } = input;
    if (current && current !== document.activeElement) current.value = text;
  }, [text]);
  return (
    <search className="mb-5 flex max-w-[26rem] items-center gap-2 rounded-control border border-line-strong bg-card px-3 focus-within:border-accent">
      <Search className="size-4 text-ink-soft" strokeWidth={1.5} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className="h-10 w-full bg-transparent outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        defaultValue={text}
        onChange={(event) => onSearch(event.target.value)}
      />
    </search>
  );
}

interface Sort {
  field: string;
  order: "ASC" | "DESC";
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort;
  onSort: (field: string) => void;
}

function Head<Row>({ column: { label, field, isNumber }, sort, onSort }: HeadProps<Row>) {
  const isSorted = field !== undefined && field === sort.field;
  const isDescending = sort.order === "DESC";
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const direction = isDescending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`label px-2 pb-3 whitespace-nowrap text-ink-soft ${isNumber ? "text-end" : ""}`}
    >
      {field ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 hover:text-ink"
          onClick={() => onSort(field)}
        >
          {label}
          {isSorted && <Arrow className="size-3.5" strokeWidth={2} aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

const placeholderRows = [1, 2, 3, 4, 5];

const PlaceholderRows = ({ columns }: { columns: number }) =>
  placeholderRows.map((row) => (
    <tr key={row} className="border-line border-t">
      <td colSpan={columns} className="px-2 py-3">
        <span className="block h-5 animate-pulse rounded-control bg-line" />
      </td>
    </tr>
  ));

interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pager({ page, total, onPage }: PagerProps) {
  const t = useTranslations("lists");
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <nav aria-label={t("pages")} className="mt-5 flex items-center gap-3">
      <button
        type="button"
        className={button("secondary", "medium")}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        {t("back")}
      </button>
      <span className="label text-ink-soft">{`${page} / ${last}`}</span>
      <button
        type="button"
        className={button("secondary", "medium")}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {t("next")}
      </button>
    </nav>
  );
}
