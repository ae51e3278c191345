/** Changes to the top, operations, parameters, bodies, schemas and examples: what is there, and keys that OpenAPI allows too. */
import { operations, schemas, type Json, type JsonObject } from '../support/contract.ts';
import { detailedErrors } from './words.ts';
import { Place, tokens, type Mutant } from './mutate.ts';

const docs = { url: 'https://docs.example' };

export function* shapeMutants(root: JsonObject): Generator<Mutant> {
  yield* topMutants(new Place(root, []));
  for (const [pointer] of schemas(root)) yield* schemaMutants(new Place(root, tokens(pointer)));
  for (const { pointer } of operations(root)) yield* operationMutants(new Place(root, tokens(pointer)));
  for (const path of new Place(root, ['paths']).each()) yield* pathMutants(path);
  const components = new Place(root, ['components']);
  yield components.to('schemas').add('Invented', { type: 'string' });
  for (const parameter of components.to('parameters').each()) yield* parameterMutants(parameter);
  for (const response of components.to('responses').each()) yield* contentMutants(response.to('content'));
  for (const example of components.to('examples').each()) yield* exampleMutants(example);
}

function* topMutants(top: Place): Generator<Mutant> {
  yield top.to('info').add('contact', { email: 'help@docproc.example' });
  yield top.to('info').add('license', { name: 'MIT' });
  yield top.to('info').add('termsOfService', 'https://docproc.example/terms');
  yield top.to('info', 'version').set('another', 'v3');
  yield top.to('info', 'title').set('another', 'Documents');
  yield top.to('openapi').set('3.1.0', '3.1.0');
  yield top.to('jsonSchemaDialect').drop();
  yield top.add('externalDocs', docs);
  const variable = top.to('servers', 0, 'variables', 'base_url');
  yield variable.to('default').set('a host', 'https://api.docproc.com');
  yield variable.add('enum', ['https://docproc.example']);
  yield top.to('servers', 0, 'variables').add('region', { default: 'eu' });
  yield top.to('security').set('none', []);
  yield top.to('tags').push({ name: 'Folders' });
  yield top.to('components').add('links', { next: { operationId: 'getTask' } });
  for (const tag of top.to('tags').each()) yield tag.add('externalDocs', docs);
}

function* schemaMutants(schema: Place): Generator<Mutant> {
  const { required = [], type, $ref, minItems, maxItems, ...rest } = schema.fields;
  const properties = schema.to('properties');
  for (const key of ['deprecated', 'readOnly']) yield schema.add(key, true);
  yield schema.add('title', 'A title');
  if (!('examples' in rest) && typeof type === 'string') yield schema.add('examples', []);

  for (const name of schema.to('required').each()) yield name.drop();
  for (const property of properties.each()) {
    yield property.drop();
    yield property.rename(`${property.key}2`);
    if (!(required as Json[]).includes(property.key))
      yield schema.set(`${property.key} required`, {
        ...schema.fields,
        required: [...(required as Json[]), property.key],
      });
  }
  if ('properties' in rest) {
    yield properties.add('invented', { type: 'string' });
    yield schema.add('additionalProperties', false);
    yield schema.add('unevaluatedProperties', false);
    yield schema.add('minProperties', 1);
  }

  if (typeof type === 'string') {
    // An enum implies its type as well.
    if (!('enum' in rest)) yield schema.to('type').set('nullable', [type, 'null']);
    const other = { string: 'number', array: 'object', object: 'array' }[type] ?? 'string';
    yield schema.to('type').set(other, other);
    if (!('enum' in rest)) yield schema.to('type').drop();
    if (type === 'number') yield schema.to('type').set('integer', 'integer');
  }
  if (Array.isArray(type)) for (const one of schema.to('type').each()) yield one.drop();

  for (const value of schema.to('enum').each()) yield value.drop();
  if ('enum' in rest) {
    yield schema.to('enum').push('OTHER');
    yield schema.to('enum').push(schema.to('enum').items[0] ?? null);
    yield schema.to('enum').drop();
  }
  for (const branch of schema.to('anyOf').each()) yield branch.drop();

  for (const [bound, value] of Object.entries({ minItems, maxItems })) {
    if (typeof value !== 'number') continue;
    yield schema.to(bound).set('one less', value - 1);
    yield schema.to(bound).drop();
    yield schema.to(bound).set('one more', value + 1);
  }
  for (const item of schema.to('prefixItems').each()) yield item.drop();
  if ('items' in rest) yield schema.to('items').drop();
  for (const key of ['prefixItems', 'contentSchema', 'contentMediaType'])
    if (key in rest) yield schema.to(key).drop();

  if (typeof $ref === 'string') {
    for (const other of others($ref.split('/').at(-1) ?? '', schema.root))
      yield schema.to('$ref').set(other, `#/components/schemas/${other}`);
  }
  for (const [key, value] of Object.entries(bounds[String(type)] ?? {}))
    if (!(key in schema.fields) && !('enum' in rest)) yield schema.add(key, value);
  // A schema without keywords means an unspecified format.
  if (Object.keys(schema.fields).every((key) => key === 'description' || key.startsWith('x-')))
    yield schema.add('type', 'object');
}

