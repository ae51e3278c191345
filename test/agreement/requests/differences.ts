/** Where a judge of requests differs from the contract, and why. The sandbox differs nowhere. */
import type { Difference } from '../compare.ts';

export const requestDifferences: Difference[] = [
  {
    judge: 'types',
    cases: / with key: (?!other scheme)| with the scope /,
    says: 'valid',
    why: 'To the types, a key is any text, and the environment can have it.',
  },
  {
    judge: 'types',
    cases: / where /,
    says: 'valid',
    why: 'The types of requests know no state of a record.',
  },
  {
    judge: 'types',
    cases: / with an empty \w+$/,
    says: 'valid',
    why: 'To the types, an ID is any text. The client rejects one that is empty.',
  },
  {
    judge: 'client',
    cases: / with key: (?:invalid|expired|other team)$| with the scope /,
    says: 'valid',
    why: 'The client sends the key that it has. Only the service knows what it grants.',
  },
  {
    judge: 'prism',
    cases: / with key: (?:invalid|expired|other team)$| with the scope /,
    says: 'valid',
    why: 'Prism requires a key, and accepts any.',
  },
  {
    judge: 'prism',
    cases: / where /,
    says: 'valid',
    why: 'Prism keeps no records, so that each state allows all.',
  },
  {
    judge: 'prism',
    cases: / with (?:a body that is cut off|two bodies|a body that is no JSON)$/,
    says: 'no response',
    why: 'Prism never responds to text that is no JSON.',
  },
  {
    judge: 'prism',
    cases: / with an empty file$/,
    says: '400',
    why: 'To Prism, a file without bytes is missing.',
  },
];

/** Requests that end Prism, and with it the tests. `docs/guides/prism-limits.md` has one of them. */
export const endsPrism = / with a form whose parts have no names$/;
