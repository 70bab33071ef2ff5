"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { tableTexts } from "./texts";

export type Query = Record<string, string>;

export interface Filter {
  label: string;
  query: Query;
}

const isSame = (one: Query, other: Query) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

interface Options {
  own: Filter[];
  /** The initial filter. */
  first?: Filter | undefined;
  nameAddress?: ((query: Query) => string) | undefined;
}

/**
 * The filters of a list, and the active one. If `nameAddress` is given, the filter is in the
 * address, so that a link can open exactly the rows behind a number; an address that matches no
 * filter becomes a filter of its own, with the name that `nameAddress` returns.
 */
export function useFilters({ own, first = own[0], nameAddress }: Options) {
  const { q, ...address } = Object.fromEntries(useSearchParams());
  const [chosen, setChosen] = useState(first);
  if (!nameAddress) return { filters: own, filter: chosen, setFilter: setChosen };
  const known = own.find(({ query }) => isSame(query, address));
  const named = known ?? { label: nameAddress(address), query: address };
  const setFilter = ({ query }: Filter) => {
    const search = String(new URLSearchParams(q ? { q, ...query } : query));
    // Next updates its router, without requesting the page from the server again.
    history.pushState(null, "", search ? `?${search}` : location.pathname);
  };
  return { filters: known ? own : [...own, named], filter: named, setFilter };
}

interface FilterChipsProps {
  filters: Filter[];
  active: Filter | undefined;
  onChange: (filter: Filter) => void;
}

export const FilterChips = ({ filters, active, onChange }: FilterChipsProps) => (
  <fieldset className="mb-5 flex flex-wrap gap-2">
    <legend className="sr-only">{tableTexts.show}</legend>
    {filters.map((it) => (
      <button
        key={it.label}
        type="button"
        aria-pressed={it === active}
        className="h-9 rounded-control border border-line-strong px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-accent-ink"
        onClick={() => onChange(it)}
      >
        {it.label}
      </button>
    ))}
  </fieldset>
);
