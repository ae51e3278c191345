/** The prose check finds each term to avoid, where people read it and only there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lintPrintedTexts } from '../../scripts/lint/printed-texts.ts';
import { commentProblems } from '../../scripts/lint/comments.ts';
import { glossary, lintProse } from '../../scripts/lint/prose.ts';

const folder = 'test/contract/fixtures/lint';
const linesOf = (file: string) => lintProse([file]).map(({ place }) => Number(place.split(':')[1]));

test('each line of a text is found, and each term of the glossary is in one of them', () => {
  const file = `${folder}/prose.md`;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const found = linesOf(file);
  // A term that spans two lines is reported at the first of them.
  const expected = lines.flatMap((line, index) =>
    index < 2 || ['known.', 'page of a unit.'].includes(line) ? [] : [index + 1],
  );
  expect(found).toEqual(expected);
  const messages = lintProse([file]).map(({ message }) => message);
  for (const [, write] of glossary)
    expect(messages).toContainEqual(expect.stringContaining(`Write: ${write}.`));
});

test('a problem names the place, the term and what to write', () => {
  expect(lintProse([`${folder}/prose.md`])[1]).toEqual({
    place: `${folder}/prose.md:4:17`,
    message: '"refused" is not the standard term. Write: reject, rejection.',
    rule: 'prose/terms',
  });
});

test('a wrong article and an empty text are found', () => {
  const found = ['prose.md', 'prose.yaml'].flatMap((file) => lintProse([`${folder}/${file}`]));
  const messages = found.filter(({ rule }) => rule !== 'prose/terms').map(({ message }) => message);
  expect(messages).toEqual([
    ...['a upload', 'an task', 'an page'].map((text) => expect.stringContaining(`"${text}" has the wrong`)),
    expect.stringContaining('The title is empty'),
  ]);
});

test('code, links, front matter and other meanings are left alone', () => {
  expect(lintProse([`${folder}/prose-allowed.md`])).toEqual([]);
});

test('in YAML, comments and descriptions are read, and data is not', () => {
  expect(linesOf(`${folder}/prose.yaml`)).toEqual([1, 8, 10, 11]);
});

test('everything that people read is written in the standard terms', () => {
  expect(lintProse(['openapi/**/*.{md,yaml}'])).toEqual([]);
});

test('sentences in our code are read, and code is not', () => {
  expect(lintPrintedTexts([`${folder}/messages.ts`])).toEqual([
    {
      place: `${folder}/messages.ts:3:3`,
      message: '"refuses" is not the standard term. Write: reject, rejection.',
      rule: 'prose/messages',
    },
    expect.objectContaining({ place: `${folder}/messages.ts:4:3` }),
  ]);
});

test('comments in our code are read, and code in them is not', () => {
  const text = readFileSync(`${folder}/comments.ts`, 'utf8');
  expect(commentProblems('a.ts', text)).toEqual([
    {
      place: 'a.ts:4:15',
      message: '"refuses" is not the standard term. Write: reject, rejection.',
      rule: 'prose/comments',
    },
    expect.objectContaining({ message: expect.stringContaining('"not known"'), place: 'a.ts:7:26' }),
    expect.objectContaining({ place: 'a.ts:12:52' }),
  ]);
});
