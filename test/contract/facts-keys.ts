/** Facts that no key is invented: every key of the contract is among those that may be there. */
import { isObject, schemas, type Json, type JsonObject } from '../support/contract.ts';
import { at, same, type Check, type Fact } from './fact.ts';
import { fixed, maps, objects, pathExamples, reference, schemasWithExamples } from './interface-keys.ts';

const list = 'test/contract/interface-keys.ts';

export const keys: Record<string, Check> = {
  *'every key may stand where it stands'(root) {
    yield* allowed(root, 'Root', '');
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

/** What was found correct, by the type of object: mutants share most of their parts. */
const right = new Map<string, WeakSet<object>>();

function isRight(node: Json, type: string): boolean {
  return typeof node === 'object' && node !== null && (right.get(type)?.has(node) ?? false);
}

/** Runs a check of a part, and notes whether it is true everywhere. */
function* once(node: Json, type: string, check: () => Iterable<Fact>): Generator<Fact> {
  if (typeof node !== 'object' || node === null || isRight(node, type)) return;
  let holds = true;
  for (const fact of check()) {
    holds &&= fact[1];
    yield fact;
  }
  const known = right.get(type) ?? new WeakSet<object>();
  right.set(type, known);
  if (holds) known.add(node);
}

const allowed = (node: Json, type: string, pointer: string): Iterable<Fact> =>
  once(node, type, () => keysOf(node, type, pointer));

function* keysOf(node: Json, type: string, pointer: string): Generator<Fact> {
  const inner = /^[[{](\w+)[\]}]$/.exec(type)?.[1];
  if (inner !== undefined) {
    for (const [name, value] of Object.entries(node ?? {}))
      yield* allowed(value, inner, `${pointer}/${name}`);
    return;
  }
  if (!objects[type] || !isObject(node)) return;
  const known = '$ref' in node ? reference : objects[type];
  for (const [key, value] of Object.entries(node)) {
    const may = Object.hasOwn(known, key);
    const hint = `add it to \`objects.${type}\` in ${list}, or remove it`;
    yield [may ? `${pointer} has ${key}` : `${pointer} has no \`${key}\`: ${hint}`, may];
    if (may) yield* allowed(value, known[key] ?? '', `${pointer}/${key}`);
  }
}
