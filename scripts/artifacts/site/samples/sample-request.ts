/** What the samples of an operation send and print, in no language yet. */
import type { Json, Model, Operation, Parameter, RequestBody } from '../../../model/index.ts';
import { methodResult } from '../../client/signature.ts';
import { generatedValue } from '../../generated-values.ts';
import { startIdOf } from '../../start-records.ts';

/** Where the samples send requests, and with which key: `npm run sandbox` listens there and accepts this key. */
export const sampleServer = { baseUrl: 'http://localhost:4020', apiKey: 'any-key' };

export type SamplePart = { name: string; value: string } & (
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
  /** URL with the query. */
  url: string;
  /** Values of the parameters that the sample sends. */
  values: Map<Parameter, Json>;
  /** Headers other than that of the key. */
  headers: [name: string, value: string][];
  /** Body, where it is JSON. */
  json: Json | undefined;
  /** Parts of the body, where it is a form. */
  form: SamplePart[] | undefined;
  /** What a sample prints of one resource; undefined where it prints the response as it is. */
  result: SampleResult | undefined;
}

export interface SampleResult {
  /** The keys that lead from the body to the resource. */
  envelope: string[];
  /** Fields of the resource. */
  fields: string[];
  /** Properties of the envelope other than the payload. */
  siblings: string[];
  /** Statuses of a success in part, which the siblings describe. */
  partial: string[];
}

export function requestOf(model: Model, operation: Operation): SampleRequest {
  const { parameters, body, method, path } = operation;
  const values = new Map<Parameter, Json>();
  for (const parameter of parameters) {
    const isId = parameter.in === 'path' && parameter.name === operation.idParameter;
    const start = isId ? startIdOf(model, operation) : undefined;
    const value = start ?? (parameter.isRead ? valueOf(parameter) : undefined);
    if (value !== undefined) values.set(parameter, value);
  }
  const sent = (place: Parameter['in']) => [...values].filter(([parameter]) => parameter.in === place);
  const query = sent('query').flatMap(([{ name }, value]) =>
    [value].flat().map((each) => [name, text(each)]),
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const filled = sent('path').reduce(
    (way, [{ name }, value]) => way.replace(`{${name}}`, encodeURIComponent(text(value))),
    path,
  );
  const request: SampleRequest = {
    operation,
    url: sampleServer.baseUrl + filled + search,
    values,
    headers: sent('header').map(([{ name }, value]) => [name, text(value)]),
    json: undefined,
    form: undefined,
    result: resultOf(model, operation),
  };
  // For these methods the body is what changes, so a sample without one would change nothing.
  if (!body || !(body.required || ['PUT', 'PATCH'].includes(method))) return request;
  const value = fullest(body.examples)?.value ?? generatedValue(body.schema);
  if (body.kind === 'form') return { ...request, form: fieldsOf(body, value) };
  return { ...request, json: value, headers: [...request.headers, ['Content-Type', body.mediaType]] };
}

/** The value of a parameter that a sample sends: all that are required, and others with a known value. */
function valueOf({ name, required, example, schema }: Parameter): Json | undefined {
  const known = example ?? schema.examples[0] ?? schema.values?.[0] ?? schema.items?.values?.slice(0, 1);
  if (known !== undefined) return known;
  if (!required) return undefined;
  const isText = schema.types[0] === 'string' || schema.types.length === 0;
  const isFree = isText && schema.format === undefined && Object.keys(schema.validationKeywords).length === 0;
  return isFree ? name : generatedValue(schema);
}

/** A value in a URL, a header or a form. */
const text = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The example that shows most. */
export function fullest<T extends { value: Json }>(examples: T[]): T | undefined {
  const size = ({ value }: T) => Object.keys(value ?? {}).length;
  return examples.toSorted((a, b) => size(b) - size(a))[0];
}

/** The parts of a form. Examples show a file as `(the bytes of invoice.pdf)`. */
function fieldsOf({ schema, files }: RequestBody, form: Json): SamplePart[] {
  return Object.entries(form ?? {}).flatMap(([name, value]: [string, Json]): SamplePart[] => {
    const property = schema.properties.find((each) => each.name === name)?.schema;
    const bytes = files.some((file) => file.name === name);
    const json = property?.contentSchema ? (JSON.parse(String(value)) as Json) : undefined;
    return [value].flat().map((each) => {
      const [, shown = bytes ? `${name}.pdf` : undefined] =
        /^\(the bytes of (.+)\)$/.exec(String(each)) ?? [];
      const file = bytes ? shown : undefined;
      return file
        ? { name, value: file, file: true }
        : { name, value: text(each), file: false, json, given: json ?? value };
    });
  });
}

function resultOf(model: Model, operation: Operation): SampleResult | undefined {
  const { kind } = methodResult(operation);
  const { list, siblings, partial } = operation.success;
  const fields = fieldsShown(model, operation).filter(isName);
  if (!['payload', 'value'].includes(kind) || list || fields.length === 0) return undefined;
  return {
    envelope: kind === 'payload' ? ['payload'] : [],
    fields,
    siblings: siblings.map(({ name }) => name).filter(isName),
    partial,
  };
}

/** Whether every language can read a property by a name without quotes. */
const isName = (name: string): boolean => /^[a-z_]\w*$/i.test(name);

/** The fields that a sample prints: those that the operation changes, else what identifies the resource and its state. */
function fieldsShown(model: Model, { transition, resource, success }: Operation): string[] {
  const has = (name: string) =>
    success.resourceSchema?.properties.some((property) => property.name === name) ?? false;
  const changed = Object.keys(transition?.to ?? {}).filter(has);
  const state = model.resources[resource ?? '']?.lifecycle?.field ?? 'status';
  return changed.length > 0 ? changed : ['id', state].filter(has);
}
