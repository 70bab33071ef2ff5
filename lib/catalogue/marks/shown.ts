/** The presets that this visitor marked, by id, as far as the page knows. */
export interface Marks {
  /** Favorites. */
  saved: readonly number[];
  /** Chosen for a comparison. */
  compared: readonly number[];
}

export const noMarks: Marks = { saved: [], compared: [] };

let marks = noMarks;
const listeners = new Set<() => void>();

export const shownMarks = (): Marks => marks;

export function showMarks(next: Marks): void {
  marks = next;
  for (const notify of listeners) notify();
}

export function onMarks(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
