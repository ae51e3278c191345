/** What one field of a resource must contain, or must not contain, before an operation. */
export interface Guard {
  readonly in?: readonly unknown[];
  readonly notIn?: readonly unknown[];
}

/** Guards by the field that they look at. All of them must pass. */
export type Guards = Readonly<Record<string, Guard>>;

/** What must be true of a resource before an operation. */
export interface Precondition {
  /** The operation by its name in the client; absent if it creates the resource. */
  readonly action?: string;
  /** Absent if any state will do. */
  readonly from?: Guards;
  /** What no field of the resource shows. */
  readonly conditions?: readonly { readonly id: string; readonly description: string }[];
}

/** Preconditions by the name of the resource and operationId. `guards` of the generated module `contract` of the sandbox is one. */
export type Preconditions = Readonly<Record<string, Readonly<Record<string, Precondition>>>>;

export const passes = ({ in: allowed, notIn }: Guard, value: unknown): boolean =>
  allowed ? allowed.includes(value) : !notIn?.includes(value);

/** A guard in words: `must be A, B or C`, `must not be D`. */
export const describe = ({ in: allowed, notIn = [] }: Guard): string =>
  `must ${allowed ? '' : 'not '}be ${(allowed ?? notIn).map(String).join(', ').replace(/(.*),/, '$1 or')}`;

export const passing = <T>(guard: Guard | undefined, values: readonly T[]): T[] =>
  values.filter((value) => !guard || passes(guard, value));

/** Returns the first field of a resource that does not pass, in words; undefined if all pass. */
export function failedGuard(guards: Guards, record: object): string | undefined {
  for (const [field, guard] of Object.entries(guards)) {
    const value = (record as Record<string, unknown>)[field];
    if (!passes(guard, value)) return `${field} is ${value}, and ${describe(guard)}`;
  }
  return undefined;
}
