/** Checks the comments of our code: docstrings and notes follow the glossary of the prose. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { placesIn, type Problem } from '../lib/problem.ts';
import { proseOfComment, termsIn } from './prose.ts';

/** Names a stored row in code, and not a resource of the API. */
const storedRow = 'resource';

/** Returns a problem for each term to avoid in the comments of the TypeScript files that the patterns match. */
export function lintComments(patterns: string[]): Problem[] {
  return globSync(patterns, { exclude: ['**/{node_modules,fixtures}/**', '**/lint/prose.ts'] })
    .toSorted()
    .flatMap((file) => commentProblems(file, readFileSync(file, 'utf8')));
}

/** Returns a problem for each term to avoid in the comments of one file. */
export function commentProblems(file: string, text: string): Problem[] {
  const placeOf = placesIn(file, text);
  return parseSync(file, text).comments.flatMap(({ value, start }) =>
    termsIn(proseOfComment(value))
      .filter(({ write }) => write !== storedRow)
      .map(({ found, index, write }) => ({
        // A comment begins with two characters that its value does not have.
        place: placeOf(start + 2 + index),
        message: `"${found}" is not the standard term. Write: ${write}.`,
        rule: 'prose/comments',
      })),
  );
}
