import { expect, test } from 'vitest';
import { kills } from '../fuzz/kills.ts';

test('a sandbox that is killed under load has each request that it responded to, and none in part', async () => {
  expect(await kills(20)).toBeGreaterThan(0);
});
