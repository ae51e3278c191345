/** Rules on the examples that show one resource: they agree, and a change shows before and after. */
import type { Json, Model } from '../../model/index.ts';
import { mainOf } from './operation-rules.ts';
import { type ExampleRule, isFields, type ShownExample, type ShownObject } from './shown.ts';

const key = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The objects that show a resource of a kind, by their ids. A result of a creation shows it too. */
function resourcesOf(examples: ShownExample[], model: Model, name: string): Map<Json, ShownObject[]> {
  const byId = new Map<Json, ShownObject[]>();
  for (const example of examples) {
    const object = example.status?.startsWith('2') ? mainOf(example) : undefined;
    const id = object?.value['id'];
    const { record } = example.operation;
    if (!object || id === undefined || (object.schema.name !== name && record !== name)) continue;
    if (isFields(id) || !model.resources[name]) continue;
    byId.set(id, [...(byId.get(id) ?? []), object]);
  }
  return byId;
}

/** The fields of a resource that no operation and no lifecycle changes. */
function fixedFields({ operations, resources }: Model, name: string): Set<string> {
  const resource = resources[name];
  const changed = new Set(
    operations
      .filter(({ record }) => record === name)
      .flatMap(({ transition }) => Object.keys(transition?.to ?? {})),
  );
  const fixed = (resource?.schema.properties ?? []).filter(
    ({ name: field, schema }) =>
      !changed.has(field) && !schema.nullable && !schema.values && !schema.lifecycle && field !== 'pages',
  );
  return new Set(
    fixed
      .filter(
        ({ schema }) =>
          schema.types.includes('string') || schema.items?.name === undefined || isPair(schema.items),
      )
      .map(({ name: field }) => key(field)),
  );
}

/** Whether a schema has only required strings, such as a name and a value. */
const isPair = ({ properties }: { properties: { required: boolean; schema: { types: string[] } }[] }) =>
  properties.length > 0 &&
  properties.every(({ required, schema }) => required && schema.types.includes('string'));

export const resourceRules: Record<string, ExampleRule> = {
  *'same-resource'(examples, model) {
    for (const name of Object.keys(model.resources)) {
      const fixed = fixedFields(model, name);
      for (const [id, objects] of resourcesOf(examples, model, name)) {
        const known = new Map<string, { value: string; pointer: string }>();
        for (const { value, pointer } of objects) {
          for (const [field, shown] of Object.entries(value)) {
            if (!fixed.has(key(field))) continue;
            const text = JSON.stringify(shown);
            const first = known.get(key(field));
            if (!first) known.set(key(field), { value: text, pointer });
            else if (first.value !== text) {
              const message = `\`${field}\` of ${String(id)} is ${text} here and ${first.value} in another example. No operation changes it: use one value.`;
              yield { pointer: `${pointer}/${field}`, message };
            }
          }
        }
      }
    }
  },

  /** What an operation changes to the value of a parameter was different before. */
  *'before-and-after'(examples, { operations }) {
    for (const { id, transition, record, parameters } of operations) {
      for (const [field, outcome] of Object.entries(transition?.to ?? {})) {
        const sent = parameters.find(({ name }) => name === outcome.parameter)?.example;
        if (sent === undefined) continue;
        for (const example of examples) {
          const { operation } = example;
          const object = mainOf(example);
          if (!object || operation.store?.action !== 'get' || object.schema.name !== record) continue;
          if (object.value[field] !== sent) continue;
          const message = `\`${field}\` is ${JSON.stringify(sent)} here, and the example of ${id} changes it to the same value. Use two values.`;
          yield { pointer: `${object.pointer}/${field}`, message };
        }
      }
    }
  },

  /** Where a request creates a resource, one of its examples has the values that the response shows. */
  *'request-and-response'(examples) {
    for (const example of examples) {
      const { operation } = example;
      const object = mainOf(example);
      if (!object || !operation.transition?.creates || !example.status?.startsWith('2')) continue;
      const { value, pointer } = object;
      const requests = examples.filter((each) => each.operation === operation && each.status === undefined);
      for (const { name: field, schema } of operation.body?.schema.properties ?? []) {
        const shown = value[field];
        const sent = requests.flatMap((request) =>
          isFields(request.value) && field in request.value ? [request.value[field]] : [],
        );
        if (shown === undefined || sent.length === 0 || !schema.types.includes('string')) continue;
        if (sent.includes(shown)) continue;
        const message = `\`${field}\` is ${JSON.stringify(shown)}, and the example requests send ${sent.map((each) => JSON.stringify(each)).join(' or ')}. Use one value.`;
        yield { pointer: `${pointer}/${field}`, message };
      }
    }
  },
};
