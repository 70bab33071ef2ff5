/** The set with a value added if it was missing, or removed if it was there. */
export function toggled<T>(before: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const after = new Set(before);
  if (!after.delete(value)) after.add(value);
  return after;
}
