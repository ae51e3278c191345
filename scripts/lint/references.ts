/**
 * What extension fields and scopes refer to exists: schemas, fields, values, statuses and operations. Where
 * nothing shows what an operation does to which resource, the contract states it.
 */
import { lifecyclePointer } from '../model/pointers.ts';
import { memberPointer } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import type { Model, Operation, Property, Schema, XTransition } from '../model/index.ts';
import { snake } from '../model/names.ts';
import { hasType } from '../model/normal-schemas.ts';

/** Reports a name at a pointer that is not among the known ones. An absent name is no problem. */
type Known = (pointer: string, kind: string, name: unknown, known: readonly unknown[], hint?: string) => void;

/** @param locationOf Returns the location of a pointer into the bundle. */
export function checkReferences(model: Model, locationOf: (pointer: string) => string): Problem[] {
  const problems: Problem[] = [];
  const report = (pointer: string, message: string) => {
    problems.push({ location: locationOf(pointer), message, rule: 'references' });
  };
  const check: Known = (pointer, kind, name, known, hint = '') => {
    if (name === undefined || known.includes(name)) return;
    report(pointer, `\`${String(name)}\` is no ${kind}. Use one of: ${known.join(', ')}.${hint}`);
  };
  for (const operation of model.operations) {
    checkOperation(operation, model, check);
    for (const name of ignoredFields(operation, model))
      report(
        `${operation.pointer}/x-transition`,
        `The body has \`${name}\`, a field of ${operation.resource}, and the transition does not set it. Add \`${name}: { parameter: ${name} }\` to its \`to\`.`,
      );
    const { method, path, pointer, crud, transition, declaredResource } = operation;
    if (method !== 'GET' && !crud && !transition && !declaredResource)
      report(
        pointer,
        `${method} ${path} does not show what it does to which resource. Add \`x-resource: { action: create, record: Task }\` with one of get, list, create, update and delete, \`x-resource: { action: none }\` if it changes no resource, or an \`x-transition\`.`,
      );
  }
  for (const [name, schema] of Object.entries(model.schemas)) checkLifecycle(name, schema, model, check);
  return problems;
}

function checkOperation(operation: Operation, model: Model, check: Known): void {
  const { id, pointer: at, shorthandOf, security, body, responses } = operation;
  const statuses = responses.map(({ status }) => status);
  const others = model.operations.map((other) => other.id).filter((other) => other !== id);
  check(`${at}/x-shorthand`, 'other operation', shorthandOf, others);

  const spellings = model.scopes.flatMap((scope) => scope.spellings);
  const hint = ' A new scope needs an entry in the `x-scope-aliases` of its security scheme.';
  for (const [index, requirement] of security.entries())
    for (const [scheme, scopes] of Object.entries(requirement))
      for (const [position, scope] of scopes.entries())
        check(memberPointer(at, 'security', index, scheme, position), 'scope', scope, spellings, hint);

  for (const { pointer, limits } of body ? [body, ...body.others] : [])
    for (const [limit, { rejectedWith }] of Object.entries(limits))
      check(
        `${pointer}/x-limits/${limit}/rejectedWith`,
        `response of this operation, as ${limit} needs`,
        rejectedWith,
        statuses,
      );
  // A shorthand has the fields of its full operation.
  if (shorthandOf === undefined) checkTransition(operation, statuses, model, check);
}

function checkTransition(operation: Operation, statuses: string[], { schemas }: Model, check: Known): void {
  const { pointer: at, transition, declaredResource } = operation;
  const names = Object.keys(schemas);
  check(`${at}/x-resource/record`, 'schema', declaredResource?.record, names);
  if (!transition) return;
  const within = `${at}/x-transition`;
  const { record, from = {}, to = {}, creates = [], rejectedWith } = transition;
  check(`${within}/record`, 'schema', record, names);
  check(`${within}/rejectedWith`, 'response of this operation', rejectedWith, statuses);
  for (const [index, created] of creates.entries())
    check(`${within}/creates/${index}/record`, 'schema', created.record, names);
  const properties = schemas[record]?.properties;
  if (!properties) return;
  const fields = properties.map(({ name }) => name);
  for (const [part, rules] of Object.entries({ from, to })) {
    for (const [field, rule] of Object.entries(rules)) {
      const pointer = memberPointer(within, part, field);
      check(pointer, `field of ${record}`, field, fields);
      const { in: some = [], notIn: none = [], value, parameter } = rule as Rule;
      const property = properties.find(({ name }) => name === field)?.schema;
      const known = property?.types[0] === 'boolean' ? [true, false] : property?.values;
      for (const used of known ? [...some, ...none, ...(value === undefined ? [] : [value])] : [])
        check(pointer, `value of ${field}`, used, known ?? []);
      const sent = argumentsOf(operation)
        .filter((each) => !property || share(each.schema, property))
        .map((each) => each.name);
      const kind = `parameter of the path or the query, or field of a JSON body, with a type of ${field}`;
      check(`${pointer}/parameter`, kind, parameter, sent);
    }
  }
}

/** What a transition can take a value from. */
const argumentsOf = ({ parameters, body }: Operation): Pick<Property, 'name' | 'schema'>[] => [
  ...parameters.filter(({ in: where, isRead }) => isRead && (where === 'path' || where === 'query')),
  ...(body?.kind === 'json' ? body.schema.properties : []),
];

/** Whether some values have a type of both schemas. */
const share = (one: Schema, other: Schema): boolean =>
  one.types.length === 0 || other.types.length === 0 || one.types.some((type) => hasType(other.types, type));

/** The fields of a JSON body that the resource has too, and that a transition leaves as they are. */
function ignoredFields({ body, transition, crud, resource }: Operation, { schemas }: Model): string[] {
  const fields = schemas[resource ?? ''];
  const isKept = crud?.action === 'create' || crud?.action === 'update' || transition?.creates;
  if (!transition || isKept || body?.kind !== 'json' || !fields) return [];
  const { to = {} } = transition;
  const used = Object.values(to).map(({ parameter = '' }) => snake(parameter));
  const changeable = fields.properties.filter(({ name }) => name !== 'id');
  return body.schema.properties
    .map(({ name }) => name)
    .filter((name) => !used.includes(snake(name)) && !(name in to))
    .filter((name) => changeable.some((field) => snake(field.name) === snake(name)));
}

type Rule = NonNullable<XTransition['from']>[string] & NonNullable<XTransition['to']>[string];

/** A lifecycle is on the schema of the field that it names, and describes exactly the values of its enum. */
function checkLifecycle(name: string, { lifecycle, values = [] }: Schema, model: Model, check: Known): void {
  if (!lifecycle) return;
  const { record, field, states, moves } = lifecycle;
  const pointer = lifecyclePointer(name);
  const properties = model.schemas[record]?.properties ?? [];
  const described = properties.filter(({ schema }) => schema.name === name).map((each) => each.name);
  const hint = ' Name the resource and the field that this schema describes.';
  check(`${pointer}/field`, `field of ${record} with this schema`, field, described, hint);
  for (const state of Object.keys(states))
    check(memberPointer(pointer, 'states', state), 'value of the enum', state, values);
  for (const value of values)
    check(`${pointer}/states`, 'state with a description', value, Object.keys(states));
  for (const [state, { spellingOf }] of Object.entries(states))
    check(memberPointer(pointer, 'states', state, 'spellingOf'), 'state', spellingOf, values);
  for (const [index, { from, to }] of moves.entries())
    for (const [end, state] of Object.entries({ from, to }))
      check(`${pointer}/moves/${index}/${end}`, 'state', state, values);
}
