/** The names and numbers of the contract that a sentence can mention. */
import { members } from '../../lib/pointer.ts';
import type { Model, Operation, Schema } from '../../model/index.ts';
import type { Named } from './operations.ts';

export interface Vocabulary {
  /** Values of enums, and states. */
  values: Set<string>;
  /** Statuses of responses, and those that a setting can choose. */
  statuses: Set<string>;
  scopes: Set<string>;
  /** First parts of scopes, such as `task`. */
  areas: Set<string>;
  headers: Set<string>;
  /** Names of fields, parameters, operations, events, examples, conditions, questions and settings. */
  names: Set<string>;
  operations: (Named & Pick<Operation, 'path'>)[];
  /** Limits as they are written in a sentence: `40 MB`. */
  limits: { text: string; per: string }[];
}

/** Collects what the sentences about a contract can mention. `document` has the names of its extension fields. */
export function vocabularyOf(model: Model, document: object): Vocabulary {
  const schemas = new Set<Schema>();
  for (const schema of Object.values(model.schemas)) collect(schema, schemas);
  for (const { body, responses } of model.operations) {
    for (const schema of [
      body?.schema,
      ...responses.flatMap(({ contents }) => contents.map((each) => each.schema)),
    ])
      if (schema) collect(schema, schemas);
  }
  const all = [...schemas];
  const lifecycles = Object.values(model.resources).flatMap(({ lifecycle }) => lifecycle ?? []);
  const { operations, settings, questions, scopes, limits } = model;
  const transitions = operations.flatMap(({ transition }) => transition ?? []);
  const chosen = settings.flatMap(({ setting }) => setting.values);
  const spellings = scopes.flatMap((scope) => scope.spellings);
  const parameters = operations.flatMap((operation) => operation.parameters);
  const values = all.flatMap((schema) => (schema.values ?? []).map(String));
  return {
    values: new Set([...values, ...lifecycles.flatMap(({ states }) => Object.keys(states))]),
    statuses: new Set([
      ...operations.flatMap(({ responses }) => responses.map(({ status }) => status)),
      ...Object.values(limits).flatMap(({ rejectedWith }) => rejectedWith ?? []),
      ...chosen.filter((value) => /^\d{3}$/.test(value)),
    ]),
    scopes: new Set(spellings),
    areas: new Set(spellings.map((spelling) => spelling.split('.')[0] ?? '')),
    headers: new Set([
      'Authorization',
      ...parameters.filter((each) => each.in === 'header').map(({ name }) => name),
      ...operations.flatMap(({ responses }) =>
        responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
      ),
    ]),
    names: new Set([
      ...values,
      ...all.flatMap(({ properties }) => properties.map(({ name }) => name)),
      ...Object.keys(model.schemas),
      ...parameters.map(({ name }) => name),
      ...operations.flatMap(({ id, path }) => [id, ...path.split(/[^\w]+/)]),
      ...operations.flatMap(({ body, responses }) =>
        [...(body?.examples ?? []), ...responses.flatMap(({ examples }) => examples)].map(({ name }) => name),
      ),
      ...transitions.flatMap(({ event }) => event ?? []),
      ...Object.keys(model.conditions),
      ...questions.flatMap((question) => [question.id, ...Object.keys(question)]),
      ...model.tags.flatMap(({ namespace }) => namespace),
      ...chosen,
      ...model.servers.flatMap(({ url }) => url.split(/[^\w]+/)),
      ...[...members(document)].map(({ key }) => key),
    ]),
    operations,
    limits: Object.values(limits).map(({ value, unit, per }) => ({ text: `${value} ${unit}`, per })),
  };
}

function collect(schema: Schema, seen: Set<Schema>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { properties, items, tuple, alternatives, content, map } = schema;
  const inner = [items, content, map, ...tuple, ...alternatives, ...properties.map((each) => each.schema)];
  for (const each of inner) if (each) collect(each, seen);
}
