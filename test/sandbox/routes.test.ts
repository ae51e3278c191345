import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { control, controlPath } from '../../src/sandbox/control/control.ts';
import { createSandbox } from '../../src/sandbox/control/teams.ts';
import { routes } from '../../src/sandbox/control/routes.ts';

/** Names that the bodies of routes have, so that values of any type get to them. */
const names = `advanceMs team_id scopes project_id expires_at expected filter allow_import fault
  status headers body delayMs requests times target when __proto__
  format seed now processingMs settings revokedKeys teams meta pages
  id records journal events entries closedProjects faults upload_id name`.split(/\s+/);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1, 1.5, 1e300, '', 'x', 'REVIEWING', 'status', 'slow', [], {}),
  fc.constantFrom<unknown>('getTask', 'toString', 'team-1', 't', '2026-01-01T00:00:00Z', [null], [[]]),
);
const body = fc.oneof(
  leaf,
  fc.dictionary(fc.constantFrom(...names), fc.oneof(leaf, fc.dictionary(fc.constantFrom(...names), leaf))),
  fc.array(fc.dictionary(fc.constantFrom(...names), leaf), { maxLength: 3 }),
);
const query = fc.array(
  fc.tuple(
    fc.constantFrom('limit', 'offset', 'status', 'after', 'format', '__proto__', 'target'),
    fc.string(),
  ),
  { maxLength: 2 },
);
const all = Object.entries(routes).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method })),
);

test('every route returns a response to any JSON', async () => {
  const segment = fc.constantFrom('t', 'team-1', 'u', '1', 'x y', '%', 'constructor');
  const request = fc.record({ route: fc.constantFrom(...all), body, query, id: segment });
  const sandbox = createSandbox({ log: () => {} });
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ route: { path, method }, body: value, query: parameters, id }) => {
      if (!sandbox.tasks().some((task) => task.id === 't')) sandbox.seed({ id: 't', upload_id: 'u' });
      const filled = path.replace('{team_id}', 'team-1').replace(/{\w+}/, id);
      const response = await control(sandbox, {
        method,
        path: `${controlPath}${filled}?${new URLSearchParams(parameters).toString()}`,
        body: JSON.stringify(value),
        headers: { 'content-type': 'application/json' },
      });
      statuses.add(response.status);
      expect([200, 204, 400, 404, 409]).toContain(response.status);
      // Whatever it was, the sandbox still exports JSON that it imports.
      if (method !== 'GET') sandbox.import(JSON.parse(JSON.stringify(sandbox.export())));
    }),
    { seed: 1, numRuns: 1_500 },
  );
  expect([...statuses].sort()).toEqual([200, 204, 400, 404]);
});
