import { expect, test } from 'vitest';
import { contract } from '../../generated/conformance/contract/contract.ts';
import { documented } from '../../src/conformance/requests/responses.ts';

test.each([
  [404, ['200', '404', '4XX', 'default'], '404'],
  [409, ['200', '404', '4XX', 'default'], '4XX'],
  [503, ['200', '4XX', 'default'], 'default'],
  [503, ['200', '4XX'], undefined],
])('%s of %j is documented by %s', (status, statuses, expected) => {
  const [operation] = contract.operations;
  const [response] = operation?.responses ?? [];
  if (!operation || !response) throw new Error('The contract has no operation.');
  const responses = statuses.map((each) => ({ ...response, status: each }));
  expect(documented({ ...operation, responses }, status)?.status).toBe(expected);
});
