"use client";

import { useTranslations } from "#translations";

export type Query = Record<string, string>;

export interface Filter {
  label: string;
  query: Query;
  /** Said where it finds nothing. */
  empty?: string;
}

export const isSame = (one: Query, other: Query) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * The filters of a list with the active one. Conditions that no filter has are one of their own, so that a link can
 * open exactly the rows behind a number.
 */
export function filtersOf(
  own: Filter[],
  conditions: Query,
  nameConditions: (query: Query) => string,
) {
  const known = own.find(({ query }) => isSame(query, conditions));
  if (known || Object.keys(conditions).length === 0) return { filters: own, filter: known };
  const filter: Filter = { label: nameConditions(conditions), query: conditions };
  return { filters: [...own, filter], filter };
}

export const chip =
  "h-9 rounded-control border border-line-strong px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-medium aria-pressed:text-accent-ink";

interface FilterChipsProps {
  filters: Filter[];
  active: Filter | undefined;
  onChange: (filter: Filter) => void;
}

export const FilterChips = ({ filters, active, onChange }: FilterChipsProps) => (
  <fieldset className="mb-5 flex flex-wrap gap-2">
    <legend className="sr-only">{useTranslations("lists")("show")}</legend>
    {filters.map((it) => (
      <button
        key={it.label}
        type="button"
        aria-pressed={it === active}
        className={chip}
        onClick={() => onChange(it)}
      >
        {it.label}
      </button>
    ))}
  </fieldset>
);
