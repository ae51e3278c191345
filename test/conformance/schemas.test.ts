import { expect, test } from 'vitest';
import { responseOf } from '../../src/shared/responses.ts';

test.each([
  [404, ['200', '404', '4XX', 'default'], '404'],
  [409, ['200', '404', '4XX', 'default'], '4XX'],
  [503, ['200', '4XX', 'default'], 'default'],
  [503, ['200', '4XX'], undefined],
])('%s of %j is documented by %s', (status, statuses, expected) => {
  const responses = statuses.map((each) => ({ status: each }));
  expect(responseOf(responses, status)?.status).toBe(expected);
});
