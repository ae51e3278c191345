/** Whether the schema of a vocabulary is strict: each object is closed, and each text has a form. */
import { members } from '../../scripts/lib/pointer.ts';

export type Node = Record<string, unknown>;

/** Returns what is loose in a schema: a line for each place. */
export function loosenesses(schema: Node): string[] {
  const places = [{ value: schema as unknown, pointer: '#', key: '' }, ...members(schema)];
  return places.flatMap(({ value, pointer, key }) => {
    const isName = /\/(?:properties|\$defs)$/.test(pointer);
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isName) return [];
    const node = value as Node;
    const parent = pointer.split('/').at(-2) ?? '';
    if (!isSchema(key, parent) || /\/(?:if|then)\//.test(pointer)) return [];
    return Object.entries(rules).flatMap(([what, breaks]) =>
      breaks(node, pointer) ? [`${pointer}: ${what}`] : [],
    );
  });
}

/** Returns the values of enums that the texts, as JSON, do not have: whoever adds one uses it. */
export function unusedValues(schema: Node, json: string): string[] {
  return [...members(schema)].flatMap(({ key, value, pointer }) =>
    key === 'enum' && Array.isArray(value)
      ? value
          .filter((each) => !json.includes(`:${JSON.stringify(each)}`))
          .map((each) => `${pointer}: ${each} is not used`)
      : [],
  );
}

const isSchema = (key: string, parent: string): boolean =>
  key === '' || ['properties', '$defs'].includes(parent) || ['items', 'additionalProperties'].includes(key);

/** Properties that may have any value: a value of a field, and the top of the extension fields by their own types. */
const anyValue = ['#/$defs/Outcome/properties/value'];

/** Members that can be absent, by the end of their place. */
const optional = [
  'openQuestions',
  ...['from', 'conditions', 'to', 'creates', 'effects', 'rejectedWith', 'event', 'reversible'].map(
    (name) => `Transition/${name}`,
  ),
  'Lifecycle/properties/states/additionalProperties/spellingOf',
  'Limit/rejectedWith',
  ...['from', 'to', 'unknown'].map((name) => `moves/items/${name}`),
  ...['source', 'interpretations', 'setting', 'answeredBy'].map((name) => `#/items/${name}`),
];

/** Whether one of several members is required. */
const chooses = ({ oneOf }: Node): boolean =>
  Array.isArray(oneOf) && oneOf.every((branch: Node) => 'required' in branch);

const rules: Record<string, (node: Node, pointer: string) => boolean> = {
  'has no type': (node, pointer) =>
    !('type' in node || '$ref' in node || 'enum' in node) && !anyValue.includes(pointer),
  'is open': (node) => node['type'] === 'object' && !('additionalProperties' in node),
  'accepts other members': (node) => 'properties' in node && node['additionalProperties'] !== false,
  'requires nothing': (node, pointer) =>
    'properties' in node &&
    pointer !== '#' &&
    !('required' in node) &&
    !chooses(node) &&
    node['minProperties'] !== 1,
  'is a map that can be empty': (node, pointer) =>
    typeof node['additionalProperties'] === 'object' &&
    node['minProperties'] !== 1 &&
    !/\/(?:from|to)$/.test(pointer),
  'is text in any form': (node) =>
    node['type'] === 'string' &&
    !('enum' in node) &&
    !/^\^.+\$$|^\\S$|^\^#\//.test(String(node['pattern'] ?? '')) &&
    node['pattern'] !== '^#(/|$)',
  'is an array of anything': (node, pointer) =>
    node['type'] === 'array' && !('items' in node) && !/\/(?:in|notIn)$/.test(pointer),
  'is an array that can be empty': (node, pointer) =>
    node['type'] === 'array' &&
    !(Number(node['minItems']) > 0) &&
    pointer !== '#' &&
    !pointer.endsWith('/moves'),
  'has optional members beyond those listed in `optional`': (node, pointer) =>
    'properties' in node &&
    pointer !== '#' &&
    node['maxProperties'] !== 1 &&
    Object.keys(node['properties'] as object).some(
      (name) =>
        !(node['required'] as string[] | undefined)?.includes(name) &&
        !optional.some((end) => `${pointer}/${name}`.endsWith(end)),
    ),
  'may be on any object': (node, pointer) =>
    /^#\/properties\/x-[\w-]+$/.test(pointer) &&
    !('appliesTo' in node) &&
    pointer !== '#/properties/x-open-questions',
  'is a number without a bound': (node) =>
    ['number', 'integer'].includes(String(node['type'])) &&
    !('exclusiveMinimum' in node || 'minimum' in node),
  'can have several of its members': (node) =>
    'properties' in node && node['minProperties'] === 1 && node['maxProperties'] !== 1,
};
