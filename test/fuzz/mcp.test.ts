import { expect, test } from 'vitest';
import { mcpWalks } from './mcp.ts';

test('random calls of tools send what the states allow, and nothing else', async () => {
  const { fault, sent } = await mcpWalks(1, 100);
  expect(fault).toBeUndefined();
  expect(Object.keys(sent)).toHaveLength(7);
});
