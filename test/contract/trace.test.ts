/** openapi/trace.yaml: each place of a statement has a fact that fails without it, and `npm run trace` prints the chain. */
import { describe, expect, test } from 'vitest';
import { trace } from '../../scripts/commands/trace.ts';
import type { Document } from '../../scripts/model/document.ts';
import { readStatements } from '../../scripts/model/catalogs.ts';
import { pointerOf } from '../../scripts/model/trace.ts';
import { contract } from '../support/contract.ts';
import { checksOf } from './facts.ts';

/** Places without which the contract accepts and states the same. */
const asBefore: [pointer: RegExp, why: string][] = [
  [/^#$/, 'it is the whole contract'],
  [/\/description$|\/effects\/\d+$/, 'people read texts: npm run diff lists those that change'],
  [/\/schemas\/Issue\/examples\/\d$/, 'the values of the enum state it too'],
  [/~1report\/post\/x-transition\/(?:from|to)$/, 'an empty object is as no object, of a report alone'],
  [/\/UploadStatus\/x-lifecycle\/moves$/, 'an empty array is as no array'],
  [/\/requestBody\/required$/, 'a body is optional by default'],
  [
    /\/responses\/2XX\/x-open-questions$|\/x-transition\/openQuestions$/,
    'the operation names the question too',
  ],
];

test('each place of a statement has a fact that fails without it', async () => {
  const document = JSON.parse(JSON.stringify(contract)) as Document;
  const pointers = (await readStatements('openapi')).flatMap(({ places }) =>
    places.map((place) => pointerOf(place, document)),
  );
  const unproven = [...new Set(pointers)].filter(
    (pointer) => checksOf(pointer).length === 0 && !asBefore.some(([pattern]) => pattern.test(pointer)),
  );
  expect(pointers.length).toBeGreaterThan(600);
  expect(unproven).toEqual([]);
});

describe('npm run trace', () => {
  const lines = async (...ids: string[]) => {
    const printed: string[] = [];
    await trace(ids, { print: (text) => printed.push(text) });
    return printed.join('\n');
  };

  test('prints the chain of a statement', async () => {
    const text = await lines('approve-event');
    expect(text).toContain('approve-event  Approve emits the event `task_approved`.');
    expect(text).toContain('source    Task transitions › any state except PROCESSING, Approve task');
    expect(text).toMatch(/place +openapi\/paths\/task-approve\.yaml:\d+ +approveTask\/description: \w+/);
    expect(text).toContain('fact      operations change what the source says');
  });

  test('names the statements that an unknown id is close to', async () => {
    await expect(lines('approve')).rejects.toThrow('approve-event');
  });
});
