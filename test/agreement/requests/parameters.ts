/** Requests whose parameters are missing, beyond their schema, or unusual and valid. */
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { invalidBodies } from '../../../scripts/artifacts/conformance/invalid.ts';
import { generatedValue } from '../../../scripts/artifacts/generated-values.ts';
import type { Json, Model, Operation, Parameter } from '../../../scripts/model/index.ts';
import { ajvOf, placesBy } from '../places.ts';
import { prepared, rejectedWith, usual, valueOf, type RequestCase } from './request.ts';

/** An ID that has to be encoded in a path. */
const unusualId = 'ä b;c?d#e%';

export function* parameterCases(model: Model): Generator<RequestCase> {
  const ajv = ajvOf(model, { allErrors: true, validateFormats: false });
  for (const operation of model.operations) {
    yield { ...usual(operation, model), label: `${operation.id} as usual`, aspect: 'parameter' };
    for (const parameter of operation.parameters) yield* casesOf(operation, parameter, model, ajv);
  }
}

function* casesOf(
  operation: Operation,
  parameter: Parameter,
  model: Model,
  ajv: Ajv2020,
): Generator<RequestCase> {
  const { in: where, name, required, option } = parameter;
  const base = usual(operation, model);
  const label = (what: string): string => `${operation.id} ${what}`;
  const given = (value: Json): RequestCase['values'] => ({
    ...base.values,
    [where]: { ...base.values[where], [name]: value },
  });
  const change = (what: string, values: RequestCase['values'], valid: boolean): RequestCase => ({
    ...base,
    label: label(what),
    aspect: values.path[name] === '' ? 'route' : 'parameter',
    values,
    valid,
    rejectedWith: valid ? [] : [...rejectedWith(operation), ...(where === 'path' ? ['404'] : [])],
  });
  if (where === 'path') yield change(`with an empty ${name}`, given(''), false);
  const isRecord = where === 'path' && name === operation.idParameter;
  if (isRecord && isText(parameter) && prepared(model).has(operation.resource))
    yield change(`with a ${name} to encode`, given(unusualId), true);
  if (where !== 'path' && required) {
    const { [name]: _, ...others } = base.values[where];
    yield change(`without ${name}`, { ...base.values, [where]: others }, false);
  }
  // Of free texts, such as the token of a page, only the service knows which are valid.
  if (!required && (!isText(parameter) || parameter.example !== undefined))
    yield change(`with ${name}`, given(valueOf(parameter)), true);
  // A run of a team or project other than those of the key is no matter of the schema.
  if (option) return;
  for (const { keyword, value, at } of wrongValues(parameter, ajv))
    yield change(`with ${name}${at} against ${keyword}`, given(value), false);
}

const isText = ({ schema: { types, values } }: Parameter): boolean =>
  types.every((type) => type === 'string') && !values;

/** Values that stay invalid as text: a number is a valid text, and one item is an array of one. */
function wrongValues(parameter: Parameter, ajv: Ajv2020): { keyword: string; value: Json; at: string }[] {
  if (!parameter.isRead) return [];
  const { types, items, properties } = parameter.schema;
  const found = invalidBodies(
    placesBy(ajv, parameter.schema.schemaObject),
    parameter.schema,
    parameter.example ?? generatedValue(parameter.schema),
    '',
  );
  return found.flatMap(({ keyword, value, at }) => {
    if (keyword !== 'type') return [{ keyword, value, at }];
    const known = items?.types ?? types;
    const isLoose = known.includes('string') || known.length === 0 || properties.length > 0;
    if (isLoose || value === null || at !== '' || items) return [];
    return [{ keyword, value: 'text', at }];
  });
}
