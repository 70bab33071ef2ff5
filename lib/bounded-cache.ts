/** A map that forgets what was unused for longest once its entries are larger than `maxSize` all together. */
export class BoundedCache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; size: number }>();
  #size = 0;

  constructor(readonly maxSize: number) {}

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // Moved behind the others.
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
