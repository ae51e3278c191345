/** A difference between two versions of the contract, and what it means for those who rely on it. */
import type { FileLocation } from '../model/file-locations.ts';
import { upperFirst } from '../model/names.ts';

export const bumps = ['none', 'patch', 'minor', 'major'] as const;
/** The version bump that a change requires. */
export type Bump = (typeof bumps)[number];

/**
 * Whom a change matters to: clients in what they send, clients in what they receive, those who implement a server, or code
 * that is compiled with the packages.
 */
export type Audience = 'sends' | 'receives' | 'serves' | 'compiles';

export interface Change {
  /** Name of the rule that found it: `property-removed`. */
  rule: string;
  bump: Bump;
  audiences: Audience[];
  /** JSON pointer into the bundle of the revision; into that of the base, if the part was removed. */
  pointer: string;
  /** JSON pointer into the bundle of the base, if the part has another name there. */
  basePointer?: string;
  /** The place of a change that is not in the contract. */
  location?: FileLocation;
  message: string;
}

/** The highest bump of some changes. */
export function highest(changes: { bump: Bump }[]): Bump {
  const rank = Math.max(0, ...changes.map(({ bump }) => bumps.indexOf(bump)));
  return bumps[rank] ?? 'none';
}

/** Sorts changes, those that matter most first. */
export const byBump = (a: Change, b: Change): number => bumps.indexOf(b.bump) - bumps.indexOf(a.bump);

export const atLeast = (bump: Bump, required: Bump): boolean =>
  bumps.indexOf(bump) >= bumps.indexOf(required);

/** Labels that do not begin with a name. */
const noun = /^(the|response) /;

/** Collects changes. A change that several operations share is one, with the highest bump. */
export class ChangeCollector {
  /** By rule and place. */
  readonly #found = new Map<string, Change[]>();

  add(
    rule: string,
    bump: Bump,
    audiences: Audience[],
    pointer: string,
    text: string,
    basePointer?: string,
  ): void {
    const message = text.replace(noun, (word) => upperFirst(word));
    const key = `${rule} ${pointer}`;
    const renamed = basePointer !== undefined && { basePointer };
    const change = { rule, bump, audiences, pointer, message, ...renamed };
    this.#found.set(key, [...(this.#found.get(key) ?? []), change]);
  }

  get list(): Change[] {
    return [...this.#found.values()].flatMap((all) => {
      const [first, ...more] = all.filter(({ bump }) => bump === highest(all));
      if (!first) return [];
      const audiences = [...new Set(all.flatMap((each) => each.audiences))];
      // Messages about the same audiences differ in the operation alone.
      const same = more.filter((each) => each.audiences.join() === first.audiences.join());
      const others = new Set([first, ...same].map((each) => each.message)).size - 1;
      const places = others === 1 ? 'one more place' : `${others} more places`;
      const message = others === 0 ? first.message : `${first.message} The same applies in ${places}.`;
      return { ...first, audiences, message };
    });
  }
}
