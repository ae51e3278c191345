import type { Field, Json, ServedResource, Values } from '../../../src/sandbox/contract/types.ts';
import { isObject } from '../../../src/shared/json.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import { outcomes } from '../../../src/sandbox/contract/outcomes.ts';
import type { XLifecycle, Model, Operation, Property, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { examplesOf, initialOf, processingResults } from './example-records.ts';
import { fieldOf } from './fields.ts';
import { readRules, type SandboxRules } from './rules.ts';
import { performed } from './support.ts';

interface ResourceOperations {
  name: string;
  schema: Schema;
  operations: Operation[];
}

/** What the data of the sandbox is made from, read once for all operations. */
export interface DataContext {
  model: Model;
  rules: SandboxRules;
  /** The resources that operations act on, by name. */
  kinds: Map<string, ResourceOperations>;
  /** The resource of each operation. */
  of: Map<Operation, string>;
  /** The paths of single records, with parameters in snake_case, and the resource of each. */
  items: Map<string, string>;
  /** Keys of the parameters that name the team. */
  team: ReadonlySet<string>;
  /** Returns those questions that the sandbox has a setting for. */
  withSetting(questions: readonly string[]): string[];
  /** The member of the contract's first example of an error that has text. */
  errorMember: string;
  /** Filled with the examples that responses refer to. */
  examples: Record<string, Json>;
}

export function readContext(model: Model): DataContext {
  const settings = new Set(model.settings.map(({ id }) => id));
  const parameters = model.operations.flatMap((operation) => operation.parameters);
  const { kinds, of } = readResourceOperations(model);
  return {
    model,
    rules: readRules(model),
    kinds,
    of,
    items: itemPaths(model, of),
    team: new Set(parameters.filter(({ option }) => option === 'teamId').map(({ snakeName }) => snakeName)),
    withSetting: (questions) => questions.filter((id) => settings.has(id)),
    errorMember: errorMemberOf(model),
    examples: {},
  };
}

function errorMemberOf({ operations }: Model): string {
  const errors = operations.flatMap(({ responses }) => responses.filter(({ success: isGood }) => !isGood));
  const example = errors.flatMap(({ examples }) => examples.map(({ value }) => value)).find(isObject);
  return Object.entries(example ?? {}).find(([, value]) => typeof value === 'string')?.[0] ?? 'message';
}

function readResourceOperations(model: Model): Pick<DataContext, 'kinds' | 'of'> {
  const of = new Map<Operation, string>();
  const kinds = new Map<string, ResourceOperations>();
  const add = (name: string, schema: Schema | undefined): ResourceOperations | undefined => {
    const known = kinds.get(name) ?? (schema && { name, schema, operations: [] });
    if (known) kinds.set(name, known);
    return known;
  };
  for (const operation of model.operations) {
    const { crud, transition, success, resource } = operation;
    const name = resource ?? crud?.collection;
    if (name === undefined || performed(operation, model).by === 'example') continue;
    const kind = add(name, model.schemas[name] ?? success.resourceSchema ?? success.value);
    kind?.operations.push(operation);
    if (kind) of.set(operation, name);
    for (const { record: created } of transition?.creates ?? []) add(created, model.schemas[created]);
  }
  return { kinds, of };
}

/** The resources that a form with files creates, per file and per request; empty if the contract has none. */
export function createdByForms(model: Model): { fileResource: string; requestResource: string } {
  const stored = model.operations.filter((each) => performed(each, model).by === 'transition');
  const creates = stored.map(({ transition }) => transition?.creates ?? []);
  const form = creates.find((each) => each.some(({ per }) => per === 'file')) ?? [];
  const created = (wanted: string): string => form.find(({ per }) => per === wanted)?.record ?? '';
  return { fileResource: created('file'), requestResource: created('request') };
}

/** What the names of files decide. */
export const outcomeRows: [name: string, does: string][] = Object.entries(outcomes).map(
  ([name, { does }]) => [name, does],
);

function itemPaths(model: Model, of: Map<Operation, string>): Map<string, string> {
  const paths = new Map<string, string>();
  for (const operation of model.operations) {
    const { crud, idParameter, path } = operation;
    const name = of.get(operation);
    if (name === undefined || idParameter === undefined) continue;
    const end = path.indexOf(`{${idParameter}}`) + idParameter.length + 2;
    if (crud || operation.transition) paths.set(snakePath(path.slice(0, end)), name);
  }
  return paths;
}

export const snakePath = (path: string): string =>
  path.replace(/\{([^{}]+)\}/g, (_, name: string) => `{${snake(name)}}`);

export const keysOf = (path: string): string[] =>
  [...snakePath(path).matchAll(/\{([^{}]+)\}/g)].map(([, key = '']) => key);

/** Returns what the sandbox needs of a resource. */
export function resource(kind: ResourceOperations, context: DataContext): ServedResource {
  const { model, items, rules } = context;
  const { name, schema, operations } = kind;
  const members = schema.properties;
  const set = namesSet(model);
  const fields = members.map((each) => fieldOf(each, rules.of, set.has(snake(each.name))));
  const examples = examplesOf(model, name, operations);
  const { noun = 'record', lifecycle } = model.resources[name] ?? {};
  const id = idField(kind, fields);
  const scope = scopeOf(kind, context);
  const values = valuesOf(members, examples, lifecycle);
  return {
    name,
    noun,
    id,
    idType: idTypeOf(members.find((property) => property.name === id)?.schema, examples, id),
    fields,
    ...values,
    ...(lifecycle && { lifecycle: lifecycleOf(lifecycle) }),
    foreignKeys: foreignKeysOf(name, [...fields.map((field) => field.snakeName), ...scope], items),
    parentParameters: scope,
    ...(isPerParent(name, context) && { perParent: true as const }),
    existing: existingOf(kind, model, { id, noun, examples, initial: values.initial }),
  };
}

/** The names in snake_case of what requests, their files and the clock of the sandbox set. */
const namesSet = ({ operations }: Model): Set<string> =>
  new Set([
    'id',
    'name',
    'file_type',
    'file_size',
    'created_at',
    'updated_at',
    ...operations.flatMap(({ parameters, body, transition }) => [
      ...parameters.map(({ snakeName }) => snakeName),
      ...(body?.schema.properties ?? []).map(({ name }) => snake(name)),
      ...Object.keys(transition?.to ?? {}).map(snake),
    ]),
  ]);

/** The field that identifies a resource: `id`, or the one that the parameter of its path is named like. */
function idField({ name, operations }: ResourceOperations, fields: readonly Field[]): string {
  const [parameter] = operations.flatMap(({ idParameter }) => idParameter ?? []);
  const key = snake(parameter ?? '');
  const found =
    fields.find((field) => field.name === 'id') ??
    fields.find((field) => field.snakeName === key) ??
    fields.find((field) => `${snake(name)}_${field.snakeName}` === key);
  return found?.name ?? 'id';
}

function idTypeOf(schema: Schema | undefined, examples: Values[], id: string): ServedResource['idType'] {
  if (schema?.types.some((type) => type === 'integer' || type === 'number')) return 'integer';
  return isUuid(examples.map((example) => example[id]).find(Boolean)) ? 'uuid' : 'string';
}

/** The parameters of the paths of a resource that name what it belongs to. */
function scopeOf({ name, operations }: ResourceOperations, context: DataContext): string[] {
  const around = operations.flatMap(({ crud }) => (crud ? keysOf(crud.collection) : []));
  const own = around.filter((key) => !context.team.has(key));
  return [...new Set([...parentsOf(name, context).flat(), ...own])];
}

/** The parameters of parents in each path of a record. */
function parentsOf(name: string, { items, team }: DataContext): string[][] {
  const paths = [...items].filter(([, of]) => of === name).map(([path]) => keysOf(path).slice(0, -1));
  return paths.map((keys) => keys.filter((key) => !team.has(key)));
}

/** The values of a new resource, and those that arise while it is processed. */
function valuesOf(
  members: Property[],
  examples: Values[],
  lifecycle: XLifecycle | undefined,
): Pick<ServedResource, 'initial' | 'processingResults'> {
  const { field = '', moves = [], states = {} } = lifecycle ?? {};
  const first = moves.find(({ from }) => from === undefined)?.to ?? Object.keys(states)[0];
  const inStart = lifecycle ? examples.filter((example) => example[field] === first) : [];
  const initial = initialOf(members, inStart[0] ?? examples[0] ?? {});
  if (first !== undefined) initial[field] = first;
  return { initial, processingResults: processingResults(initial, examples, inStart) };
}

const lifecycleOf = ({ field, states, moves }: XLifecycle): NonNullable<ServedResource['lifecycle']> => ({
  field,
  states: Object.keys(states),
  moves: moves.map(({ from, to, unknown }) => omitUndefined({ from, to, unknown })),
});

/** The resources that are there from the start: those of the examples if no operation creates any. */
function existingOf(
  { name, operations }: ResourceOperations,
  model: Model,
  { id, noun, examples, initial }: { id: string; noun: string; examples: Values[]; initial: Values },
): Values[] {
  const isCreated =
    operations.some((each) => each.crud?.action === 'create') ||
    model.operations.some(({ transition }) => transition?.creates?.some(({ record }) => record === name));
  if (isCreated) return [];
  const byId = new Map(examples.filter((example) => id in example).map((example) => [example[id], example]));
  return byId.size > 0 ? [...byId.values()] : [{ ...initial, [id]: `${noun}-1` }];
}

function isPerParent(name: string, context: DataContext): boolean {
  const parents = parentsOf(name, context).map((keys) => keys.join());
  return new Set(parents).size === 1 && parents[0] !== '';
}

/** The fields and parameters that name a record of another resource. */
function foreignKeysOf(name: string, keys: string[], items: Map<string, string>): Record<string, string> {
  const foreignKeys: Record<string, string> = {};
  for (const [path, other] of items) {
    const key = keysOf(path).at(-1) ?? '';
    if (other !== name && key !== 'id' && keys.includes(key)) foreignKeys[key] = other;
  }
  return foreignKeys;
}

const isUuid = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
