import type { Query } from "../filters";

export interface ListState {
  /** Conditions, with `q` for the search. */
  filter: Query;
  sort?: string;
  order?: string;
  page?: number;
}

/** A parameter of the messages, which opens one: no condition of their list. */
const opened = "thread";

/** The state of a list in the form in which ra-core keeps it in the address. */
export const toCore = ({ filter, ...state }: ListState): string =>
  String(
    new URLSearchParams(
      Object.entries({ ...state, filter: JSON.stringify(filter) }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
  );

/** From our addresses, which name each condition by itself, such as `?status=paid&_page=2`, to ra-core's. */
export function coreSearchOf(address: URLSearchParams): string {
  const { _sort: sort, _order: order, _page: page, ...filter } = Object.fromEntries(address);
  delete filter[opened];
  const named = Object.entries({ sort, order, page }).filter(([, value]) => value !== undefined);
  if (named.length === 0 && Object.keys(filter).length === 0) return "";
  return `?${toCore({ filter, ...Object.fromEntries(named) })}`;
}

/** The other way. */
export function addressOf(coreSearch: string): string {
  const { filter = "{}", sort, order, page } = Object.fromEntries(new URLSearchParams(coreSearch));
  const query = new URLSearchParams(JSON.parse(filter) as Query);
  if (sort) query.set("_sort", sort);
  if (order) query.set("_order", order);
  if (page && page !== "1") query.set("_page", page);
  return query.size > 0 ? `?${query}` : "";
}
