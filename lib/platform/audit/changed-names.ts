import { isDeepStrictEqual } from "node:util";

/**
 * The names of the values that a change really changes, such as `name, city`; empty if it changes
 * nothing.
 */
export const changedNames = (before: object, change: object): string => {
  const values = new Map(Object.entries(before));
  return Object.entries(change)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(values.get(name), value))
    .map(([name]) => name)
    .join(", ");
};
