import type { Json, Resource } from '../../../src/sandbox/contract-types.ts';
import { outcomes } from '../../../src/sandbox/outcomes.ts';
import { membersOf, type Model, type Operation, type Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { examplesOf, existing, initialOf, results } from './example-records.ts';
import { fieldOf, typesOf } from './fields.ts';

/** A resource of the sandbox, and how operations use it. */
export interface Kind {
  name: string;
  schema: Schema;
  operations: Operation[];
}

/** The resources that operations act on, by name, and the resource of each operation. */
export function readKinds(model: Model): { kinds: Map<string, Kind>; of: Map<Operation, string> } {
  const items = new Map<string, string>();
  const stored = model.operations.filter(({ store }) => store);
  // What one reads by its id is what the collection consists of.
  for (const action of ['create', 'list', 'delete', 'update', 'get'] as const) {
    for (const { store, record } of stored) {
      if (store?.action === action && record !== undefined) items.set(store.collection, record);
    }
  }
  const of = new Map<Operation, string>();
  const kinds = new Map<string, Kind>();
  const add = (name: string, schema: Schema | undefined): Kind | undefined => {
    const known = kinds.get(name) ?? (schema && { name, schema, operations: [] });
    if (known) kinds.set(name, known);
    return known;
  };
  for (const operation of model.operations) {
    const { store, transition, success, record } = operation;
    if (!transition && !store) continue;
    const name = transition?.record ?? items.get(store?.collection ?? '') ?? record ?? store?.collection;
    if (name === undefined) continue;
    const kind = add(name, model.schemas[name] ?? success.record ?? success.value);
    kind?.operations.push(operation);
    if (kind) of.set(operation, name);
    for (const { record: created } of transition?.creates ?? []) add(created, model.schemas[created]);
  }
  return { kinds, of };
}

/** The resources that a form with files creates, per file and per request; empty if the contract has none. */
export function createdByForms({ operations }: Model): { perFile: string; perRequest: string } {
  const creates = operations.map(({ transition }) => transition?.creates ?? []);
  const form = creates.find((each) => each.some(({ per }) => per === 'file')) ?? [];
  const created = (wanted: string): string => form.find(({ per }) => per === wanted)?.record ?? '';
  return { perFile: created('file'), perRequest: created('request') };
}

/** The outcomes that file names decide, without those that end in a state that the contract does not have. */
export function outcomesOf(model: Model): [name: string, does: string][] {
  const { lifecycle } = model.resources[createdByForms(model).perFile] ?? {};
  return Object.entries(outcomes).flatMap(([name, { does, ends }]): [string, string][] =>
    ends === undefined || (lifecycle && ends in lifecycle.states) ? [[name, does]] : [],
  );
}

/** Whether an operation updates a resource, or creates the one that is not there: it has a status for that. */
export const upserts = ({ method, store, success }: Operation): boolean =>
  method === 'PUT' && store?.action === 'update' && !store.single && success.statuses.includes('201');

/** The paths of single records, with parameters in snake_case, and the resource of each. */
export function itemPaths(model: Model, of: Map<Operation, string>): Map<string, string> {
  const paths = new Map<string, string>();
  for (const operation of model.operations) {
    const { store, recordParameter, path } = operation;
    const name = of.get(operation);
    if (name === undefined || recordParameter === undefined) continue;
    const end = path.indexOf(`{${recordParameter}}`) + recordParameter.length + 2;
    if (store || operation.transition) paths.set(snakePath(path.slice(0, end)), name);
  }
  return paths;
}

export const snakePath = (path: string): string =>
  path.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${snake(name)}}`);

export const keysOf = (path: string): string[] =>
  [...snakePath(path).matchAll(/\{([^{}]+)\}/g)].map(([, key = '']) => key);

export function resource(
  model: Model,
  { name, schema, operations }: Kind,
  items: Map<string, string>,
  team: Set<string>,
): Resource<string> {
  const own = operations.find(({ recordParameter }) => recordParameter !== undefined)?.recordParameter;
  const key = own === undefined ? undefined : snake(own);
  const examples = examplesOf(model, name, operations);
  const members = membersOf(schema);
  const kept = members.filter((property) => !property.schema.writeOnly);
  const fields = kept.map((property) => ({ ...fieldOf(property), ...typesOf(property, operations) }));
  const id = (
    fields.find((field) => field.name === 'id') ??
    fields.find((field) => field.key === key) ??
    fields.find((field) => `${snake(name)}_${field.key}` === key)
  )?.name;
  const idSchema = members.find((property) => property.name === id)?.schema;
  const known = model.resources[name];
  const lifecycle = known?.lifecycle;
  const scope = new Set(
    [...items].flatMap(([path, of]) => (of === name ? keysOf(path).slice(0, -1) : [])).filter(isNot(team)),
  );
  for (const { store } of operations) {
    if (store) for (const each of keysOf(store.collection)) if (!team.has(each)) scope.add(each);
  }
  const creatable =
    operations.some((each) => each.store?.action === 'create' || upserts(each)) ||
    model.operations.some(({ transition }) => transition?.creates?.some(({ record }) => record === name));
  const start = lifecycle?.moves.find(({ from }) => from === undefined)?.to;
  const first = start ?? Object.keys(lifecycle?.states ?? {})[0];
  const inStart = examples.find((example) => lifecycle && example[lifecycle.field] === first);
  const initial = initialOf(kept, inStart ?? examples[0] ?? {});
  if (lifecycle && first !== undefined) initial[lifecycle.field] = first;
  return {
    name,
    noun: known?.noun ?? name.split('/').at(-1) ?? name,
    id: id ?? 'id',
    idType: idSchema?.types.some((type) => type === 'integer' || type === 'number')
      ? 'integer'
      : isUuid(examples.find((example) => example[id ?? 'id'] !== undefined)?.[id ?? 'id'])
        ? 'uuid'
        : 'string',
    fields,
    initial,
    results: results(
      initial,
      examples,
      examples.filter((example) => lifecycle && example[lifecycle.field] === first),
    ),
    ...(lifecycle && {
      lifecycle: {
        field: lifecycle.field,
        states: Object.keys(lifecycle.states),
        moves: lifecycle.moves.map(({ from, to, unknown }) => ({
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          ...(unknown !== undefined && { unknown }),
        })),
      },
    }),
    links: linksOf(name, [...fields.map((field) => field.key), ...scope], items),
    scope: [...scope],
    ...(isPerParent(name, items, team) && { perParent: true as const }),
    existing: operations.some(({ store }) => store?.single)
      ? [examples[0] ?? initial]
      : creatable
        ? []
        : existing(id ?? 'id', examples, initial, known?.noun ?? 'record'),
  };
}

/** Whether every path of a record has the same parameters of parents. */
function isPerParent(name: string, items: Map<string, string>, team: Set<string>): boolean {
  const parents = [...items].flatMap(([path, of]) =>
    of === name ? [keysOf(path).slice(0, -1).filter(isNot(team)).join(' ')] : [],
  );
  return new Set(parents).size === 1 && parents[0] !== '';
}

/** The fields and parameters that name a record of another resource. */
function linksOf(name: string, keys: string[], items: Map<string, string>): Record<string, string> {
  const links: Record<string, string> = {};
  for (const [path, other] of items) {
    const key = keysOf(path).at(-1) ?? '';
    if (other !== name && key !== 'id' && keys.includes(key)) links[key] = other;
  }
  return links;
}

const isUuid = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

const isNot =
  (names: Set<string>) =>
  (name: string): boolean =>
    !names.has(name);
