/**
 * Facts that no key is invented: every key of the contract is among those of OpenAPI 3.1 for which the source has a reason,
 * and our extension fields.
 */
import { type NormalizedNodeType, normalizeTypes, Oas3_1Types } from '@redocly/openapi-core';
import { schemas, type Json, type JsonObject } from '../support/contract.ts';
import { at, same, sameList, type Check, type Fact } from './fact.ts';

/** Keys by the type of their object, which is Redocly's name for it. Objects of other types are maps or data. */
const objects: Record<string, string> = {
  Root: 'openapi jsonSchemaDialect info servers security tags paths components',
  Info: 'title version summary description x-open-questions',
  Server: 'url description variables x-open-questions',
  ServerVariable: 'default description',
  Tag: 'name description',
  // Only methods of the endpoint definitions.
  PathItem: 'parameters get post',
  Operation:
    'operationId tags summary description security requestBody responses ' +
    'x-transition x-shorthand x-open-questions',
  Parameter: 'name in required description schema example x-open-questions',
  RequestBody: 'description required content x-open-questions',
  MediaType: 'schema examples x-limits',
  Response: 'description content x-open-questions',
  Example: 'summary value',
  Components: 'securitySchemes schemas parameters examples responses',
  SecurityScheme: 'type scheme description x-scope-aliases x-open-questions',
  Schema:
    'type description required properties items prefixItems minItems maxItems enum anyOf ' +
    // Other ways to write the same, and closed objects: the other facts compare what a schema accepts.
    'additionalProperties unevaluatedProperties oneOf allOf const ' +
    'contentMediaType contentSchema examples x-lifecycle x-open-questions',
  // Whatever it refers to: a shared response has a description of its own in an operation.
  Reference: '$ref description x-open-questions',
};

const { Root } = normalizeTypes(Oas3_1Types);

/** Values at the top of the contract that have only one form. */
const fixed: Record<string, unknown> = {
  '/openapi': '3.1.1',
  '/jsonSchemaDialect': 'https://json-schema.org/draft/2020-12/schema',
  '/info/title': 'Document Processing Service Interface',
  // The version is the segment of the paths.
  '/info/version': 'v2',
  // The host is unspecified: a name that is reserved for examples.
  '/servers/0/variables/base_url/default': 'https://docproc.example',
  '/security': [{ ApiKey: [] }],
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
    yield* unknownKeys(root, Root, '');
  },

  *'the top of the contract has one form'(root) {
    for (const [pointer, value] of Object.entries(fixed))
      yield [
        `${pointer} is ${JSON.stringify(value)}, as in \`fixed\` of ${list}`,
        same(at(pointer, root), value),
        at(pointer, root),
      ];
    for (const [pointer, names] of Object.entries(maps)) {
      const found = Object.keys(at(pointer, root) ?? {});
      yield [`${pointer} has ${names.join(', ')} alone, and not ${found.join(', ')}`, same(found, names)];
    }
    const tags = (at('/tags', root) ?? []) as { name: string }[];
    const listed = ['Tasks', 'Uploads', 'Shorthand'];
    yield* sameList(
      'tag',
      tags.map(({ name }) => name),
      listed,
      `\`keys\` of ${list}`,
    );
  },

  *'examples are where the source has some'(root) {
    for (const parameter of Object.values(at('/components/parameters', root) ?? {}) as JsonObject[]) {
      const name = String(parameter['name']);
      yield [
        `${name} has the example of ${list}`,
        parameter['example'] === pathExamples[name],
        parameter['example'],
      ];
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
function unknownKeys(node: Json, type: NormalizedNodeType | undefined, pointer: string): Fact[] {
  if (typeof node !== 'object' || node === null || !type) return [];
  const from = `${type.name} ${pointer}`;
  const [knownFrom, known] = found.get(node) ?? [];
  if (known && knownFrom === from) return known;
  const facts = [...keysIn(node, type, pointer)];
  found.set(node, [from, facts]);
  return facts;
}

function* keysIn(node: object, type: NormalizedNodeType, pointer: string): Generator<Fact> {
  const name = '$ref' in node ? 'Reference' : type.name;
  const known = objects[name]?.split(' ');
  for (const [key, value] of Object.entries(node) as [string, Json][]) {
    if (known && !known.includes(key))
      yield [`${pointer} has no \`${key}\`: add it to \`objects.${name}\` in ${list}, or remove it`, false];
    else if (name !== 'Reference') yield* unknownKeys(value, typeOf(key, value, type), `${pointer}/${key}`);
  }
}

/** The type of a member; undefined if it is data. */
function typeOf(key: string, value: Json, { properties, additionalProperties, items }: NormalizedNodeType) {
  const type =
    (Object.hasOwn(properties, key) ? properties[key] : undefined) ?? additionalProperties ?? items;
  const found = typeof type === 'function' ? type(value, key) : type;
  return found && 'properties' in found ? (found as NormalizedNodeType) : undefined;
}
