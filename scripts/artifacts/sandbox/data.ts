import type {
  Contract,
  DocumentedResponse,
  Json,
  Member,
  Operation as Entry,
  Parameter as ParameterEntry,
  Success,
} from '../../../src/sandbox/engine/types.ts';
import { transpile } from '../../lib/transpile.ts';
import type { Model, Operation, Parameter, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { guardsModule } from '../guards-module.ts';
import { bodyEntry, setOf } from './bodies.ts';
import {
  fieldOf,
  isObject,
  itemPaths,
  keysOf,
  readKinds,
  recordsIn,
  resource,
  sample,
  snakePath,
  upserts,
} from './kinds.ts';
import { Validators } from './validators.ts';

/** The modules `contract` and `validators`: what the sandbox needs from the contract. */
export function dataModules(model: Model, version: string): Record<string, string> {
  const validators = new Validators(model.jsonSchemas.bundle);
  const data = readData(model, version, validators);
  const text = JSON.stringify(data, null, 2).replace(/"@validate\.(\w+)"/g, 'validate.$1');
  const { code, names } = validators.module();
  return {
    ...transpile('sandbox', { 'data/guards.ts': guardsModule(model) }),
    'contract.js': `import * as validate from './validators.js';\n\nexport const contract = ${text};\n`,
    'contract.d.ts': `import type { Contract } from './engine/types.js';\n\nexport declare const contract: Contract;\n`,
    'validators.js': code,
    'validators.d.ts': [
      "import type { Validator } from './engine/types.js';",
      ...names.map((name) => `export declare const ${name}: Validator;`),
      '',
    ].join('\n'),
  };
}

function readData(model: Model, version: string, validators: Validators): Contract<string> {
  const { kinds, of } = readKinds(model);
  const items = itemPaths(model, of);
  const team = new Set(
    model.operations.flatMap(({ parameters }) =>
      parameters.filter(({ option }) => option === 'teamId').map(({ key }) => key),
    ),
  );
  const creates = model.operations.flatMap(({ transition }) => transition?.creates ?? []);
  const created = (per: string): string => creates.find((each) => each.per === per)?.record ?? '';
  const forms = model.operations.find(({ transition }) =>
    transition?.creates?.some(({ per }) => per === 'file'),
  );
  const perFile = created('file');
  const perRequest = forms?.transition?.creates?.find(({ per }) => per === 'request')?.record ?? '';
  const examples: Record<string, Json> = {};
  const context: Context = { model, of, items, team, examples, validators };
  return {
    version,
    operations: model.operations.map((each) => operation(each, context)),
    scopes: scopesOf(model),
    resources: Object.fromEntries(
      [...kinds.values()].map((kind) => [
        kind.name,
        {
          ...resource(model, kind, items, team),
          ...([perFile, perRequest].includes(kind.name) && {
            validate: validators.add(kind.name, model.jsonSchemas.closed(kind.name)),
          }),
        },
      ]),
    ),
    perFile,
    perRequest,
    values: Object.fromEntries(values(model)),
    settings: model.settings.map(({ id, title, sandbox, setting }) => ({ id, title, sandbox, ...setting })),
    examples,
    errorMember: errorMember(model),
  };
}

/** The spellings of each scope, those included that have only one. */
function scopesOf({ scopes, operations }: Model): string[][] {
  const known = scopes.map(({ spellings }) => spellings);
  const others = operations.map((each) => each.scopes).filter((names) => names.length === 1);
  const single = new Set(others.flat().filter((name) => !known.flat().includes(name)));
  return [...known, ...[...single].map((name) => [name])];
}

interface Context {
  model: Model;
  of: Map<Operation, string>;
  items: Map<string, string>;
  team: Set<string>;
  /** Filled with the examples that responses refer to. */
  examples: Record<string, Json>;
  validators: Validators;
}

function operation(each: Operation, context: Context): Entry<string> {
  const { model, of, items, team, validators } = context;
  const { id, method, transition, store, recordParameter, parameters } = each;
  const path = snakePath(each.path);
  const keys = keysOf(path);
  const name = of.get(each);
  const recordKey = name === undefined || recordParameter === undefined ? undefined : snake(recordParameter);
  const before = recordKey === undefined ? keys : keys.slice(0, keys.indexOf(recordKey));
  const within = before.filter((key) => !team.has(key));
  const settings = new Set(model.settings.map((setting) => setting.id));
  const typed = parameters.every(isAnyText) ? [] : parameters.flatMap(parameterEntry);
  const teamKey = keys.find((key) => team.has(key));
  const { scopes, body } = each;
  return {
    id,
    method,
    path,
    ...(teamKey !== undefined && { team: teamKey }),
    ...(each.keyless && { keyless: true }),
    ...(scopes[0] !== undefined && { scope: scopes[0] }),
    ...(name !== undefined && { resource: name }),
    ...(recordKey !== undefined && { recordKey }),
    within,
    parents: [...items].flatMap(([item, resource]) => {
      const key = keysOf(item).at(-1) ?? '';
      return within.includes(key) && `${path}/`.startsWith(`${item}/`) ? [{ key, resource }] : [];
    }),
    ...(store && { action: store.action }),
    ...(upserts(each) && { upserts: true as const }),
    parameters: typed,
    ...(typed.length > 0 && {
      validateParameters: validators.add(`${id}Parameters`, model.jsonSchemas.parameters[id] ?? {}),
    }),
    ...(body && { body: bodyEntry(each, body, model, validators) }),
    responses: each.responses.map((response): DocumentedResponse => {
      const { status, contents, questions } = response;
      const [first] = contents;
      const shown = response.examples.map((example) => {
        const of = example.component ?? `${id} ${status} ${example.name}`;
        context.examples[of] = example.value;
        return { name: example.name, type: example.mediaType, of };
      });
      if (shown.length === 0 && first?.schema) {
        const of = `${id} ${status}`;
        context.examples[of] = sample(first.schema);
        shown.push({ name: 'sample', type: first.mediaType, of });
      }
      return {
        status,
        type: first?.mediaType ?? '',
        examples: shown,
        settings: questions.filter((question) => settings.has(question)),
      };
    }),
    success: success(each, model, name),
    ...(transition && {
      transition: {
        record: transition.record,
        ...(transition.to && { to: transition.to }),
        ...(transition.creates && { creates: transition.creates }),
        ...(transition.rejectedWith !== undefined && { rejectedWith: transition.rejectedWith }),
        ...(transition.event !== undefined && { event: transition.event }),
      },
    }),
    settings: each.allQuestions.filter((question) => settings.has(question)),
  };
}

/** Whether any text will do, as for most parameters of a path. */
const isAnyText = (parameter: Parameter): boolean => {
  const { types, values: known, alternatives } = parameter.schema;
  const open = types.every((type) => type === 'string') && !known && alternatives.length === 0;
  return parameterEntry(parameter).length === 0 || (parameter.in === 'path' && open);
};

/** What separates items in one text of the query, by style. */
const separators: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

function parameterEntry({ name, key, in: where, schema, style }: Parameter): ParameterEntry[] {
  const { types, items, default: standard } = schema;
  if (where === 'cookie' || (where === 'header' && /^(accept|content-type|authorization)$/i.test(name)))
    return [];
  return [
    {
      name: where === 'header' ? name.toLowerCase() : name,
      key,
      in: where,
      types,
      items: items?.types ?? [],
      ...(separators[style] !== undefined && { separator: separators[style] }),
      ...(style === 'deepObject' && {
        members: Object.fromEntries(schema.properties.map((each) => [each.name, each.schema.types])),
      }),
      ...(standard !== undefined && { default: standard }),
    },
  ];
}

/** Every set of values: that of a schema by its name, that of a property as `Issue.value`. */
function* values({ schemas }: Model): Generator<[string, string[]]> {
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema.values) yield [name, schema.values.map(String)];
    for (const { name: property, schema: each } of schema.properties) {
      const set = each.name === undefined ? setOf(name, property, each) : undefined;
      if (set !== undefined && each.values) yield [set, each.values.map(String)];
    }
  }
}

