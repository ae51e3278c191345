/** A difference between two versions of the contract, and what it means for those who rely on it. */

export const verdicts = ['none', 'patch', 'minor', 'major'] as const;
/** The version bump that a change requires. */
export type Verdict = (typeof verdicts)[number];

/**
 * Whom a change matters to: clients in what they send, clients in what they receive, those who implement a server, or code
 * that is compiled with the packages.
 */
export type Direction = 'sends' | 'receives' | 'serves' | 'compiles';

export interface Change {
  /** Name of the rule that found it: `property-removed`. */
  rule: string;
  verdict: Verdict;
  directions: Direction[];
  /** JSON pointer into the bundle of the revision; into that of the base, if the part was removed. */
  pointer: string;
  message: string;
}

/** The highest verdict of some changes. */
export function highest(changes: { verdict: Verdict }[]): Verdict {
  const rank = Math.max(0, ...changes.map(({ verdict }) => verdicts.indexOf(verdict)));
  return verdicts[rank] ?? 'none';
}

export const atLeast = (verdict: Verdict, required: Verdict): boolean =>
  verdicts.indexOf(verdict) >= verdicts.indexOf(required);

/** Collects changes. A change that several operations share is one, with the highest verdict. */
export class Changes {
  readonly #found = new Map<string, Change>();

  add(rule: string, verdict: Verdict, directions: Direction[], pointer: string, message: string): void {
    const key = `${rule} ${pointer}`;
    const known = this.#found.get(key);
    if (!known) {
      this.#found.set(key, { rule, verdict, directions, pointer, message });
      return;
    }
    known.directions = [...new Set([...known.directions, ...directions])];
    if (known.verdict !== verdict && highest([known, { verdict }]) === verdict)
      Object.assign(known, { verdict, message });
  }

  get list(): Change[] {
    return [...this.#found.values()];
  }
}
