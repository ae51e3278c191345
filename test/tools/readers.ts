/** The tools that read the contract without writing TypeScript: parsers, validators, servers, API clients. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { home, outputOf, root } from './tools.ts';

export interface Reader {
  name: string;
  package: string;
  document: string;
  /** Throws when the tool does not do what its users need. Returns what it does, if that is found out. */
  check: (document: string) => Promise<string | void>;
  does: string;
  note: string;
}

const text = (path: string): string => readFileSync(path, 'utf8');

/** Runs a module with the tools in reach, and fails when it throws. */
async function script(code: string, document: string): Promise<void> {
  const lines = `import { readFileSync } from 'node:fs';
    const path = ${JSON.stringify(document)};
    const document = JSON.parse(readFileSync(path, 'utf8'));
    const expect = (holds, message) => { if (!holds) throw new Error(message); };
    ${code}
    process.exit(0);`;
  await outputOf(process.execPath, ['--input-type=module', '-e', lines]);
}

const requests = `const names = (items) => items.flatMap((item) => item.item ?? item.items ? names(item.item ?? item.items) : [item]);`;

export const readers: Reader[] = [
  ...['openapi.json', 'openapi.compat.json', 'openapi.3.0.json'].map((document) => ({
    name: 'swagger-parser',
    package: '@apidevtools/swagger-parser',
    document,
    does: 'validates',
    note: '',
    check: (path: string) =>
      script(
        `const Parser = (await import('@apidevtools/swagger-parser')).default;
         await Parser.validate(path);`,
        path,
      ),
  })),
  {
    name: 'openapi-examples-validator',
    package: 'openapi-examples-validator',
    document: 'openapi.json',
    does: 'validates the examples',
    note: '',
    async check(path) {
      await outputOf(join(home, 'node_modules/.bin/openapi-examples-validator'), [path]);
    },
  },
  {
    name: 'express-openapi-validator',
    package: 'express-openapi-validator',
    document: 'openapi.json',
    does: 'rejects invalid requests',
    note: 'Validates requests and responses of an Express server',
    check: (path) => script(expressServer, path),
  },
  {
    name: 'openapi-backend',
    package: 'openapi-backend',
    document: 'openapi.3.0.json',
    does: 'rejects invalid requests',
    note: 'Supports OpenAPI 3.0',
    check: (path) => script(backend, path),
  },
  {
    name: 'Postman',
    package: 'openapi-to-postmanv2',
    document: 'openapi.compat.json',
    does: 'imports 12 requests',
    note: 'With the bearer token. Change the type of the field `file` from text to file',
    check: (path) =>
      script(
        `${requests}
         const { default: converter } = await import('openapi-to-postmanv2');
         const result = await new Promise((resolve, reject) => converter.convertV2(
           { type: 'json', data: document }, {}, (error, value) => (error ? reject(error) : resolve(value))));
         expect(result.result, result.reason);
         const collection = result.output[0].data;
         const all = names(collection.item);
         expect(all.length === 12, all.length + ' requests');
         expect(JSON.stringify(collection).includes('"bearer"'), 'no bearer token');
         const upload = all.find(({ name }) => name === 'Create an upload');
         const file = upload.request.body.formdata.find(({ key }) => key === 'file');
         expect(file, 'no field for the file');`,
        path,
      ),
  },
  {
    name: 'Bruno',
    package: '@usebruno/converters',
    document: 'openapi.compat.json',
    does: 'imports 12 requests',
    note: 'With the bearer token and the form fields',
    check: (path) =>
      script(
        `${requests}
         const { openApiToBruno } = await import('@usebruno/converters');
         const collection = await openApiToBruno(document);
         const all = names(collection.items);
         expect(all.length === 12, all.length + ' requests');
         expect(JSON.stringify(collection).includes('"mode":"bearer"'), 'no bearer token');
         const upload = all.find(({ name }) => name === 'Create an upload');
         const fields = upload.request.body.multipartForm;
         expect(fields.some(({ name }) => name === 'file'), JSON.stringify(fields));`,
        path,
      ),
  },
];

const expressServer = `
  const { default: express } = await import('express');
  const validator = await import('express-openapi-validator');
  const { middleware } = validator.default ?? validator;
  const app = express();
  app.use(express.json());
  app.use(middleware({ apiSpec: { ...document, servers: [{ url: '/' }] }, validateResponses: false, validateSecurity: false }));
  app.use((request, response) => response.json({ reached: true }));
  app.use((error, request, response, next) => response.status(error.status ?? 500).json({ message: error.message }));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = 'http://127.0.0.1:' + server.address().port + '/v2/team-1/project/project-1/task/task-1/report';
  const send = (body) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const bad = await send({ issues: [] });
  expect(bad.status === 400, 'an empty report got ' + bad.status + ' ' + (await bad.text()));
  const good = await send({ issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }] });
  expect(good.status === 200, 'a report got ' + good.status + ' ' + (await good.text()));`;

const backend = `
  const { OpenAPIBackend } = await import('openapi-backend');
  const api = new OpenAPIBackend({ definition: document, strict: true, handlers: {
    unauthorizedHandler: () => 'unauthorized', validationFail: () => 'invalid', notFound: () => 'not found', notImplemented: () => 'valid',
  } });
  api.registerSecurityHandler('ApiKey', () => true);
  await api.init();
  const send = (body) => api.handleRequest({ method: 'POST', path: '/v2/team-1/project/project-1/task/task-1/report', headers: { 'content-type': 'application/json', authorization: 'Bearer k' }, body });
  expect((await send({ issues: [] })) === 'invalid', 'an empty report passed');
  expect((await send({ issues: [{ label: 'a', value: 'b' }] })) === 'valid', 'a report was rejected');`;

/** The version of an installed package: a tool of ours, or a development dependency of the project. */
export function versionOf(name: string): string {
  for (const folder of [home, root, join(root, 'scripts/lib/openapi-typescript')]) {
    try {
      return (JSON.parse(text(join(folder, 'node_modules', name, 'package.json'))) as { version: string })
        .version;
    } catch {
      continue;
    }
  }
  return createRequire(import.meta.url)(`${name}/package.json`).version as string;
}
