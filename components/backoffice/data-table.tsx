"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Search } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { button } from "@/components/ui/button";
import { callApiForList } from "@/lib/platform/http/client";
import type { Endpoint } from "@/lib/platform/http/endpoint";
import { type Filter, FilterChips, type Query, useFilters } from "./filters";
import { backOfficeTexts, tableTexts } from "./texts";

const pageSize = 20;

export interface Column<Row> {
  label: string;
  show: (row: Row) => ReactNode;
  /** The API's sort field; undefined when the column cannot be sorted. */
  field?: string;
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  endpoint: Endpoint<undefined, z.ZodType, undefined, z.ZodType<Row[]>>;
  columns: Column<Row>[];
  searchLabel?: string;
  /** Filters, of which one is active at a time; the first shows the whole list. */
  filters?: Filter[];
  /** The initial filter, if not the first one. */
  firstFilter?: Filter | undefined;
  /**
   * Keeps the filter in the address. The address may contain other conditions, too; this function
   * describes them in words.
   */
  nameAddress?: (query: Query) => string;
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
}

const wholeList: Query = {};

/** A table of the back office; search, sorting and paging are done by the server. */
export function DataTable<Row extends { id: number }>({
  endpoint,
  columns,
  searchLabel,
  filters: own = [],
  firstFilter: first,
  nameAddress,
  sortedBy = "id",
  isOldestFirst = false,
  narrowedBy = wholeList,
  toolbar,
  mostListed,
  empty,
}: DataTableProps<Row>) {
  // A search of everything leads here with its text, also while the list is shown.
  const asked = useSearchParams().get("q") ?? "";
  const [typed, setTyped] = useState({ text: asked, of: asked });
  const search = typed.of === asked ? typed.text : asked;
  const setSearch = (text: string) => setTyped({ text, of: asked });
  const [sort, setSort] = useState({ field: sortedBy, isDescending: !isOldestFirst });
  const { filters, filter, setFilter } = useFilters({ own, first, nameAddress });
  const [paged, setPaged] = useState({ page: 0, of: "" });
  const narrowing = { ...(search ? { q: search } : {}), ...filter?.query, ...narrowedBy };
  const list = String(new URLSearchParams(narrowing));
  // The page is reset when the list changes.
  const page = paged.of === list ? paged.page : 0;
  const setPage = (next: number) => setPaged({ page: next, of: list });
  const query = {
    _start: page * pageSize,
    _end: (page + 1) * pageSize,
    _sort: sort.field,
    _order: sort.isDescending ? "DESC" : "ASC",
    ...narrowing,
  };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [endpoint.path, query],
    queryFn: () => callApiForList(endpoint, query),
    placeholderData: keepPreviousData,
  });

  const sortBy = (field: string) => {
    setPage(0);
    setSort((last) => ({ field, isDescending: last.field === field ? !last.isDescending : true }));
  };

  return (
    <div>
      {searchLabel && (
        <search className="mb-5 flex max-w-[26rem] items-center gap-2 rounded-control border border-line-strong bg-card px-3 focus-within:border-accent">
          <Search className="size-4 text-ink-soft" strokeWidth={1.5} aria-hidden />
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            maxLength={100}
            className="h-10 w-full bg-transparent outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      )}
      {filters.length > 0 && <FilterChips filters={filters} active={filter} onChange={setFilter} />}
      {toolbar?.(narrowing)}
      {error ? (
        <div role="alert" className="rounded-card border border-line bg-card p-6">
          <p>{error.message}</p>
          <button type="button" className={`${button()} mt-4`} onClick={() => refetch()}>
            {backOfficeTexts.tryAgain}
          </button>
        </div>
      ) : (
        <div className="relative overflow-x-auto" aria-busy={isPending || isPlaceholderData}>
          <table className="stacked w-full text-left text-sm">
            <thead>
              <tr>
                {columns.map((column) => (
                  <Head key={column.label} column={column} sort={sort} onSort={sortBy} />
                ))}
              </tr>
            </thead>
            <tbody className={isPlaceholderData ? "opacity-60" : ""}>
              {data?.rows.map((row) => (
                <tr key={row.id} className="border-line border-t align-baseline">
                  {columns.map(({ label, show, isNumber }) => (
                    <td
                      key={label}
                      data-label={label}
                      className={`px-3 py-3 ${isNumber ? "text-right font-mono" : ""}`}
                    >
                      {show(row)}
                    </td>
                  ))}
                </tr>
              ))}
              {isPending && <PlaceholderRows columns={columns.length} />}
            </tbody>
          </table>
          {data?.total === 0 && (
            <p className="border-line border-t px-3 py-10 text-center text-ink-soft">
              {Object.keys(narrowing).length > 0 ? tableTexts.nothingFound : empty}
            </p>
          )}
        </div>
      )}
      <Pager page={page} total={data?.total ?? 0} onPage={setPage} />
      {data?.total === mostListed && (
        <p className="mt-3 text-ink-soft text-sm">{tableTexts.thereAreMore}</p>
      )}
    </div>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: { field: string; isDescending: boolean };
  onSort: (field: string) => void;
}

function Head<Row>({ column: { label, field, isNumber }, sort, onSort }: HeadProps<Row>) {
  const isSorted = field !== undefined && field === sort.field;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  const direction = sort.isDescending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`label px-3 pb-3 whitespace-nowrap text-ink-soft ${isNumber ? "text-right" : ""}`}
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
      <td colSpan={columns} className="px-3 py-3">
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
  if (total <= pageSize) return null;
  const last = Math.ceil(total / pageSize) - 1;
  return (
    <nav aria-label={tableTexts.pages} className="mt-5 flex items-center gap-3">
      <button
        type="button"
        className={button("secondary", "medium")}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        {tableTexts.back}
      </button>
      <span className="label text-ink-soft">{`${page + 1} / ${last + 1}`}</span>
      <button
        type="button"
        className={button("secondary", "medium")}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {tableTexts.next}
      </button>
    </nav>
  );
}
