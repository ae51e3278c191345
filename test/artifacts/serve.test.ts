import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../scripts/lib/serve.ts';

test('a path that is too long for a file is not found, and the server lives on', async () => {
  const server = await serve(join(import.meta.dirname, '../../openapi'), 0);
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status;
  expect(await status('x'.repeat(5_000))).toBe(404);
  expect(await status('openapi.yaml')).toBe(200);
});
