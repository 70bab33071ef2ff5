/**
 * A map that drops the least recently used entries once all entries together are larger than
 * `maxSize`.
 */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; size: number }>();
  #size = 0;

  constructor(readonly maxSize: number) {}

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // Moved to the end, as the most recently used entry.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, size = 1): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const [oldest] of this.#entries) {
      if (this.#size <= this.maxSize) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
