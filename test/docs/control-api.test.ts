/** The page of the control API has every route, and each of its requests returns what the page shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import { afterAll, expect, it } from 'vitest';
import { routeGroups, routeSample } from '../../scripts/artifacts/site/directives/control-api.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { operatorRoutes, routes } from '../../src/sandbox/control/routes.ts';
import { temporaryInProject } from '../support/folders.ts';
import { execute } from './run-sample.ts';

const folder = temporaryInProject(afterAll);
const documented = (await routeGroups()).flatMap((group) => group.routes);

/** An example, where an edit of the contract may bring further tasks. */
const atLeast = (response: unknown): object =>
  JSON.parse(JSON.stringify(response), (name, value: unknown) => {
    if (name !== 'tasks' && name !== 'values') return value;
    return (Array.isArray(value) ? expect.arrayContaining(value) : expect.any(Number)) as unknown;
  }) as object;

it('has every route', () => {
  const served = Object.entries({
    ...routes,
    'teams/{team_id}/claim': operatorRoutes['teams/{team_id}/claim'],
  });
  expect(documented.map(({ request }) => request).sort()).toEqual(
    served
      .flatMap(([path, methods]) => Object.keys(methods ?? {}).map((method) => `${method} ${path}`))
      .sort(),
  );
});

it('shows requests that succeed one after the other, and what they return', async () => {
  const sandbox = await startSandbox({ port: 0, examples: true });
  writeFileSync(join(folder, 'snapshot.json'), JSON.stringify(sandbox.export()));
  try {
    const task = `${sandbox.baseUrl}/v2/team-1/project/project-1/task/task-1`;
    const headers = { authorization: `Bearer ${sampleServer.apiKey}` };
    await fetch(task, { headers });
    await fetch(`${task}/approve`, { method: 'POST', headers });
    const [stream] = documented.filter(({ event }) => event);
    const first = await fetch(`${sandbox.baseUrl}/_sandbox/teams/team-1/stream`);
    const event = new TextDecoder().decode((await first.body?.getReader().read())?.value);
    expect(Object.keys(JSON.parse(event.slice('data: '.length)) as object)).toEqual(
      Object.keys(Object(stream?.event) as object),
    );
    // A stream does not end, and the route of a shared sandbox needs its token.
    const shown = documented.filter(({ shared, event: data }) => !shared && !data);
    const commands = shown.map((route) => `${routeSample(route)}\nprintf '\\0'`).join('\n');
    const script = commands.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);
    const texts = await execute('curl', script.replaceAll(/^curl /gm, 'curl --fail-with-body '), folder, '');
    expect(texts.split('\0')).toHaveLength(shown.length + 1);
    for (const [index, text] of texts.split('\0').slice(0, -1).entries()) {
      const { request, response } = shown[index] ?? {};
      expect(text !== '', request).toBe(response !== undefined);
      expect(JSON.parse(text || '{}'), request).toMatchObject(atLeast(response ?? {}));
    }
  } finally {
    await sandbox.close();
  }
});
