/** Keeps the last entries and drops older ones. */
export class Ring<T> {
  /** How many entries it keeps. */
  readonly size: number;
  readonly #items: T[] = [];
  /** Place of the oldest entry: moving all others with each new one would take longer, the more there are. */
  #oldest = 0;
  /** How many entries there ever were. */
  count = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Adds an entry, and returns the one that it replaced. */
  push(item: T): T | undefined {
    const { next } = this;
    this.count++;
    if (this.#items.length < this.size) this.#items.push(item);
    else {
      this.#items[this.#oldest] = item;
      this.#oldest = (this.#oldest + 1) % this.size;
    }
    return next;
  }

  /** Returns the entry that was added last. */
  get last(): T | undefined {
    return this.#items.at(this.#oldest - 1);
  }

  /** Returns the entry that the next one will replace; undefined if it will replace none. */
  get next(): T | undefined {
    return this.#items.length < this.size ? undefined : this.#items[this.#oldest];
  }

  /** Returns the entries, oldest first. */
  values(): T[] {
    return [...this.#items.slice(this.#oldest), ...this.#items.slice(0, this.#oldest)];
  }

  /** Returns the entries with the place of each among all that there ever were. */
  numbered(): [number, T][] {
    const dropped = this.count - this.#items.length;
    return this.values().map((item, index) => [dropped + index + 1, item]);
  }
}
