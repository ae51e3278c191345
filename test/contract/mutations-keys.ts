/** Inventions: keys that OpenAPI allows and the source has no reason for, and other values at the top. */
import { operations, schemas, type Json, type JsonObject } from '../support/contract.ts';
import { Place, tokens, type Mutant } from './mutate.ts';

const everywhere: Record<string, Json> = {
  deprecated: true,
  externalDocs: { url: 'https://docs.example' },
  'x-internal': true,
};

export function* keyMutants(root: JsonObject): Generator<Mutant> {
  const top = new Place(root, []);
  yield top.to('info').add('contact', { email: 'help@docproc.example' });
  yield top.to('info').add('license', { name: 'MIT' });
  yield top.to('info').add('termsOfService', 'https://docproc.example/terms');
  yield top.to('info', 'version').set('another', 'v3');
  yield top.to('info', 'title').set('another', 'Documents');
  yield top.to('openapi').set('3.1.0', '3.1.0');
  yield top.to('jsonSchemaDialect').drop();
  yield top.add('externalDocs', { url: 'https://docs.example' });
  const variable = top.to('servers', 0, 'variables', 'base_url');
  yield variable.to('default').set('a host', 'https://api.docproc.com');
  yield variable.add('enum', ['https://docproc.example']);
  yield top.to('servers', 0, 'variables').add('region', { default: 'eu' });
  yield top.to('security').set('none', []);
  yield top.to('tags').push({ name: 'Folders' });
  yield top.to('components').add('links', { next: { operationId: 'getTask' } });
  for (const tag of top.to('tags').each()) yield tag.add('externalDocs', { url: 'https://docs.example' });
  for (const path of top.to('paths').each()) {
    yield path.add('servers', [{ url: 'https://other.example' }]);
    yield path.add('summary', 'A path.');
  }
  for (const { pointer } of operations(root)) {
    const op = new Place(root, tokens(pointer));
    for (const [key, value] of Object.entries(everywhere)) yield op.add(key, value);
    yield op.add('servers', [{ url: 'https://other.example' }]);
    yield op.add('parameters', [{ name: 'X-Trace', in: 'header', schema: { type: 'string' } }]);
    for (const response of op.to('responses').each()) {
      yield response.add('links', { task: { operationId: 'getTask' } });
      yield response.add('headers', { 'X-Rate-Limit': { schema: { type: 'integer' } } });
    }
    for (const media of op.to('requestBody', 'content').each())
      yield media.add('encoding', { file: { contentType: 'application/pdf' } });
  }
  for (const parameter of top.to('components', 'parameters').each()) {
    yield parameter.add('deprecated', true);
    yield parameter.add('allowEmptyValue', true);
    yield parameter.add('style', 'label');
    yield parameter.to('example').set('another', 'x-9');
  }
  for (const [pointer, schema] of schemas(root)) {
    const place = new Place(root, tokens(pointer));
    for (const key of ['deprecated', 'readOnly']) yield place.add(key, true);
    yield place.add('title', 'A title');
    if (!('examples' in schema) && typeof schema['type'] === 'string') yield place.add('examples', []);
  }
}
