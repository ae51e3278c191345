/** Statements, sentences, questions and places agree, and each rule sees a fault. */
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../scripts/model/bundle.ts';
import { readQuestions, readStatements } from '../../scripts/model/registers.ts';
import { readSentences } from '../../scripts/model/sentences.ts';
import { questionRules } from './ground-questions.ts';
import { findUngrounded, groundRules, stem, type Ground } from './ground.ts';

const { document } = await loadContract('openapi');
const statements = await readStatements('openapi');
const questions = await readQuestions('openapi');

const groundOf = (changed: Partial<Ground> = {}): Ground => {
  const all = { document, statements, questions, ...changed };
  return { ...all, sentences: readSentences({ folder: 'openapi', ...all }) };
};

test('statements, sentences and places agree', () => {
  expect(findUngrounded(groundOf())).toEqual([]);
});

test('forms of a word are one word', () => {
  expect(stem('processing')).toBe(stem('processed'));
  expect(stem('approval')).toBe(stem('approve'));
  expect(stem('task')).not.toBe(stem('upload'));
});

describe('sees', () => {
  const statement = (id: string, change: object) =>
    groundOf({ statements: statements.map((each) => (each.id === id ? { ...each, ...change } : each)) });
  const question = (id: string, change: object) =>
    groundOf({ questions: questions.map((each) => (each.id === id ? { ...each, ...change } : each)) });
  const contract = (from: string, to: string) => {
    const json = JSON.stringify(document);
    expect(json).toContain(from);
    return groundOf({ document: JSON.parse(json.replace(from, to)) as typeof document });
  };

  test.each<[rule: string, fault: () => Ground]>([
    [
      'a word that nothing else has: operations/discardTask/description has "closes"',
      () => contract('Removes a task from the pipeline.', 'Removes a task from the pipeline and closes it.'),
    ],
    [
      'a statement is one sentence, and says what its id says: task-name',
      () => statement('task-name', { statement: 'The `name` of a task is a string. It can change.' }),
    ],
    [
      'a statement is one sentence, and says what its id says: listing-unknown',
      () => statement('listing-unknown', { statement: 'Endpoints that list tasks are specified.' }),
    ],
    [
      'an open question where something is not specified: listing-unknown',
      () => statement('listing-unknown', { pointers: ['#/info/title'] }),
    ],
    [
      'a contradiction: discard-no-later-step and',
      () => statement('discard-no-later-step', { statement: 'A discarded task does reach later steps.' }),
    ],
    [
      'a contradiction: discard-no-later-step and',
      () => contract('["The task does not reach', '["The task does reach'),
    ],
    [
      'a statement that its places do not say: page-width-null',
      () =>
        statement('page-width-null', {
          pointers: ['#/components/schemas/Annotation/properties/content/description'],
        }),
    ],
    [
      'another resource: responses/Unauthorized/description speaks of a folder',
      () => contract('The API key is missing or invalid.', 'The API key of the folder is missing.'),
    ],
    [
      'texts of a question have their form: listing: the question',
      () => question('listing', { question: 'How.' }),
    ],
    [
      'texts of a question have their form: listing: the title',
      () => question('listing', { title: 'Lists.' }),
    ],
    [
      'texts of a question have their form: listing: "Has none"',
      () => question('listing', { mock: 'Has none' }),
    ],
    [
      'texts of a question have their form: issue-values: the default',
      () => question('issue-values', { setting: { values: ['accept', 'reject'], default: 'reject' } }),
    ],
    [
      'a question is where its rows are: listing',
      () => question('listing', { source: ['Coordinates › Each point is'] }),
    ],
    [
      'a place names the questions of its sections: listing at #/components/schemas/',
      () => contract('"confidence-range"', '"listing"'),
    ],
    [
      'methods of a question: unlock-discard-method: "Supports PUT."',
      () => question('unlock-discard-method', { mock: 'Supports PUT.' }),
    ],
  ])('%s', (rule, fault) => {
    const [name = ''] = rule.split(': ');
    const check = { ...groundRules, ...questionRules }[name];
    expect([...(check?.(fault()) ?? [])].join('\n')).toContain(rule.slice(name.length + 2));
  });
});
