/** The set with a value in it that was not, or without it. */
export function toggled<T>(before: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const after = new Set(before);
  if (!after.delete(value)) after.add(value);
  return after;
}
