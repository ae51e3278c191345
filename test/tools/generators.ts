/** The tools that write TypeScript, by their names in the table: each generates, and what it wrote compiles under strict. */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command as openapiTypescript } from '../../scripts/lib/openapi-typescript.ts';
import { compile } from '../support/compile.ts';
import { compilerOptions, emptied, home, redocly, root, run, type Tool, tool } from './tools.ts';

type Generate = (folder: string, document: string) => Promise<unknown>;

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

/** The npm package of each, and how it generates. */
const all: Record<string, [npmName: string, generate: Generate]> = {
  'openapi-typescript': [
    'openapi-typescript',
    (folder, document) => run(process.execPath, [openapiTypescript, document, '-o', join(folder, 'api.ts')]),
  ],
  'redocly-typescript': ['@redocly/cli', redoclyClient('typescript')],
  'redocly-zod': ['@redocly/cli', redoclyClient('typescript', 'zod')],
  'redocly-tanstack-query': ['@redocly/cli', redoclyClient('typescript', 'tanstack-query')],
  'hey-api': [
    '@hey-api/openapi-ts',
    (folder, document) => tool(bin('openapi-ts'), ['-i', document, '-o', folder]),
  ],
  kubb: [
    '@kubb/plugin-client',
    (folder, document) => {
      const config = join(folder, 'kubb.config.mjs');
      writeFileSync(config, kubb(document));
      return run(join(home, bin('kubb')), ['generate', '--config', config], folder);
    },
  ],
  orval: [
    'orval',
    (folder, document) => {
      const output = { target: './api.ts', client: 'fetch', baseUrl: 'https://docproc.example' };
      const config = join(folder, 'orval.config.mjs');
      writeFileSync(config, `export default ${JSON.stringify({ api: { input: document, output } })};`);
      return tool(bin('orval'), ['--config', config]);
    },
  ],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    (folder, document) =>
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
  ],
  oazapfts: ['oazapfts', (folder, document) => tool(bin('oazapfts'), [document, join(folder, 'api.ts')])],
  'openapi-zod-client': [
    'openapi-zod-client',
    (folder, document) =>
      tool(bin('openapi-zod-client'), [document, '-o', join(folder, 'api.ts'), '--export-schemas']),
  ],
  'rtk-query': [
    '@rtk-query/codegen-openapi',
    (folder, document) => {
      const config = join(folder, 'config.cjs');
      const options = { apiFile: './base.ts', apiImport: 'api', outputFile: './api.ts', exportName: 'api' };
      writeFileSync(config, `module.exports = ${JSON.stringify({ schemaFile: document, ...options })};`);
      writeFileSync(join(folder, 'base.ts'), rtkBase);
      return tool(bin('rtk-query-codegen-openapi'), [config]);
    },
  ],
  'openapi-client-axios': [
    'openapi-client-axios',
    async (folder, document) => {
      const types = await tool(bin('typegen'), [document]);
      writeFileSync(join(folder, 'api.d.ts'), types);
    },
  ],
};

export const generators: Record<string, Tool> = Object.fromEntries(
  Object.entries(all).map(([name, [npmName, generate]]) => [
    name,
    {
      package: npmName,
      async run(document) {
        const folder = emptied(name);
        await generate(folder, document);
        compileAll(folder);
      },
    },
  ]),
);

function compileAll(folder: string): void {
  const files = globSync('**/*.ts', { cwd: folder }).map((file) => join(folder, file));
  if (files.length === 0) throw new Error('It wrote no TypeScript.');
  const errors = compile(files, {
    ...compilerOptions,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')] },
  });
  if (errors.length > 0) throw new Error(errors.slice(0, 6).join('\n'));
}
