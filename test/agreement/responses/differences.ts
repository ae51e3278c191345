/** Where a judge of responses differs from the contract, and why. The schema, the types and the conformance tool differ nowhere. */
import type { Difference } from '../compare.ts';

export const responseDifferences: Difference[] = [
  {
    judge: 'client',
    cases: / against (?!payload-(?:required|type)|type)/,
    says: 'valid',
    why: 'The client checks the outer form of a success. The types describe the rest.',
  },
  { judge: 'client', cases: / 418$/, says: 'valid', why: 'A typed request returns every status.' },
  {
    judge: 'client',
    cases: /^unlockTask 200 (?:as text\/html|that is cut off)$/,
    says: 'valid',
    why: 'The contract shows no body for it, and the client returns what there is.',
  },
  {
    judge: 'prism',
    cases: /^unlockTask 200 that is cut off$/,
    says: 'valid',
    why: 'To Prism, text that is no JSON is a text, which any body can be where none is shown.',
  },
];
