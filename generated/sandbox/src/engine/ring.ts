/** Keeps the last entries and drops older ones. */
export class Ring<T> {
  readonly #size: number;
  #items: T[] = [];
  /** How many entries there had been before those that it was filled with. */
  #before = 0;
  /** How many entries there ever were. */
  count = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds an entry, and returns the one that it replaced. */
  push(item: T): T | undefined {
    const index = (this.count++ - this.#before) % this.#size;
    const dropped = this.#items[index];
    this.#items[index] = item;
    return dropped;
  }

  /** Puts entries in place of its own, as the last ones of `count`. */
  fill(items: readonly T[], count: number): void {
    this.#items = items.slice(-this.#size);
    this.count = Math.max(count, this.#items.length);
    this.#before = this.count - this.#items.length;
  }

  /** Returns the entry that was added last. */
  get last(): T | undefined {
    return this.#items[(this.count - this.#before - 1) % this.#size];
  }

  /** Returns the entry that the next one will replace; undefined if it will replace none. */
  get next(): T | undefined {
    return this.#items[(this.count - this.#before) % this.#size];
  }

  /** Returns the entries, oldest first. */
  values(): T[] {
    const next = (this.count - this.#before) % this.#size;
    return this.#items.length < this.#size
      ? [...this.#items]
      : [...this.#items.slice(next), ...this.#items.slice(0, next)];
  }
}
