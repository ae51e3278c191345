/** The tools that write handlers of Mock Service Worker, or requests with tests for Postman. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSandbox } from '@docproc/sandbox';
import { getResponse, type RequestHandler } from 'msw';
import { rolldown } from 'rolldown';
import { operations, openValidator } from '../support/contract.ts';
import type { Reader } from './readers.ts';
import { home, outputOf, redocly, root, tool } from './tools.ts';

/** An empty folder in which a tool finds its packages. */
function folderOf(name: string): string {
  const folder = join(home, 'work', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Sends a request of each operation to the handlers. Returns how many respond, and how many as the contract states. */
async function mocked(folder: string, handlers: string): Promise<string> {
  const entry = join(folder, 'handlers.ts');
  writeFileSync(entry, handlers);
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    external: ['msw'],
    resolve: { modules: [join(home, 'node_modules'), join(root, 'node_modules')] },
  });
  const file = join(folder, 'handlers.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  const module = (await import(pathToFileURL(file).href)) as { handlers: RequestHandler[] };
  let matched = 0;
  let valid = 0;
  for (const { method, path, responses } of operations()) {
    const url = `https://api.example/base${path.replaceAll(/\{\w+\}/g, 'id-1')}`;
    const response = await getResponse(module.handlers, new Request(url, { method: method.toUpperCase() }));
    if (!response) continue;
    matched++;
    const stated = responses?.[response.status] ?? responses?.['2XX'];
    const schema = stated?.content?.['application/json']?.schema;
    // An empty body is valid where the contract states nothing of the body.
    const body: unknown = JSON.parse((await response.text()) || 'null');
    const violations = schema === undefined ? [] : openValidator(schema)(body);
    if (stated && violations.length === 0) valid++;
  }
  if (matched < operations().length) throw new Error(`Handlers match ${matched} requests.`);
  return `handlers match ${matched} requests, ${valid} of ${matched} responses are valid`;
}

export const mocks: Reader[] = [
  {
    name: 'redocly-mock',
    package: '@redocly/cli',
    document: 'openapi.3.0.json',
    does: '',
    note: 'Handlers of MSW. Coordinates are invalid: pass your own pages',
    async check(document) {
      const folder = folderOf('redocly-mock');
      const generators = ['typescript', 'mock'].flatMap((name) => ['--generator', name]);
      await redocly(['generate-client', document, '-o', join(folder, 'client.ts'), ...generators]);
      return mocked(folder, "export { handlers } from './client.mocks';");
    },
  },
  {
    name: 'orval-msw',
    package: 'orval',
    document: 'openapi.3.0.json',
    does: '',
    note: "With `mode: 'split'`: its single file does not import the enums. Handlers of MSW, with random values of @faker-js/faker",
    async check(document) {
      const folder = folderOf('orval-msw');
      const config = join(folder, 'orval.config.mjs');
      const output = { target: './api.ts', client: 'fetch', mock: true, mode: 'split' };
      writeFileSync(config, `export default ${JSON.stringify({ api: { input: document, output } })};`);
      await tool('node_modules/.bin/orval', ['--config', config]);
      return mocked(
        folder,
        "import * as api from './api.msw'; export const handlers = api.getDocumentProcessingServiceMock();",
      );
    },
  },
  {
    name: 'portman',
    package: '@apideck/portman',
    document: 'openapi.compat.json',
    does: '12 tests of the requests that read',
    note: 'Uploads need your files: it sends text. Set the token in `globals.securityOverwrites`',
    async check(document) {
      const folder = folderOf('portman');
      const sandbox = await startSandbox({ port: 0, examples: true });
      try {
        const enabled = { enabled: true };
        const checks = { statusSuccess: enabled, contentType: enabled, schemaValidation: enabled };
        const config = {
          version: 1,
          tests: { contractTests: [{ openApiOperation: 'GET::/*', ...checks, jsonBody: enabled }] },
          globals: { securityOverwrites: { bearer: { token: sandbox.apiKey() } } },
        };
        writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
        const flags = ['--local', document, '--baseUrl', sandbox.baseUrl, '--output', 'collection.json'];
        const printed = await outputOf(
          join(home, 'node_modules/.bin/portman'),
          [...flags, '--portmanConfigFile', 'config.json', '--runNewman'],
          folder,
        );
        if (!/assertions\W+12\W+0\W/.test(printed)) throw new Error(printed.slice(-1500));
      } finally {
        await sandbox.close();
      }
    },
  },
];
