/** What extension fields and scopes refer to exists: schemas, fields, values, statuses, operations and open questions. */
import { escape, members } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import type { OpenQuestion } from '../model/catalogs.ts';
import {
  type Document,
  type Json,
  methods,
  type OperationObject,
  type PathItem,
  type SchemaObject,
} from '../model/document.ts';
import { resolve } from '../model/references.ts';

/** Reports a name at a pointer that is not among the known ones. An absent name is no problem. */
type Check = (pointer: string, kind: string, name: Json | undefined, known: Json[], hint?: string) => void;

/** @param placeOf Returns the place in a file of a pointer into the bundle. */
export function checkReferences(
  document: Document,
  questions: OpenQuestion[],
  placeOf: (pointer: string) => string,
): Problem[] {
  const problems: Problem[] = [];
  const check: Check = (pointer, kind, name, known, hint = '') => {
    if (name === undefined || known.includes(name)) return;
    const message = `\`${String(name)}\` is no ${kind}. Use one of: ${known.join(', ')}.${hint}`;
    problems.push({ place: placeOf(pointer), message, rule: 'references' });
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) checkOperation(operation, item, `#/paths/${escape(path)}/${method}`, document, check);
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas ?? {}))
    checkLifecycle(schema, `#/components/schemas/${escape(name)}`, document, check);
  const ids = questions.map(({ id }) => id);
  for (const { key, value, pointer } of members(document)) {
    if (!['x-open-questions', 'openQuestions', 'unknown'].includes(key) || pointer.includes('/value/'))
      continue;
    for (const id of [value as string | string[]].flat())
      if (!ids.includes(id)) {
        const message = `There is no open question \`${id}\`. Correct it, or add it to open-questions.yaml.`;
        problems.push({ place: placeOf(pointer), message, rule: 'references' });
      }
  }
  return problems;
}

function checkOperation(
  operation: OperationObject,
  item: PathItem,
  at: string,
  document: Document,
  check: Check,
): void {
  const { 'x-transition': transition, 'x-resource': resource, requestBody, security = [] } = operation;
  const schemas = document.components.schemas ?? {};
  const statuses = Object.keys(operation.responses);
  check(`${at}/x-resource/record`, 'schema', resource?.record, Object.keys(schemas));
  const others = Object.values(document.paths)
    .flatMap((each) => methods.flatMap((method) => each[method] ?? []))
    .filter((each) => each !== operation)
    .map(({ operationId }) => operationId);
  check(`${at}/x-shorthand`, 'other operation', operation['x-shorthand'], others);

  const spellings = Object.values(document.components.securitySchemes ?? {})
    .flatMap((scheme) => scheme['x-scope-aliases'] ?? [])
    .flatMap((scope) => scope.spellings);
  const hint = ' A new scope needs an entry in the `x-scope-aliases` of its security scheme.';
  for (const [index, requirement] of security.entries())
    for (const [scheme, scopes] of Object.entries(requirement))
      for (const [position, scope] of scopes.entries())
        check(`${at}/security/${index}/${escape(scheme)}/${position}`, 'scope', scope, spellings, hint);

  const body = requestBody && resolve(document, requestBody);
  for (const [mediaType, media] of Object.entries(body?.content ?? {})) {
    for (const [limit, { rejectedWith }] of Object.entries(media['x-limits'] ?? {})) {
      const pointer = `${at}/requestBody/content/${escape(mediaType)}/x-limits/${limit}/rejectedWith`;
      check(pointer, `response of this operation, as ${limit} needs`, rejectedWith, statuses);
    }
  }
  if (!transition) return;

  const within = `${at}/x-transition`;
  const { record, from = {}, to = {}, creates = [], rejectedWith } = transition;
  check(`${within}/record`, 'schema', record, Object.keys(schemas));
  check(`${within}/rejectedWith`, 'response of this operation', rejectedWith, statuses);
  for (const [index, created] of creates.entries())
    check(`${within}/creates/${index}/record`, 'schema', created.record, Object.keys(schemas));
  const { properties } = schemas[record] ?? {};
  if (!properties) return;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (parameter) => resolve(document, parameter).name,
  );
  for (const [part, rules] of Object.entries({ from, to })) {
    for (const [field, rule] of Object.entries(rules)) {
      const pointer = `${within}/${part}/${escape(field)}`;
      check(pointer, `field of ${record}`, field, Object.keys(properties));
      const { in: some = [], notIn: none = [], value, parameter } = rule as Partial<Rule>;
      const property = properties[field];
      const known = property && valuesOf(resolve(document, property));
      for (const used of known ? [...some, ...none, ...(value === undefined ? [] : [value])] : [])
        check(pointer, `value of ${field}`, used, known ?? []);
      check(`${pointer}/parameter`, 'parameter of this operation', parameter, parameters);
    }
  }
}

/** The members of a guard and of an outcome. */
interface Rule {
  in: Json[];
  notIn: Json[];
  value: Json;
  parameter: string;
}

/** A lifecycle is on the schema of the field that it names, and describes exactly the values of its enum. */
function checkLifecycle(schema: SchemaObject, at: string, document: Document, check: Check): void {
  const lifecycle = schema['x-lifecycle'];
  if (!lifecycle) return;
  const { record, field, states, moves } = lifecycle;
  const property = document.components.schemas?.[record]?.properties?.[field];
  const pointer = `${at}/x-lifecycle`;
  const hint = ' Name the resource and the field that this schema describes.';
  check(`${pointer}/field`, `field of ${record} with this schema`, property?.$ref ?? field, [at], hint);
  const values = valuesOf(schema) ?? [];
  for (const state of Object.keys(states))
    check(`${pointer}/states/${escape(state)}`, 'value of the enum', state, values);
  for (const value of values)
    check(`${pointer}/states`, 'state with a description', value, Object.keys(states));
  for (const [state, { spellingOf }] of Object.entries(states))
    check(`${pointer}/states/${escape(state)}/spellingOf`, 'state', spellingOf, values);
  for (const [index, { from, to }] of moves.entries())
    for (const [end, state] of Object.entries({ from, to }))
      check(`${pointer}/moves/${index}/${end}`, 'state', state, values);
}

/** The values that a schema lists, itself or in a branch of `anyOf`; undefined if it lists none. */
function valuesOf(schema: SchemaObject): Json[] | undefined {
  if (schema.type === 'boolean') return [true, false];
  const values = [schema, ...(schema.anyOf ?? [])].flatMap((branch) => branch.enum ?? []);
  return values.length > 0 ? values : undefined;
}
