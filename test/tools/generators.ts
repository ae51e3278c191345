/** The tools that write TypeScript: what each runs on, and the note that its users need. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command as openapiTypescript } from '../../scripts/lib/openapi-typescript.ts';
import { home, redocly, run, tool } from './tools.ts';

interface Generator {
  name: string;
  /** The npm package whose version the table shows. */
  package: string;
  document: string;
  generate: (folder: string, document: string) => Promise<unknown>;
  note: string;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Runs some of Redocly's generators, which share their TypeScript client. */
const redoclyClient =
  (...generators: string[]) =>
  (folder: string, document: string): Promise<void> =>
    redocly([
      'generate-client',
      document,
      '-o',
      join(folder, 'client.ts'),
      ...generators.flatMap((name) => ['--generator', name]),
    ]);

const kubb = (document: string): string => `
  import { defineConfig } from '@kubb/core';
  import { pluginClient } from '@kubb/plugin-client';
  import { pluginOas } from '@kubb/plugin-oas';
  import { pluginTs } from '@kubb/plugin-ts';
  export default defineConfig({
    root: '.',
    input: { path: ${JSON.stringify(document)} },
    output: { path: 'gen', clean: true, format: false, lint: false, extension: { '.ts': '' } },
    plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'axios', bundle: true })],
  });`;

const rtkBase = `
  import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
  const baseQuery = fetchBaseQuery({ baseUrl: 'https://docproc.example' });
  export const api = createApi({ baseQuery, endpoints: () => ({}) });`;

export const generators: Generator[] = [
  {
    name: 'openapi-typescript',
    package: 'openapi-typescript',
    document: 'openapi.json',
    generate: (folder, document) =>
      run(process.execPath, [openapiTypescript, document, '-o', join(folder, 'api.ts')]),
    note: 'With openapi-fetch. Files are strings: build the form in `bodySerializer`',
  },
  {
    name: 'redocly-typescript',
    package: '@redocly/cli',
    document: 'openapi.3.0.json',
    generate: redoclyClient('typescript'),
    note: 'Experimental. Build the form yourself, as a `FormData`. 207 is a success. With the other documents, coordinates are arrays of anything',
  },
  {
    name: 'redocly-zod',
    package: '@redocly/cli',
    document: 'openapi.3.0.json',
    generate: redoclyClient('typescript', 'zod'),
    note: 'Validates responses of its client. `operationSchemas` is untyped: infer from the schemas',
  },
  {
    name: 'redocly-tanstack-query',
    package: '@redocly/cli',
    document: 'openapi.3.0.json',
    generate: redoclyClient('typescript', 'tanstack-query'),
    note: 'With @tanstack/react-query. Build the form yourself, as a `FormData`',
  },
  {
    name: 'hey-api',
    package: '@hey-api/openapi-ts',
    document: 'openapi.compat.json',
    generate: (folder, document) => tool(bin('openapi-ts'), ['-i', document, '-o', folder]),
    note: 'Empties its output folder',
  },
  {
    name: 'kubb',
    package: '@kubb/plugin-client',
    document: 'openapi.compat.json',
    generate: (folder, document) => {
      const config = join(folder, 'kubb.config.mjs');
      writeFileSync(config, kubb(document));
      return run(join(home, bin('kubb')), ['generate', '--config', config], folder);
    },
    note: "With `client: 'axios'`: its fetch client sends JSON without a content type and does not throw on an error",
  },
  {
    name: 'orval',
    package: 'orval',
    document: 'openapi.3.0.json',
    generate: (folder, document) => {
      const output = { target: './api.ts', client: 'fetch', baseUrl: 'https://docproc.example' };
      const config = join(folder, 'orval.config.mjs');
      writeFileSync(config, `export default ${JSON.stringify({ api: { input: document, output } })};`);
      return tool(bin('orval'), ['--config', config]);
    },
    note: 'Set `baseUrl`. With the other documents, it treats `meta` as a file and does not compile',
  },
  {
    name: 'swagger-typescript-api',
    package: 'swagger-typescript-api',
    document: 'openapi.compat.json',
    generate: (folder, document) =>
      tool(bin('swagger-typescript-api'), [
        'generate',
        '-p',
        document,
        '-o',
        folder,
        '-n',
        'api.ts',
        '--module-name-first-tag',
      ]),
    note: 'Build the form yourself: it sends an array of files as JSON. Methods throw the response on an error',
  },
  {
    name: 'oazapfts',
    package: 'oazapfts',
    document: 'openapi.compat.json',
    generate: (folder, document) => tool(bin('oazapfts'), [document, join(folder, 'api.ts')]),
    note: 'Results are unions by status: check `status` first',
  },
  {
    name: 'openapi-zod-client',
    package: 'openapi-zod-client',
    document: 'openapi.compat.json',
    generate: (folder, document) =>
      tool(bin('openapi-zod-client'), [document, '-o', join(folder, 'api.ts'), '--export-schemas']),
    note: 'Uses Zod 3. It cannot send arrays of files: build the form yourself and send it with `client.axios`',
  },
  {
    name: 'rtk-query',
    package: '@rtk-query/codegen-openapi',
    document: 'openapi.compat.json',
    generate: (folder, document) => {
      const config = join(folder, 'config.cjs');
      const options = { apiFile: './base.ts', apiImport: 'api', outputFile: './api.ts', exportName: 'api' };
      writeFileSync(config, `module.exports = ${JSON.stringify({ schemaFile: document, ...options })};`);
      writeFileSync(join(folder, 'base.ts'), rtkBase);
      return tool(bin('rtk-query-codegen-openapi'), [config]);
    },
    note: 'Build the form yourself, as a `FormData`: objects are sent as JSON',
  },
  {
    name: 'openapi-client-axios',
    package: 'openapi-client-axios',
    document: 'openapi.compat.json',
    async generate(folder, document) {
      const types = await tool(bin('typegen'), [document]);
      writeFileSync(join(folder, 'api.d.ts'), types);
    },
    note: 'Axios makes the form: set its content type and `formSerializer.indexes` to null. Files are strings',
  },
];