const bounds: Record<string, JsonObject> = {
  string: {
    minLength: 1,
    maxLength: 255,
    pattern: '^\\S',
    format: 'date-time',
    const: 'text',
    default: 'text',
  },
  number: { minimum: 0, maximum: 1, exclusiveMinimum: 0, multipleOf: 1, format: 'float' },
  array: { minItems: 1, maxItems: 1000, uniqueItems: true },
};

const statuses = '200 201 202 204 207 2XX 403 404 409 413 429 500 default';

function* operationMutants(op: Place): Generator<Mutant> {
  const { operationId, requestBody, security } = op.fields;
  yield op.drop();
  yield op.rename(op.key === 'put' ? 'post' : 'put');
  for (const key of ['operationId', 'summary', 'description', 'tags', 'x-shorthand']) {
    if (!(key in op.fields)) continue;
    yield op.to(key).drop();
    yield op.to(key).set('changed', key === 'tags' ? ['Other'] : key === 'operationId' ? 'other' : '');
  }
  if (!('x-shorthand' in op.fields)) yield op.add('x-shorthand', 'getTask');
  yield op.add('deprecated', true);
  yield op.add('externalDocs', docs);
  yield op.add('x-internal', true);
  yield op.add('servers', [{ url: 'https://other.example' }]);
  yield op.add('callbacks', { done: {} });
  yield op.add('parameters', [{ name: 'limit', in: 'query', schema: { type: 'string' } }]);
  yield op.add('parameters', [{ name: 'X-Trace', in: 'header', schema: { type: 'string' } }]);

  if (security) {
    yield op.to('security').drop();
    yield op.to('security').set('none', []);
    yield op.to('security').push({});
    const roles = op.to('security', 0, 'ApiKey');
    yield roles.push('task.other');
    for (const role of roles.each()) {
      yield role.drop();
      yield role.set('other spelling', String(role.value).replace('.', 's.'));
    }
  }

  const responses = op.to('responses');
  for (const response of responses.each()) {
    yield response.drop();
    yield response.rename('299');
    yield response.add('links', { task: { operationId: 'getTask' } });
    yield response.add('headers', { 'X-Made-Up': { schema: { type: 'string' } } });
    if ('content' in response.fields) {
      yield response.to('description').set('empty', '');
      yield* contentMutants(response.to('content'));
    }
    const other = ref(response).endsWith('/ServerError') ? 'Unauthorized' : 'ServerError';
    yield response.set(other, { $ref: `#/components/responses/${other}` });
  }
  for (const status of statuses.split(' '))
    if (!(status in responses.fields)) yield responses.add(status, { description: 'Made up.' });

  if (detailedErrors.includes(String(operationId)))
    for (const status of ['400', '401', '403', '413', '500'])
      yield responses
        .to(status)
        .followed()
        .to('content', 'text/plain', 'examples')
        .add('empty', { value: '' });

  const body = op.to('requestBody');
  if (requestBody) {
    const { required = false } = body.fields;
    yield body.add('required', !required);
    if (required) yield body.drop();
    for (const media of body.to('content').each())
      yield media.add('encoding', { file: { contentType: 'application/pdf' } });
    yield* contentMutants(body.to('content'), !required);
  } else {
    yield op.add('requestBody', {
      content: { 'application/json': { schema: {}, examples: { none: { value: {} } } } },
    });
  }
}

