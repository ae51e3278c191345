/** Where a judge of requests differs from the contract, and why. The sandbox differs nowhere. */
import { records } from '../../contract/interface.ts';
import type { Difference } from '../compare.ts';

/** The difference of the types for values of responses, too. */
export const undeclaredField: Difference = {
  judge: 'types',
  cases: / with an undeclared field$/,
  says: 'invalid',
  why: 'TypeScript rejects a member of an object literal that a type does not have. The types accept other values with it.',
};

const integers = Object.values(records).flatMap((fields) =>
  Object.entries(fields).flatMap(([name, type]) => (/\binteger\b/.test(type) ? [name.replace('?', '')] : [])),
);
/** The difference of the types for fields that are integers; none if the tables have no such field. */
export const fractions: Difference[] =
  integers.length === 0
    ? []
    : [
        {
          judge: 'types',
          cases: new RegExp(`\\.(?:${integers.join('|')})(?:\\[\\])? = 0\\.5$`),
          says: 'valid',
          why: 'TypeScript has one type of numbers.',
        },
      ];

export const requestDifferences: Difference[] = [
  undeclaredField,
  {
    judge: 'types',
    cases: /\.(?:issues|file) of \d+$|: issues-minItems$/,
    says: 'valid',
    why: 'The type of an array has no length.',
  },
  {
    judge: 'client',
    cases: /^(?:ReportTaskRequest|MoveUploadRequest|report )|^\w+ with \w+ against /,
    says: 'valid',
    why: 'The types check a JSON body and parameters, and a typed request sends what it receives.',
  },
  {
    judge: 'client',
    cases: /^CreateUploadRequest\.meta as text|^upload with metadata (?:that is an object|of numbers)$/,
    says: 'valid',
    why: 'The types check metadata, and the client sends its JSON text.',
  },
  {
    judge: 'client',
    cases: /^CreateUploadRequest without projectId$/,
    says: 'valid',
    why: 'The client adds the project ID of the path.',
  },
  {
    judge: 'prism',
    cases: /^CreateUploadRequest\.meta|^upload with metadata/,
    says: 'valid',
    why: 'Prism does not read the JSON text of a form field.',
  },
  {
    judge: 'prism',
    cases: /^CreateUploadRequest\.file of 101$/,
    says: 'valid',
    why: 'Prism sees the last part of a name only, and counts no files.',
  },
  {
    judge: 'prism',
    cases: /^MoveUploadRequest(?: = null|: type-null)$/,
    says: 'valid',
    why: 'To Prism, null is no body, and the body is optional.',
  },
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
