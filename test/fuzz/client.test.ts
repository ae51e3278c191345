/** Short runs of the attacks of `npm run fuzz` on the client and the MCP server. */
import { expect, test } from 'vitest';
import { attackClient, cutResponses } from './client.ts';
import { mcpWalks, operations } from './mcp.ts';

test('every failure is an error of the client without the key, and no write is sent twice', async () => {
  const { fault, results } = await attackClient(1, 300);
  expect(fault).toBeUndefined();
  for (const name of ['success', 'TypeError', 'ConnectionError', 'UnexpectedResponseError', 'ServerError'])
    expect(results[name]).toBeGreaterThan(0);
});

test('a response that is cut is no success', async () => {
  expect(await cutResponses(24)).toBeGreaterThan(200);
});

test('random calls of tools send what the states allow, and nothing else', async () => {
  const tools = new Set<string>();
  const all = Object.keys(operations).length;
  // The more states there are, the fewer tasks are in one that a tool needs.
  for (let seed = 1; tools.size < all && seed <= 10; seed++) {
    const { fault, sent } = await mcpWalks(seed, 50);
    expect(fault).toBeUndefined();
    for (const tool of Object.keys(sent)) tools.add(tool);
  }
  expect(tools.size).toBe(all);
});
