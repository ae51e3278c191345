/** Keeps the last entries and drops older ones. */
export class Ring<T> {
  readonly #size: number;
  readonly #items: T[] = [];
  /** How many entries there ever were. */
  count = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds an entry, and returns the one that it replaced. */
  push(item: T): T | undefined {
    const index = this.count++ % this.#size;
    const dropped = this.#items[index];
    this.#items[index] = item;
    return dropped;
  }

  /** Returns the entries, oldest first. */
  values(): T[] {
    const next = this.count % this.#size;
    return this.count <= this.#size
      ? [...this.#items]
      : [...this.#items.slice(next), ...this.#items.slice(0, next)];
  }
}