function* contentMutants(content: Place, optional = false): Generator<Mutant> {
  if (!optional) yield content.drop();
  for (const media of content.each()) {
    const unknown = Object.keys(media.to('schema').fields).length === 0;
    // A body that may be left out, and whose shape is unknown, need not be described.
    if (!optional || !unknown) {
      yield media.drop();
      yield media.rename('application/xml');
    }
    yield media.to('examples').drop();
    yield media.to('examples').set('empty', {});
    const examples = media.to('examples').each();
    for (const example of examples) {
      const shown = statusOf(example);
      const alone = examples.filter((other) => statusOf(other) === shown).length === 1;
      if (shown ? alone : /^(object|string|plainText|empty)$/.test(example.key)) yield example.drop();
    }
    yield media.to('schema').drop();
    yield media.to('schema').set('an array', { type: 'array', items: {} });
    yield media.to('schema').set('another object', { type: 'object', properties: { id: {} } });
    if (!unknown) yield media.to('examples').add('violation', { value: { undeclared: true } });
  }
}

function* pathMutants(path: Place): Generator<Mutant> {
  yield path.drop();
  yield path.add('servers', [{ url: 'https://other.example' }]);
  yield path.add('summary', 'A path.');
  yield path.rename(path.key.replace('v2', 'v3'));
  yield path.rename(path.key.replace(/^\/v2/, ''));
  yield path.rename(`${path.key}s`);
  for (const parameter of path.to('parameters').each()) yield parameter.drop();
  yield path.to('parameters').push({ name: 'page', in: 'query', schema: { type: 'string' } });
  yield path.to('parameters').push(path.to('parameters').items[0] ?? null);
}

function* parameterMutants(parameter: Place): Generator<Mutant> {
  yield parameter.to('required').set('optional', false);
  yield parameter.to('name').set('other', 'other');
  yield parameter.to('in').set('query', 'query');
  yield parameter.to('schema').drop();
  yield parameter.add('example', 7);
  yield parameter.to('example').set('another', 'x-9');
  yield parameter.add('deprecated', true);
  yield parameter.add('allowEmptyValue', true);
  yield parameter.add('style', 'label');
}

function* exampleMutants(example: Place): Generator<Mutant> {
  const value = example.to('value');
  yield value.drop();
  yield value.set('a number', 7);
  // An example of an unspecified shape may have any value.
  if (/^(Error|Any)/.test(example.key)) return;
  yield value.add('undeclared', true);
  const inner = value.to('payload').value === undefined ? value : value.to('payload');
  yield inner.add('undeclared', true);
  for (const field of [...inner.each(), ...(inner === value ? [] : value.each())]) {
    // The content of the error of a report is unspecified, unless it is null.
    if (field.key === 'error' && field.value !== null) yield field.set('null', null);
    else yield field.set('of another type', typeof field.value === 'number' ? 'text' : 7);
  }
  yield* rectangleMutants(value);
}

function* rectangleMutants(place: Place): Generator<Mutant> {
  if (place.key === 'coordinates') yield place.set('the other way round', place.items.toReversed());
  else for (const inner of place.each()) yield* rectangleMutants(inner);
}

/** Names of a far and a near schema to put in place of one. */
function others(name: string, root: JsonObject): string[] {
  const names = new Place(root, ['components', 'schemas']).each().map(({ key }) => key);
  const next = names[(names.indexOf(name) + 1) % names.length] ?? '';
  // Segments and signatures have the same fields.
  return [name === 'Point' ? 'StepType' : 'Point', ...(name === 'Segment' ? [] : [next])];
}

/** The status that an example shows. */
function statusOf(example: Place): Json | undefined {
  return example.followed().to('value', 'payload').fields['status'];
}

function ref(place: Place): string {
  return String(place.fields['$ref'] ?? '');
}
