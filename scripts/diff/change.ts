/** A difference between two versions of the contract, and what it means for those who rely on it. */
import { upperFirst } from '../model/names.ts';

export const bumps = ['none', 'patch', 'minor', 'major'] as const;
/** The version bump that a change requires. */
export type Bump = (typeof bumps)[number];

/**
 * Whom a change matters to: clients in what they send, clients in what they receive, those who implement a server, or code
 * that is compiled with the packages.
 */
export type Direction = 'sends' | 'receives' | 'serves' | 'compiles';

export interface Change {
  /** Name of the rule that found it: `property-removed`. */
  rule: string;
  verdict: Bump;
  directions: Direction[];
  /** JSON pointer into the bundle of the revision; into that of the base, if the part was removed. */
  pointer: string;
  /** JSON pointer into the bundle of the base, if the part moved. */
  basePointer?: string;
  message: string;
}

/** The highest verdict of some changes. */
export function highest(changes: { verdict: Bump }[]): Bump {
  const rank = Math.max(0, ...changes.map(({ verdict }) => bumps.indexOf(verdict)));
  return bumps[rank] ?? 'none';
}

export const atLeast = (verdict: Bump, required: Bump): boolean =>
  bumps.indexOf(verdict) >= bumps.indexOf(required);

/** Labels that do not begin with a name. */
const noun = /^(the|response) /;

/** Collects changes. A change that several operations share is one, with the highest verdict. */
export class Changes {
  readonly #found = new Map<string, Change>();
  /** The messages of changes that are the same but for the operation. */
  readonly #shared = new Map<Change, Set<string>>();

  add(
    rule: string,
    verdict: Bump,
    directions: Direction[],
    pointer: string,
    text: string,
    basePointer?: string,
  ): void {
    const key = `${rule} ${pointer}`;
    const message = text.replace(noun, (word) => upperFirst(word));
    const known = this.#found.get(key);
    if (!known) {
      const change = { rule, verdict, directions, pointer, ...(basePointer && { basePointer }), message };
      this.#found.set(key, change);
      this.#shared.set(change, new Set([message]));
      return;
    }
    if (known.verdict === verdict && known.directions.join() === directions.join())
      this.#shared.get(known)?.add(message);
    known.directions = [...new Set([...known.directions, ...directions])];
    if (known.verdict !== verdict && highest([known, { verdict }]) === verdict) {
      Object.assign(known, { verdict, message });
      this.#shared.set(known, new Set([message]));
    }
  }

  get list(): Change[] {
    return [...this.#found.values()].map((change) => {
      const others = (this.#shared.get(change)?.size ?? 1) - 1;
      if (others === 0) return change;
      const places = others === 1 ? 'one more place' : `${others} more places`;
      return { ...change, message: `${change.message} The same applies in ${places}.` };
    });
  }
}
