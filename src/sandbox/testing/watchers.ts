/** A wait for requests, or for what a page shows. */
export interface Watcher {
  /** Looks again; called after each request that is noted, and each change of a test. */
  look(): void;
  tick?(): void;
  stop(when: string): void;
}

export class Watchers extends Set<Watcher> {
  look(): void {
    for (const watcher of this) watcher.look();
  }

  tick(): void {
    for (const watcher of this) watcher.tick?.();
  }

  stop(when: string): void {
    for (const watcher of this) watcher.stop(when);
  }

  after<Parameters extends unknown[], Result>(
    change: (...parameters: Parameters) => Result,
  ): (...parameters: Parameters) => Result {
    return (...parameters) => {
      const result = change(...parameters);
      this.look();
      return result;
    };
  }
}
