/** A new operation, parameter or state has cases in the corpus by itself, and the sandbox agrees with them. */
import { expect, test } from 'vitest';
import { build } from '../../scripts/artifacts/sandbox/package.ts';
import { readModel } from '../../scripts/model/index.ts';
import type * as Sandbox from '../../src/sandbox/fetch.ts';
import { type Edit, edits } from '../contract-edits/edits.ts';
import { withEdits } from '../contract-edits/with-edits.ts';
import { expectListed } from './compare.ts';
import { requestCorpus } from './requests/corpus.ts';
import { sandboxJudge } from './requests/judges.ts';

/** New operations, parameters of the query and of a header, a scope, and a new state. */
const names = ['list-operation', 'new-scope', 'parameters', 'task-state'];
const some: Edit[] = edits.filter(({ name }) => names.includes(name));

/** Some of the cases that the edits bring. */
const brought = [
  'listTasks with limit against type',
  'moveUpload without move_reason',
  'moveUpload with Idempotency-Key',
  'getTaskText with the scope task.read',
  'completeTask where status ARCHIVED',
];

test('after edits, the corpus has new cases, and the sandbox agrees', async () => {
  expect(some.map(({ name }) => name)).toEqual(names);
  await withEdits(some, [build], async (contract, load) => {
    const model = await readModel(contract);
    const cases = requestCorpus(model);
    expect(cases.map(({ label }) => label)).toEqual(expect.arrayContaining(brought));
    const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
    const open = () => {
      const sandbox = createSandbox({ log: () => {} });
      return { sandbox, fetch: createFetch(sandbox) };
    };
    const judge = sandboxJudge(model, open, async () => {});
    const verdicts = new Map<string, string>();
    for (const each of cases) verdicts.set(each.label, await judge(each));
    expectListed(cases, ({ label }) => verdicts.get(label) ?? '', []);
  });
});