function success({ success: found, responses }: Operation, model: Model, name: string | undefined): Success {
  const { kind, statuses, partial, list, listIn, value, siblings } = found;
  const record = found.record ?? (list ? undefined : value);
  const stored = name === undefined ? undefined : (model.schemas[name] ?? record);
  const shown = responses
    .filter(({ success: good }) => good)
    .flatMap(({ examples }) => examples.flatMap((example) => recordsIn(found, example.value)));
  const viewed =
    record && name !== undefined && kind !== 'unknown' && record !== stored && record.name !== name;
  return {
    kind,
    statuses,
    partial,
    ...(list && { list: listIn === undefined ? {} : { in: listIn } }),
    ...(viewed && {
      view: {
        fields: record.properties.map((property) => fieldOf(property.name, property.schema)),
        sample: { ...samples(record), ...shown[0] },
      },
    }),
    siblings: siblings.map(member),
    page: list && listIn !== undefined && value ? pageOf(value, listIn) : [],
    sets: (record?.properties ?? []).flatMap((property) => {
      const set = setOf(record?.name ?? '', property.name, property.schema);
      return set === undefined ? [] : [{ field: property.name, set }];
    }),
  };
}

function samples(schema: Schema): Record<string, Json> {
  const value = sample(schema);
  return isObject(value) ? value : {};
}

const pageOf = (value: Schema, listIn: string): Member[] =>
  value.properties.filter(({ name }) => name !== listIn).map(member);

const member = ({ name, required, schema }: Schema['properties'][number]): Member => ({
  name,
  key: snake(name),
  required,
  nullable: schema.nullable,
  types: schema.types,
  members: schema.items ? [] : schema.properties.map(member),
});

/** The first member of the contract's examples of errors. */
function errorMember({ operations }: Model): string {
  const values = operations.flatMap(({ responses }) =>
    responses
      .filter((response) => !response.success)
      .flatMap(({ examples }) => examples.map(({ value }) => value)),
  );
  return Object.keys(values.find(isObject) ?? {})[0] ?? 'message';
}
