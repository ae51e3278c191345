/** Texts: names that do not exist and terms to avoid are found, and another honest wording is not. */
import { describe, expect, test } from 'vitest';
import { checkNames } from '../../scripts/lint/names.ts';
import { checkTerms } from '../../scripts/lint/terms.ts';
import type { Text } from '../../scripts/lint/texts.ts';
import { readQuestions } from '../../scripts/model/catalogs.ts';
import type { Document } from '../../scripts/model/document.ts';
import { contract } from '../support/contract.ts';

const document = JSON.parse(JSON.stringify(contract)) as Document;
const questions = await readQuestions('openapi');
const text = (markdown: string, about: Text['about'] = 'contract'): Text => ({
  markdown,
  about,
  location: (offset) => `text:${offset}`,
});
const names = (each: Text) => checkNames([each], document, questions).map(({ location }) => location);

describe('a name that does not exist', () => {
  test.each([
    ['a state', 'The task moves to SHREDDED.', 18],
    ['a spelled state', 'The task is IN_PROGRESS.', 12],
    ['a status', 'Fails with 418 if the task is open.', 11],
    ['a scope', 'Requires `task.write`.', 9],
    ['a field', 'Sets `reviewer_id`.', 5],
    ['an operation', 'Use `shredTasks` for that.', 4],
    ['a field without backticks', 'Sets reviewer_id.', 5],
  ])('%s is found', (_, markdown, at) => {
    expect(names(text(markdown))).toEqual([`text:${at}`]);
  });

  test.each(['`sandbox.rewind()` does it.', 'It is SHREDDED.', 'The scope is `upload.write`.'])(
    'is found on a page: %s',
    (markdown) => expect(names(text(markdown, 'packages'))).toHaveLength(1),
  );

  test.each([
    '`sandbox.advance()` and `waitFor`.',
    'The task is `REVIEWING`, or 413.',
    '```js\nlistAll();\n```',
  ])('is not found: %s', (markdown) => expect(names(text(markdown, 'packages'))).toEqual([]));
});

test.each([
  'Null when it is not known.',
  'True if the task is approved.',
  'Takes a task out of the pipeline.',
  'One of the files is too big.',
  'Final: a task cannot be restored after it.',
])('another honest wording passes: %s', (markdown) => {
  expect(names(text(markdown))).toEqual([]);
  expect(checkTerms([text(markdown)])).toEqual([]);
});

test('a term to avoid is found with its place and the standard term', () => {
  const page = text('It works.\n\nThe server refuses the `refused` request.', 'packages');
  expect(checkTerms([text('One text.'), text('The twin of a page.'), page])).toEqual([
    { location: 'text:4', message: expect.stringContaining('“twin” is “Markdown version”'), rule: 'terms' },
    { location: 'text:22', message: expect.stringContaining('“refuses” is “reject”'), rule: 'terms' },
  ]);
});
