/**
 * Facts that no key is invented: every key of the contract is among those of OpenAPI 3.1 for which the source has a reason,
 * and our extension fields.
 */
import { schemas, type Json, type JsonObject } from '../support/contract.ts';
import { at, same, type Check, type Fact } from './fact.ts';

/** Keys of an object, each with the type of its value: `{Type}` for a map, `[Type]` for an array, `` for data. */
const objects: Record<string, Record<string, string>> = {
  Root: {
    openapi: '',
    jsonSchemaDialect: '',
    info: 'Info',
    servers: '[Server]',
    security: '',
    tags: '[Tag]',
    paths: '{PathItem}',
    components: 'Components',
  },
  Info: { title: '', version: '', summary: '', description: '', 'x-open-questions': '' },
  Server: { url: '', description: '', variables: '{ServerVariable}', 'x-open-questions': '' },
  ServerVariable: { default: '', description: '' },
  Tag: { name: '', description: '' },
  // Only methods of the endpoint definitions.
  PathItem: { parameters: '[Parameter]', get: 'Operation', post: 'Operation' },
  Operation: {
    operationId: '',
    tags: '',
    summary: '',
    description: '',
    security: '',
    requestBody: 'RequestBody',
    responses: '{Response}',
    'x-transition': '',
    'x-shorthand': '',
    'x-open-questions': '',
  },
  Parameter: {
    name: '',
    in: '',
    required: '',
    description: '',
    schema: 'Schema',
    example: '',
    'x-open-questions': '',
  },
  RequestBody: { description: '', required: '', content: '{MediaType}', 'x-open-questions': '' },
  MediaType: { schema: 'Schema', examples: '{Example}', 'x-limits': '' },
  Response: { description: '', content: '{MediaType}', 'x-open-questions': '' },
  Example: { summary: '', value: '' },
  Components: {
    securitySchemes: '{SecurityScheme}',
    schemas: '{Schema}',
    parameters: '{Parameter}',
    examples: '{Example}',
    responses: '{Response}',
  },
  SecurityScheme: { type: '', scheme: '', description: '', 'x-scope-aliases': '', 'x-open-questions': '' },
  Schema: {
    type: '',
    description: '',
    required: '',
    properties: '{Schema}',
    items: 'Schema',
    prefixItems: '[Schema]',
    minItems: '',
    maxItems: '',
    enum: '',
    anyOf: '[Schema]',
    // Other ways to write the same, and closed objects: the other facts compare what a schema accepts.
    additionalProperties: '',
    unevaluatedProperties: '',
    oneOf: '[Schema]',
    allOf: '[Schema]',
    const: '',
    contentMediaType: '',
    contentSchema: 'Schema',
    examples: '',
    'x-lifecycle': '',
    'x-open-questions': '',
  },
};

/** Keys of a reference, whatever it refers to: a shared response has a description of its own in an operation. */
const reference: Record<string, string> = { $ref: '', description: '', 'x-open-questions': '' };

/** Values at the top of the contract that have only one form. */
const fixed: Record<string, unknown> = {
  '/openapi': '3.1.1',
  '/jsonSchemaDialect': 'https://json-schema.org/draft/2020-12/schema',
  '/info/title': 'Document Processing Service',
  // The version is the segment of the paths.
  '/info/version': 'v2',
  // The host is unspecified: a name that is reserved for examples.
  '/servers/0/variables/base_url/default': 'https://docproc.example',
  '/security': [{ ApiKey: [] }],
  '/tags/0/name': 'Tasks',
  '/tags/1/name': 'Uploads',
  '/tags/2/name': 'Shorthand',
};

/** Names in maps whose keys the contract does not choose. */
const maps: Record<string, string[]> = {
  '/servers/0/variables': ['base_url'],
  '/components/securitySchemes': ['ApiKey'],
};

/** The path parameters and the values that their examples have. */
const pathExamples: Record<string, string> = {
  team_id: 'team-1',
  teamId: 'team-1',
  project_id: 'project-1',
  task_id: 'task-1',
  upload_id: 'upload-1',
  uploadId: 'upload-1',
  folder_id: 'folder-2',
};

/** The schemas that have examples: the source has examples of issues alone. */
const schemasWithExamples = ['#/components/schemas/Issue'];

const list = 'test/contract/keys.ts';

export const keys: Record<string, Check> = {
  *'every key may stand where it stands'(root) {
    yield* unknownKeys(root, 'Root', '');
  },

  *'the top of the contract has one form'(root) {
    for (const [pointer, value] of Object.entries(fixed))
      yield [
        `${pointer} is ${JSON.stringify(value)}, as in \`fixed\` of ${list}`,
        same(at(pointer, root), value),
      ];
    for (const [pointer, names] of Object.entries(maps)) {
      const found = Object.keys(at(pointer, root) ?? {});
      yield [`${pointer} has ${names.join(', ')} alone, and not ${found.join(', ')}`, same(found, names)];
    }
    const tags = at('/tags', root);
    yield ['there are three tags', Array.isArray(tags) && tags.length === 3];
  },

  *'examples are where the source has some'(root) {
    for (const parameter of Object.values(at('/components/parameters', root) ?? {}) as JsonObject[]) {
      const name = String(parameter['name']);
      yield [`${name} has the example of ${list}`, parameter['example'] === pathExamples[name]];
    }
    for (const [pointer, schema] of schemas(root))
      yield [
        `${pointer} has no examples of its own`,
        !('examples' in schema) || schemasWithExamples.includes(pointer),
      ];
  },
};

const found = new WeakMap<object, [from: string, facts: Fact[]]>();

/** The keys that may not stand where they stand. Contracts that share a part share what was found in it. */
function unknownKeys(node: Json, type: string, pointer: string): Fact[] {
  if (typeof node !== 'object' || node === null) return [];
  const from = `${type} ${pointer}`;
  const [knownFrom, known] = found.get(node) ?? [];
  if (known && knownFrom === from) return known;
  const facts = [...keysIn(node, type, pointer)];
  found.set(node, [from, facts]);
  return facts;
}

function* keysIn(node: object, type: string, pointer: string): Generator<Fact> {
  const inner = /^[[{](\w+)[\]}]$/.exec(type)?.[1];
  const keysOfType = '$ref' in node ? reference : objects[type];
  for (const [key, value] of Object.entries(node) as [string, Json][]) {
    if (inner !== undefined) yield* unknownKeys(value, inner, `${pointer}/${key}`);
    else if (!keysOfType || Array.isArray(node)) return;
    else if (Object.hasOwn(keysOfType, key))
      yield* unknownKeys(value, keysOfType[key] ?? '', `${pointer}/${key}`);
    else
      yield [`${pointer} has no \`${key}\`: add it to \`objects.${type}\` in ${list}, or remove it`, false];
  }
}
