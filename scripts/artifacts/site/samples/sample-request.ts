/** What the samples of an operation send and print, in no language yet. */
import type { Json, Model, Operation, Parameter, Schema } from '../../../model/index.ts';
import { methodResult } from '../../client/signature.ts';
import { generatedValue } from '../../generated-values.ts';
import { lowerFirst, pascal } from '../../../model/names.ts';

/** Where the samples send requests, and with which key: `npm run sandbox` listens there and accepts this key. */
export const sampleServer = { baseUrl: 'http://localhost:4020', apiKey: 'any-key' };

export type FormPart = { name: string; value: string } & (
  | { file: true }
  | {
      file: false;
      json: Json | undefined;
      /** Value of the whole field as the client accepts it. */
      given: Json;
    }
);

/** A request with example values. */
export interface SampleRequest {
  operation: Operation;
  /** URL without a query. */
  url: string;
  /** Values of the parameters by their names, of those that the sample sends. */
  values: Map<Parameter, Json>;
  /** Values of the query by their names. */
  query: Record<string, Json>;
  /** The query as it is after the URL, with `?`; empty if there is none. */
  search: string;
  /** Headers other than that of the key. */
  headers: [name: string, value: string][];
  /** Body, where it is JSON. */
  json: Json | undefined;
  /** Parts of the body, where it is a form. */
  form: FormPart[] | undefined;
  result: SampleResult;
}

/** What a sample reads from the response and prints. */
export interface SampleResult {
  /** Whether the response has a value with fields, other content, or none. */
  kind: 'value' | 'text' | 'none';
  /** Property of the client's result for the value; undefined where the result is the value. */
  property: string | undefined;
  /** Name of the variable in camelCase: that of one resource, also where there is an array of them. */
  one: string;
  /** Name of the variable for a list; undefined where there is one resource. */
  many: string | undefined;
  /** The keys that lead from the body to the resource or the list. */
  path: string[];
  /** Property of the value that includes the list; undefined where the value is the list. */
  listIn: string | undefined;
  /** Whether that property may be absent. */
  mayLack: boolean;
  /** Fields of a resource to print; empty for the resource as a whole. */
  fields: string[];
  /** Properties of the envelope other than the payload. */
  siblings: string[];
  /** Statuses of a success in part. */
  partial: string[];
}

export function requestOf(model: Model, operation: Operation): SampleRequest {
  const { parameters, body, method, path } = operation;
  const values = new Map<Parameter, Json>();
  for (const parameter of parameters) {
    if (!parameter.isRead) continue;
    const value = valueOf(parameter);
    if (value !== undefined) values.set(parameter, value);
  }
  const sent = (place: Parameter['in']) => [...values].filter(([parameter]) => parameter.in === place);
  const query = Object.fromEntries(sent('query').map(([{ name }, value]) => [name, value]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, text(each)]),
  );
  const request: SampleRequest = {
    operation,
    url: sampleServer.baseUrl + fill(path, sent('path')),
    values,
    query,
    search: pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '',
    headers: sent('header').map(([{ name }, value]) => [name, text(value)]),
    json: undefined,
    form: undefined,
    result: resultOf(model, operation),
  };
  // For these methods the body is what changes, so a sample without one would change nothing.
  if (!body || !(body.required || ['PUT', 'PATCH'].includes(method))) return request;
  const value = fullest(body.examples)?.value ?? generatedValue(body.schema, 'request');
  if (body.kind === 'form') return { ...request, form: fieldsOf(body.schema, value) };
  return { ...request, json: value, headers: [...request.headers, ['Content-Type', body.mediaType]] };
}

/** The value of a parameter that a sample sends: all that are required, and others with a known value. */
function valueOf({ name, required, example, schema }: Parameter): Json | undefined {
  const known = example ?? schema.examples[0] ?? schema.values?.[0] ?? schema.items?.values?.slice(0, 1);
  if (known !== undefined) return known;
  if (!required) return undefined;
  const isText = schema.types[0] === 'string' || schema.types.length === 0;
  const isFree = isText && schema.format === undefined && Object.keys(schema.validationKeywords).length === 0;
  return isFree ? name : generatedValue(schema, 'request');
}

const fill = (path: string, values: [Parameter, Json][]): string =>
  values.reduce(
    (filled, [{ name }, value]) => filled.replace(`{${name}}`, encodeURIComponent(text(value))),
    path,
  );

/** A value in a URL, a header or a form. */
const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The example that shows most. */
export function fullest<T extends { value: Json }>(examples: T[]): T | undefined {
  const size = ({ value }: T) => Object.keys(value ?? {}).length;
  return examples.toSorted((a, b) => size(b) - size(a))[0];
}

/** The parts of a form. Examples show a file as `(the bytes of invoice.pdf)`. */
function fieldsOf(schema: Schema, form: Json): FormPart[] {
  return Object.entries(form ?? {}).flatMap(([name, value]: [string, Json]): FormPart[] => {
    const property = schema.properties.find((each) => each.name === name)?.schema;
    const json = property?.contentSchema ? (JSON.parse(String(value)) as Json) : undefined;
    return [value].flat().map((each) => {
      const bytes = (property?.items ?? property)?.mediaType !== undefined;
      const [, shown = bytes ? `${name}.pdf` : undefined] =
        /^\(the bytes of (.+)\)$/.exec(String(each)) ?? [];
      const file = bytes ? shown : undefined;
      return file
        ? { name, value: file, file: true }
        : { name, value: text(each), file: false, json, given: json ?? value };
    });
  });
}

function resultOf(model: Model, operation: Operation): SampleResult {
  const { success, resource: recordName } = operation;
  const { list, listIn, siblings, partial, optional, resourceSchema } = success;
  const { kind, result } = methodResult(operation);
  const one = variable(recordName ?? resourceSchema?.name ?? 'result');
  const hasValue = ['payload', 'value'].includes(kind) && success.others.length === 0 && !optional;
  return {
    kind: hasValue ? 'value' : kind === 'none' ? 'none' : 'text',
    property: result,
    one,
    many: list ? variable(plural(one)) : undefined,
    path: [...(kind === 'payload' ? ['payload'] : []), ...(listIn === undefined ? [] : [listIn])],
    listIn,
    mayLack: success.value?.properties.some(({ name, required }) => name === listIn && !required) ?? false,
    fields: fieldsShown(model, operation),
    siblings: siblings.flatMap(({ name }) => (/^[a-z_]\w*$/i.test(name) ? [name] : [])),
    partial,
  };
}

/** The fields that a sample prints: those that the operation changes, else what identifies the resource and its state. */
function fieldsShown(model: Model, { transition, resource, success }: Operation): string[] {
  const properties = success.resourceSchema?.properties ?? [];
  const has = (name: string) => properties.some((property) => property.name === name);
  const changed = Object.keys(transition?.to ?? {}).filter(has);
  if (changed.length > 0) return changed;
  const state = model.resources[resource ?? '']?.lifecycle?.field ?? 'status';
  return ['id', state].filter(has);
}

/** Nouns that the samples use themselves, or that a language reserves. */
const taken = new Set(
  (
    'form response files names requests json page partial console break case catch class default delete enum export ' +
    'function import return switch package interface type str list dict set id print global'
  ).split(' '),
);

const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

/** A name in camelCase that is free in every language. */
function variable(name: string): string {
  const own = lowerFirst(pascal(name)) || 'result';
  return taken.has(own) ? `${own}Data` : own;
}
