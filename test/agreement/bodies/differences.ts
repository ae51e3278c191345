/** Where a judge of bodies differs from the source, and why. The schema and the sandbox differ nowhere. */
import type { Difference } from '../compare.ts';

export const bodyDifferences: Difference[] = [
  {
    judge: 'types',
    cases: / with an undeclared field$/,
    says: 'invalid',
    why: 'TypeScript rejects a member of an object literal that a type does not have. The types accept other values with it.',
  },
  {
    judge: 'types',
    cases: /\.(?:issues|file) of \d+$|: issues-minItems$/,
    says: 'valid',
    why: 'The type of an array has no length.',
  },
  {
    judge: 'client',
    cases: /^(?:ReportTaskRequest(?!\.issues of 0$|: issues-minItems$)|MoveUploadRequest|report )/,
    says: 'valid',
    why: 'The types check a JSON body, and the client sends what it receives, but for an empty report.',
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
];
