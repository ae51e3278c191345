/** Mutants that no check has to see, each with the reason. */
interface Survivor {
  kind: string;
  file: string;
  what: string;
}

/** Mutants that mean the same as the contract. */
const same: [pattern: RegExp, reason: string][] = [
  [
    /^schemas: true and false schemas\/(?:Coordinates|Point)\.yaml .* items$/,
    'maxItems allows no more items',
  ],
];

/** Mutants that are wrong, and that the checks cannot see. */
const unseen: [pattern: RegExp, reason: string][] = [];

const textOf = ({ kind, file, what }: Survivor): string => `${kind} ${file} ${what}`;

/** Whether a mutant means the same as the contract. */
export const equivalent = (survivor: Survivor): boolean =>
  same.some(([pattern]) => pattern.test(textOf(survivor)));

/** Why no check sees a mutant; undefined if the reason is not found. */
export const reasonFor = (survivor: Survivor): string | undefined =>
  unseen.find(([pattern]) => pattern.test(textOf(survivor)))?.[1];
