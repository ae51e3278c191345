/** Statements, sentences, questions and places agree, and each rule sees a fault. */
import { describe, expect, test } from 'vitest';
import { hintsOf } from '../../scripts/lint/ground/hints.ts';
import type { Ground } from '../../scripts/lint/ground/ground.ts';
import { checkGround, statementRules } from '../../scripts/lint/ground/index.ts';
import { questionRules } from '../../scripts/lint/ground/questions.ts';
import { stem } from '../../scripts/lint/ground/texts.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { readQuestions, readStatements } from '../../scripts/model/registers.ts';
import { readSentences } from '../../scripts/model/sentences.ts';

const { document } = await loadContract('openapi');
const statements = await readStatements('openapi');
const questions = await readQuestions('openapi');

const groundOf = (changed: Partial<Ground> = {}): Ground => {
  const all = { document, statements, questions, ...changed };
  return { ...all, sentences: readSentences({ folder: 'openapi', ...all }) };
};
const ofStatement = (id: string, change: object) =>
  groundOf({ statements: statements.map((each) => (each.id === id ? { ...each, ...change } : each)) });
const ofQuestion = (id: string, change: object) =>
  groundOf({ questions: questions.map((each) => (each.id === id ? { ...each, ...change } : each)) });
const ofContract = (from: string, to: string) => {
  const json = JSON.stringify(document);
  expect(json).toContain(from);
  return groundOf({ document: JSON.parse(json.replace(from, to)) as typeof document });
};

const questionOf = (id: string) => questions.find((each) => each.id === id);
const contractOf = (id: string) => questionOf(id)?.contract;
const sandboxOf = (id: string) => questionOf(id)?.sandbox;

const cases: [rule: string, id: string, fault: () => Ground][] = [
  [
    'one-sentence',
    'task-name',
    () => ofStatement('task-name', { statement: 'The `name` of a task is a string. It can change.' }),
  ],
  [
    'not-specified',
    'listing-unknown',
    () => ofStatement('listing-unknown', { statement: 'Endpoints that list tasks are specified.' }),
  ],
  ['not-specified', 'listing-unknown', () => ofStatement('listing-unknown', { pointers: ['#/info/title'] })],
  [
    'contradiction',
    'discard-no-later-step',
    () => ofStatement('discard-no-later-step', { statement: 'A discarded task does reach later steps.' }),
  ],
  [
    'contradiction',
    'discard-no-later-step',
    () => ofContract('["The task does not reach', '["The task does reach'),
  ],
  [
    'stated-there',
    'page-width-null',
    () =>
      ofStatement('page-width-null', {
        pointers: ['#/components/schemas/Annotation/properties/content/description'],
      }),
  ],
  [
    'stated-there',
    'upload-status-aggregates',
    () => ofContract('Its status aggregates the statuses of its tasks.', ''),
  ],
  ['form', 'listing', () => ofQuestion('listing', { question: 'How.' })],
  ['form', 'listing', () => ofQuestion('listing', { title: 'Lists.' })],
  ['form', 'listing', () => ofQuestion('listing', { mock: 'Has none' })],
  [
    'default-first',
    'issue-values',
    () => ofQuestion('issue-values', { setting: { values: ['accept', 'reject'], default: 'reject' } }),
  ],
  ['own-rows', 'listing', () => ofQuestion('listing', { source: ['Coordinates › Each point is'] })],
  ['own-texts', 'rate-limits', () => ofQuestion('listing', { contract: contractOf('rate-limits') })],
  ['own-texts', 'rate-limits', () => ofQuestion('listing', { sandbox: sandboxOf('rate-limits') })],
  ['own-values', 'listing', () => ofQuestion('listing', { contract: 'Lists 409 for it.' })],
  ['own-values', 'undo-and-unlock', () => ofQuestion('undo-and-unlock', { title: 'Undo in ARCHIVED' })],
  // A question about what only other operations have names it, and its own operations do not have it.
  [
    'own-rows',
    'task-server-errors',
    () => ofQuestion('task-server-errors', { contract: 'Lists no server error of task operations.' }),
  ],
  ['own-rows', 'task-server-errors', () => ofQuestion('task-server-errors', { source: ['Errors › 413'] })],
  [
    'own-rows',
    'task-server-errors',
    () => ofContract('"description":"The task is approved.",', '"$ref":"#/components/responses/x"},"500":{'),
  ],
  ['own-sections', 'listing', () => ofContract('"confidence-range"', '"listing"')],
  ['methods', 'unlock-discard-method', () => ofQuestion('unlock-discard-method', { mock: 'Supports PUT.' })],
];

describe('the rules', () => {
  test('find nothing in the contract', () => {
    expect(checkGround(groundOf(), (register) => register)).toEqual([]);
  });

  test('have a case each', () => {
    const rules = Object.keys({ ...statementRules, ...questionRules });
    expect([...new Set(cases.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted());
  });

  test.each(cases)('%s sees a fault of %s', (rule, id, fault) => {
    const check = { ...statementRules, ...questionRules }[rule];
    expect([...(check?.(fault()) ?? [])].map(([found]) => found)).toContain(id);
  });

  test('compare words in a common form', () => {
    expect(stem('processing')).toBe(stem('processed'));
    expect(stem('approval')).toBe(stem('approve'));
    expect(stem('task')).not.toBe(stem('upload'));
  });
});

describe('the hints', () => {
  const hints = (ground: Ground) => [...hintsOf(ground).values()].flat();

  test('are none for the contract', () => {
    expect(hints(groundOf())).toEqual([]);
  });

  test('name a word that no other text has', () => {
    const from = 'Removes a task from the pipeline.';
    expect(hints(ofContract(from, `${from} The report closes the task.`))).toEqual([
      'No other text has the word "closes".',
    ]);
  });

  test('name a resource that no statement of the place is about', () => {
    expect(hints(ofContract('Removes a task from', 'Removes a folder from'))).toEqual([
      'No statement here is about a folder.',
    ]);
  });
});
