/** Checks what a sentence of a guide states about the operations that it names: `To complete a task, send POST`. */
import type { Operation } from '../../model/index.ts';

/** What sentences are compared with. */
export type Named = Pick<Operation, 'id' | 'method' | 'summary' | 'scopes' | 'responses' | 'shorthandOf'>;

interface Wrong {
  index: number;
  rule: string;
  message: string;
}

const list = (terms: Iterable<string>): string => [...new Set(terms)].join(', ');

/** Ends of sentences, items of lists and rows of tables. */
const sentence = /\S[^]*?(?=\n\s*\n|(?<=[.!?:])\s+[A-Z`]|\n\s*[-|]|\s*$(?![^]))/g;

/** A status, and no number with a unit. */
export const statusInText =
  /(?<![\w.,/#$:-])([2-5]\d\d)(?![\w,.]\d|[\w%]|-|\s?(?:files|lines|ms|MB|bytes|documents|seconds|tasks|requests|uploads))/g;

/** What sentences mention, and the values of an operation for it. */
const mentions: [rule: string, pattern: RegExp, of: (operation: Named, term: string) => string[]][] = [
  ['words/operation-scopes', /`([a-z]+\.[a-z]+)`/g, ({ scopes }) => scopes.flat()],
  ['words/operation-method', /\b(GET|PUT|POST|PATCH|DELETE)\b/g, ({ method }) => [method]],
  [
    'words/operation-statuses',
    statusInText,
    ({ responses }, status) =>
      responses.map((each) =>
        each.status.replace(/^(\d)XX$/, (_, first) => (status.startsWith(first) ? status : `${first}XX`)),
      ),
  ],
];

/**
 * Returns the scopes, methods and statuses that no operation of their sentence has. A sentence names an operation with the
 * words of its summary, in any form of the verb: `completing the task`.
 *
 * @param known The scopes of the contract; other names with a dot are no scopes.
 */
export function wrongOfOperations(
  prose: string,
  operations: readonly Named[],
  known: ReadonlySet<string>,
): Wrong[] {
  const forms = operations
    .filter(({ shorthandOf }) => shorthandOf === undefined)
    .map((operation) => {
      const [verb = '', ...rest] = operation.summary.toLowerCase().split(' ');
      const form = `\\b${verb.replace(/e$/, '')}(?:e|es|s|ed|d|ing|al)?\\b`;
      return { operation, patterns: [form, `\\b${rest.at(-1)}s?\\b`].map((each) => new RegExp(each, 'i')) };
    });
  return [...prose.matchAll(sentence)].flatMap(({ index, 0: text }) => {
    if (text.includes('/_sandbox/')) return [];
    const named = forms
      .filter(({ patterns }) => patterns.every((pattern) => pattern.test(text)))
      .map(({ operation }) => operation);
    if (named.length === 0) return [];
    return mentions.flatMap(([rule, pattern, valuesOf]) =>
      [...text.matchAll(pattern)].flatMap(({ index: offset, 1: term = '' }): Wrong[] => {
        if (rule === 'words/operation-scopes' && !known.has(term)) return [];
        const values = named.flatMap((operation) => valuesOf(operation, term));
        // What the contract requires no scope for can be mentioned with any.
        if (values.includes(term) || values.length === 0) return [];
        const message = `${list(named.map(({ id }) => id))} has ${list(values)}, not ${term}. Correct the sentence.`;
        return [{ index: index + offset, rule, message }];
      }),
    );
  });
}
