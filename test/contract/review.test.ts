/** The review of sentences: what waits for it, what accepting writes, and what the command prints. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { review } from '../../scripts/commands/review.ts';
import { accept, checkReview, pendingReviews, readReview } from '../../scripts/lint/review.ts';
import { checkOpenQuestions, checkStatements } from '../../scripts/lint/check-registers.ts';
import type { Document } from '../../scripts/model/document.ts';
import { readSentences, type Sentence } from '../../scripts/model/sentences.ts';
import { contract } from '../support/contract.ts';

const document = JSON.parse(JSON.stringify(contract)) as Document;
const statements = checkStatements('openapi').entries;
const questions = checkOpenQuestions('openapi').entries;
const advice = 'docs/errors.yaml';
const sentences = readSentences({ folder: 'openapi', document, statements, questions, advice });
const at = (place: string, all = sentences) => all.filter((each) => each.place === place);

describe('the sentences', () => {
  test('are of every kind that a person reads, with what they rest on', () => {
    const [event] = at('operations/approveTask/description').slice(-2);
    expect(event).toMatchObject({
      text: 'The service publishes an event, so that the approval can be tracked.',
      rests: expect.arrayContaining(['events-for-tracking', 'approve-state-unchanged']),
    });
    for (const place of [
      'info/title',
      'operations/getTask/summary',
      'schemas/MetaItem/properties/value/description',
      'operations/completeTask/x-transition/effects/0',
      'operations/completeTask/x-transition/conditions/0/description',
      'operations/getTask/responses/200/description',
      'schemas/TaskStatus/x-lifecycle/states/FAILED/description',
      'parameters/TaskId/description',
      'examples/TaskFailed',
      'statements/approve-event',
      'questions/approve-scope/question',
      'questions/scope-spellings/interpretations/1',
      'questions/approve-scope/sandbox',
      'advice/404/do',
      'workflows.arazzo/workflows/2/steps/1/description',
      'extensions.schema/$defs/Transition/properties/from/description',
    ])
      expect(at(place), place).not.toEqual([]);
  });

  test('have ids of their own', () => {
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length);
  });

  const changed = (change: Partial<Parameters<typeof readSentences>[0]>): string[] => {
    const now = readSentences({ folder: 'openapi', document, statements, questions, advice, ...change });
    const known = new Set(sentences.map(({ id }) => id));
    return now.filter(({ id }) => !known.has(id)).map(({ place }) => place);
  };
  const edited = <Entry extends { id: string }>(entries: Entry[], id: string, change: Partial<Entry>) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

  test('of a statement wait if its text, its row or its pointers change', () => {
    for (const change of [{ statement: 'Another.' }, { row: 'Another' }])
      expect(changed({ statements: edited(statements, 'complete-final', change) })).toEqual([
        'statements/complete-final',
      ]);
    const pointers = ['#/components/schemas/Issue/required'];
    const places = changed({ statements: edited(statements, 'complete-final', { pointers }) });
    expect(places).toContain('statements/complete-final');
  });

  test('that rest on another statement wait', () => {
    const places = changed({ statements: statements.filter(({ id }) => id !== 'rule-approve-after-export') });
    expect(new Set(places)).toEqual(new Set(['operations/approveTask/description']));
  });

  test('of a question wait if its kind or setting changes', () => {
    const setting = { values: ['any-key', 'task.edit'], default: 'task.edit' };
    expect(changed({ questions: edited(questions, 'approve-scope', { setting }) })).toEqual([
      'questions/approve-scope/question',
    ]);
  });

  test('of an example wait if its value changes', () => {
    const other = structuredClone(document);
    const { TaskFailed } = other.components.examples ?? {};
    if (TaskFailed) TaskFailed.value = {};
    expect(changed({ document: other })).toEqual(['examples/TaskFailed']);
  });
});

describe('a review', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-review-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const one: Sentence = {
    id: '00000001',
    place: 'a/b',
    text: 'One: two.',
    rests: ['x', '?y'],
    pointer: '#/a/b',
  };
  const two: Sentence = { id: '00000002', place: 'a/c', text: 'Three.', rests: [], pointer: '#/a/c' };
  const reviewed = (text: string) => {
    writeFileSync(join(folder, 'reviewed.txt'), text);
    return readReview(folder);
  };

  test('writes a sorted line for each sentence, and reads it', () => {
    const text = accept([one, two], [], ['00000002', '00000001']);
    expect(text).toBe('00000001 a/b: One: two. ← x, ?y\n00000002 a/c: Three.\n');
    expect(pendingReviews([one, two], reviewed(text))).toEqual([]);
  });

  test('finds what is new, changed and gone, and accepts only what is named', () => {
    const accepted = reviewed(accept([one, two], [], ['00000001', '00000002']));
    const now = { ...one, id: '00000003', text: 'Changed.' };
    expect(pendingReviews([now], accepted)).toMatchObject([
      { id: '00000003', place: 'a/b', before: { text: 'One: two.' }, now: { text: 'Changed.' } },
      { id: '00000002', place: 'a/c', now: undefined },
    ]);
    expect(accept([now], accepted, ['00000003'])).toBe(
      '00000003 a/b: Changed. ← x, ?y\n00000002 a/c: Three.\n',
    );
    expect(accept([now], accepted, ['00000002'])).toBe('00000001 a/b: One: two. ← x, ?y\n');
    expect(checkReview([now], folder, (pointer) => `file ${pointer}`)).toMatchObject([
      { place: 'file #/a/b', message: expect.stringContaining('--accept 00000003') },
      { place: `${folder}/reviewed.txt:2:1`, message: expect.stringContaining('a/c is gone') },
    ]);
  });
});

test('npm run review shows the old and new sentence and what it rests on, and accepts it by its id', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-review-'));
  cpSync('openapi', folder, { recursive: true });
  const path = join(folder, 'paths/task-approve.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('fails with 400', 'has no effect'));
  const lines: string[] = [];
  const options = { folder, print: (text: string) => lines.push(text) };
  await expect(review([], options)).rejects.toThrow('1 wait for review');
  const [id = ''] = lines[0]?.split(' ') ?? [];
  expect(lines.join('\n')).toContain(
    [
      'operations/approveTask/description',
      '- Approving a task that is already approved fails with 400.',
      '+ Approving a task that is already approved has no effect.',
    ].join('\n'),
  );
  expect(lines.join('\n')).toContain(
    'rule-approve-after-export (Task endpoints › 5): A task can be approved',
  );
  await expect(review(['ffffffff'], options)).rejects.toThrow('No sentence with the id ffffffff');
  await review([id], options);
  await review([], options);
  rmSync(folder, { recursive: true });
});
