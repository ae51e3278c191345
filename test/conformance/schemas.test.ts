import { expect, test } from 'vitest';
import { contract } from '../../generated/conformance/contract/contract.ts';
import { problemsOf } from '../../src/conformance/requests/received.ts';
import { responseOf } from '../../src/shared/listed-response.ts';

test.each([
  [404, ['200', '404', '4XX', 'default'], '404'],
  [409, ['200', '404', '4XX', 'default'], '4XX'],
  [503, ['200', '4XX', 'default'], 'default'],
  [503, ['200', '4XX'], undefined],
])('%s of %j is documented by %s', (status, statuses, expected) => {
  const responses = statuses.map((each) => ({ status: each }));
  expect(responseOf(responses, status)?.status).toBe(expected);
});

test.each(['', '<p>No</p>'])('a response without documented content can have the body %j', (text) => {
  const response = { status: '409', contents: [], pointers: [] };
  for (const operation of contract.operations) {
    const exchange = { operation, status: 409, type: 'text/html', text, json: undefined, response };
    expect(problemsOf(exchange)).toEqual([]);
  }
});
