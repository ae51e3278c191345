/** The clients that `client.ts` compares, and how each is bundled. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { build as compat } from '../scripts/artifacts/compat.ts';
import { packedPackages } from '../scripts/commands/pack.ts';
import { runRedocly } from '../scripts/lib/redocly-cli.ts';
import { write } from '../scripts/lib/write-files.ts';
import { loadContract } from '../scripts/model/bundle.ts';
import { node } from './measure.ts';

export const root: string = join(import.meta.dirname, '..');
export const contract: string = join(root, 'generated/openapi.json');
const peers = join(import.meta.dirname, 'node_modules');
/** Here programs find our packages and the peers. */
export const folder: string = join(peers, '.client');

interface Peer {
  name: string;
  /** A module that exports `connect`, which accepts a URL and returns a function that gets a task. */
  program: string;
  /** A module that exports all that there is. */
  everything: string;
  /** A module that exports `complete`, which completes a task, with retries if it can have any. */
  write: string;
  /** Whether it can. */
  retries?: boolean;
}

const hey = (kind: string, base: string): Peer => ({
  name: `@hey-api/openapi-ts with ${kind}`,
  program: `
    import { getTask } from './${kind}/index.js';
    import { createClient } from './${kind}/client/index.js';
    export const connect = (${base}: string) => {
      const client = createClient({ ${base}, auth: 'key', throwOnError: true });
      const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
      return async () => (await getTask({ client, path, throwOnError: true })).data.payload;
    };`,
  everything: `export * from './${kind}/index.js'; export * from './${kind}/client/index.js';`,
  write: `
    import { completeTask } from './${kind}/index.js';
    import { createClient } from './${kind}/client/index.js';
    export const complete = (${base}: string) => {
      const client = createClient({ ${base}, auth: 'key', throwOnError: true });
      const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
      return completeTask({ client, path, throwOnError: true });
    };`,
});

export const clients: Peer[] = [
  {
    name: '@docproc/client',
    program: `
      import { createClient } from '@docproc/client';
      export const connect = (baseUrl: string) => {
        const docproc = createClient({ baseUrl, apiKey: 'key', teamId: 'team', projectId: 'project' });
        return () => docproc.tasks.get('task-1');
      };`,
    everything: "export * from '@docproc/client';",
    write: `
      import { createClient } from '@docproc/client';
      export const complete = (baseUrl: string, retries?: number) => {
        const options = { baseUrl, apiKey: 'key', teamId: 'team', projectId: 'project' };
        return createClient(retries === undefined ? options : { ...options, retries }).tasks.complete('task-1');
      };`,
    retries: true,
  },
  {
    name: 'openapi-fetch',
    program: `
      import createClient from 'openapi-fetch';
      import type { paths } from '@docproc/types';
      export const connect = (baseUrl: string) => {
        const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer key' } });
        const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
        return async () => {
          const { data } = await client.GET('/v2/{team_id}/project/{project_id}/task/{task_id}', { params: { path } });
          return data!.payload;
        };
      };`,
    everything: "export { default } from 'openapi-fetch';",
    write: `
      import createClient from 'openapi-fetch';
      export const complete = async (baseUrl: string) => {
        const client = createClient({ baseUrl, headers: { authorization: 'Bearer key' } });
        const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
        const { response } = await client.POST(
          '/v2/{team_id}/project/{project_id}/task/{task_id}/complete', { params: { path } });
        if (!response.ok) throw new Error(String(response.status));
      };`,
  },
  hey('fetch', 'baseUrl'),
  hey('axios', 'baseURL'),
  {
    name: 'redocly generate-client',
    program: `
      import { client, getTask } from './redocly/client.js';
      export const connect = (serverUrl: string) => {
        client.configure({ serverUrl });
        client.auth.bearer('key');
        const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
        return async () => (await getTask({ path })).payload;
      };`,
    everything: "export * from './redocly/client.js';",
    write: `
      import { client, completeTask } from './redocly/client.js';
      export const complete = (serverUrl: string, retries = 0) => {
        client.configure({ serverUrl, retry: { retries } });
        client.auth.bearer('key');
        return completeTask({ path: { team_id: 'team', project_id: 'project', task_id: 'task-1' } });
      };`,
    retries: true,
  },
];

/** Generates the clients that have to be. */
export async function generateClients(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  // Its modules for browsers are made when it is packed.
  await write(await packedPackages(['client']), join(folder, 'node_modules/@docproc'));
  const generator = join(peers, '@hey-api/openapi-ts/bin/run.js');
  for (const kind of ['fetch', 'axios']) {
    const output = join(folder, kind);
    await node(
      generator,
      ['-i', contract, '-o', output, '-c', `@hey-api/client-${kind}`, '--silent'],
      folder,
    );
  }
  // It knows no tuples: this document has arrays in their place.
  const documents = await compat(await loadContract(join(root, 'openapi')));
  await write(documents, folder, { remove: false });
  const document = join(folder, 'openapi.3.0.json');
  const { code, stderr } = await runRedocly([
    'generate-client',
    document,
    '--output',
    join(folder, 'redocly/client.ts'),
  ]);
  if (code !== 0) throw new Error(stderr);
}

/** A module and all that it imports as one, minified. */
export async function bundle(source: string, platform: 'browser' | 'node'): Promise<string> {
  const entry = join(folder, 'entry.ts');
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? source : null),
  };
  const build = await rolldown({ input: entry, platform, plugins: [plugin], logLevel: 'silent' });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  return output[0].code;
}
