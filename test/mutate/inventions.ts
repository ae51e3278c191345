/** Inventions: keys and values that OpenAPI allows and the source has no reason for. */
import type { Changes, Text } from './tree.ts';

const ofOperation: Record<string, unknown> = {
  deprecated: true,
  servers: [{ url: 'https://other.example' }],
  externalDocs: { url: 'https://docs.example' },
  callbacks: {
    done: { '{$request.body#/url}': { post: { responses: { '200': { description: 'Done.' } } } } },
  },
  parameters: [{ name: 'X-Trace', in: 'header', description: 'A trace.', schema: { type: 'string' } }],
};
const ofSchema: Record<string, unknown> = {
  deprecated: true,
  readOnly: true,
  title: 'A title',
  minProperties: 1,
  additionalProperties: false,
};

export const inventions: Changes = function* (source) {
  const { file } = source;
  const add = (what: string, path: (string | number)[], value: unknown): [string, string, Text] => [
    `inventions: ${what}`,
    `${file} ${path.join('/')}`,
    source.set(path, value),
  ];
  if (file === 'openapi.yaml') {
    yield add('another version', ['info', 'version'], 'v3');
    yield add('a licence', ['info', 'license'], { name: 'MIT' });
    yield add('a contact', ['info', 'contact'], { name: 'Support' });
    yield add('another server', ['servers', 1], { url: 'https://api.docproc.example' });
    yield add(
      'another default',
      ['servers', 0, 'variables', 'base_url', 'default'],
      'https://api.docproc.com',
    );
    yield add(
      'values of a variable',
      ['servers', 0, 'variables', 'base_url', 'enum'],
      ['https://docproc.example'],
    );
    yield add('webhooks', ['webhooks'], {
      approved: { post: { responses: { '200': { description: 'Done.' } } } },
    });
    yield add('a tag', ['tags', 3], { name: 'Folders', description: 'Folders of uploads.' });
    yield add('no security', ['security'], []);
  }
  for (const method of ['get', 'post']) {
    if (!file.startsWith('paths/') || source.at([method]) === undefined) continue;
    for (const [key, value] of Object.entries(ofOperation)) yield add(key, [method, key], value);
    yield add('a status', [method, 'responses', '409'], { $ref: '../responses/BadRequest.yaml' });
    yield add('links', [method, 'responses', '200', 'links'], { next: { operationId: 'getTask' } });
    yield add('headers', [method, 'responses', '200', 'headers'], { ETag: { schema: { type: 'string' } } });
    for (const type of Object.keys(
      (source.at([method, 'requestBody', 'content']) as object | undefined) ?? {},
    ))
      yield add('encoding', [method, 'requestBody', 'content', type, 'encoding'], {
        file: { explode: true },
      });
    yield add('a path server', ['servers'], [{ url: 'https://other.example' }]);
  }
  if (file.startsWith('schemas/')) {
    for (const [key, value] of Object.entries(ofSchema)) yield add(key, [key], value);
    if (source.at(['properties']) !== undefined)
      yield add('a field', ['properties', 'invented'], { type: 'string', description: 'Invented.' });
  }
  if (file.startsWith('parameters/')) {
    yield add('a pattern', ['schema', 'pattern'], '^[a-z]+$');
    yield add('deprecated', ['deprecated'], true);
    yield add('another sample', ['example'], 'other-1');
  }
  if (file.startsWith('responses/'))
    yield add('headers', ['headers'], { 'Retry-After': { schema: { type: 'integer' } } });
};
