/** The tools that write TypeScript: what each runs on, and the note that its users need. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redocly, root, run, tool } from './tools.ts';

export interface Generator {
  name: string;
  /** The npm package whose version the table shows. */
  package: string;
  document: string;
  generate: (folder: string, document: string) => Promise<unknown>;
  note: string;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

export const generators: Generator[] = [
  {
    name: 'openapi-typescript',
    package: 'openapi-typescript',
    document: 'openapi.json',
    generate: (folder, document) =>
      run(join(root, 'node_modules/.bin/openapi-typescript'), [document, '-o', join(folder, 'api.ts')]),
    note: 'With openapi-fetch. Files are strings: send a `FormData` with `bodySerializer`',
  },
  {
    name: 'redocly-typescript',
    package: '@redocly/cli',
    document: 'openapi.json',
    generate: (folder, document) =>
      redocly(['generate-client', document, '-o', join(folder, 'client.ts'), '--generator', 'typescript']),
    note: 'Experimental. `2XX` keeps its type. Forms are a `FormData`. 207 is a success',
  },
  {
    name: 'hey-api',
    package: '@hey-api/openapi-ts',
    document: 'openapi.compat.json',
    generate: (folder, document) => tool(bin('openapi-ts'), ['-i', document, '-o', folder]),
    note: 'Empties its output folder',
  },
  {
    name: 'orval',
    package: 'orval',
    document: 'openapi.3.0.json',
    generate: (folder, document) => {
      const output = { target: './api.ts', client: 'fetch', baseUrl: process.env['DOCPROC_BASE_URL'] };
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
    note: 'Pass a `FormData` as the form. Methods throw the response on an error',
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
    note: 'Uses Zod 3. It cannot send arrays of files: send the form with `client.axios`',
  },
  {
    name: 'rtk-query',
    package: '@rtk-query/codegen-openapi',
    document: 'openapi.compat.json',
    generate: (folder, document) => {
      const config = join(folder, 'config.cjs');
      const options = { apiFile: './base.ts', apiImport: 'base', outputFile: './api.ts', exportName: 'api' };
      writeFileSync(config, `module.exports = ${JSON.stringify({ schemaFile: document, ...options })};`);
      cpSync(join(import.meta.dirname, 'adapters/rtk-query-base.ts'), join(folder, 'base.ts'));
      return tool(bin('rtk-query-codegen-openapi'), [config]);
    },
    note: 'Pass a `FormData` as the form: objects are sent as JSON',
  },
  {
    name: 'openapi-client-axios',
    package: 'openapi-client-axios',
    document: 'openapi.compat.json',
    async generate(folder, document) {
      const types = await tool(bin('typegen'), [document]);
      writeFileSync(join(folder, 'api.d.ts'), types);
      cpSync(document, join(folder, 'openapi.json'));
    },
    note: 'Pass a `FormData` as the form. `issues` is a tuple with at least one item',
  },
];
