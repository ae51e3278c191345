/** What extension fields and scopes refer to: each name that does not exist is found at its place. */
import { expect, test } from 'vitest';
import { checkReferences } from '../../scripts/lint/references.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { readQuestions } from '../../scripts/model/catalogs.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import { contract } from '../support/contract.ts';

const small = 'test/contract/fixtures/lint/contract';
const { json } = await loadContract(small);
const questions = await readQuestions(small);
const check = (text: string) =>
  checkReferences(createModel(JSON.parse(text) as Document, questions), (pointer) =>
    pointer.replace(/^.*\//, ''),
  );

test('the contract and the small one have no fault', async () => {
  const document = JSON.parse(JSON.stringify(contract)) as Document;
  expect(checkReferences(createModel(document, await readQuestions('openapi')), String)).toEqual([]);
  expect(check(json)).toEqual([]);
});

test.each([
  ['"approve-scope"', '"aprove-scope"', 'x-open-questions', 'There is no open question `aprove-scope`'],
  ['"unknown":"approve-status"', '"unknown":"none"', 'unknown', 'There is no open question `none`'],
  ['"x-transition":{"record":"Task"', '"x-transition":{"record":"Tusk"', 'record', '`Tusk` is no schema.'],
  ['{"record":"Task","per"', '{"record":"Tusk","per"', 'record', '`Tusk` is no schema.'],
  ['"approved":{"in"', '"aproved":{"in"', 'aproved', '`aproved` is no field of Task. Use one of: id, status'],
  ['"approved":{"value"', '"aproved":{"value"', 'aproved', '`aproved` is no field of Task.'],
  ['"notIn":["PROCESSING"]', '"notIn":["NONE"]', 'status', '`NONE` is no value of status.'],
  ['"value":true', '"value":"yes"', 'approved', 'Use one of: true, false.'],
  ['"value":true', '"parameter":"id"', 'parameter', '`id` is no parameter of this operation.'],
  ['"rejectedWith":"404","', '"rejectedWith":"400","', 'rejectedWith', 'Use one of: 200, 404.'],
  ['"x-limits":', '"x-limits":{"a":{"rejectedWith":"413"}},"b":', 'rejectedWith', 'as a needs'],
  [
    '"operationId":"getTask"',
    '"operationId":"getTask","x-shorthand":"get"',
    'x-shorthand',
    'other operation',
  ],
  ['"field":"status"', '"field":"approved"', 'field', '`approved` is no field of Task with this schema.'],
  ['"REVIEWING":{', '"REVIEWED":{', 'REVIEWED', '`REVIEWED` is no value of the enum.'],
  ['"to":"REVIEWING"', '"to":"DONE"', 'to', '`DONE` is no state.'],
  ['["task.read"]', '["task.raed"]', '0', '`task.raed` is no scope.'],
])('%s turned into %s', (from, to, at, says) => {
  const text = JSON.stringify(JSON.parse(json));
  expect(text).toContain(from);
  const found = check(text.replace(from, to)).map(({ place, message }) => `${place}: ${message}`);
  expect(found.filter((each) => each.startsWith(`${at}: `) && each.includes(says))).toHaveLength(1);
});
