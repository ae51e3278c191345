/** One request of the corpus, and the request that every case changes in one place. */
import { generatedValue } from '../../../scripts/artifacts/generated-values.ts';
import type { Json, Model, Operation, Parameter } from '../../../scripts/model/index.ts';
import { toPairs } from '../../../src/client/url.ts';

/** What a case is about. */
type Aspect = 'parameter' | 'access' | 'content' | 'route' | 'state';

/** A key, by what is particular about it. */
export type Credential =
  | 'full'
  | 'none'
  | 'empty'
  | 'other scheme'
  | 'invalid'
  | 'expired'
  | 'other team'
  | { scopes: readonly string[] };

/** A part of a form. A file has a name. */
export interface Part {
  name: string;
  text: string;
  file?: string;
}

/** A body as it is sent. */
export type Sent = { type: string | undefined; text: string } | { form: readonly Part[] };

export type Values = Record<string, Json>;

export interface RequestCase {
  /** Unique in the corpus: the operation, and what is particular about the request. */
  label: string;
  aspect: Aspect;
  operation: Operation;
  /** Method, where it is not that of the operation. */
  method?: string;
  /** Text after the path. */
  suffix?: string;
  /** Values of parameters by place and name; a place or name without a value is left out. */
  values: Record<Parameter['in'], Values>;
  credential: Credential;
  body?: Sent;
  /** The body as a value, where a value can have caused it. */
  value?: Json;
  /** Fields of the record that the operation acts on, where they matter. */
  record: Values;
  valid: boolean;
  /** Statuses of the rejection of an invalid request. */
  rejectedWith: readonly string[];
}

/** Statuses with which a server rejects a key that has no access. */
const noAccess = ['403', '404'];

/** The documented statuses for a key without access; both where none is documented. */
export const hiddenWith = ({ responses }: Operation): string[] => {
  const listed = noAccess.filter((status) => responses.some((each) => each.status === status));
  return listed.length > 0 ? listed : noAccess;
};

/** Statuses with which a server rejects an invalid request. */
const invalid = ['400', '415', '422'];

/** Statuses of the rejection of a request that does not fit its schema: that of the transition, or what is documented. */
export const rejectedWith = ({ transition, responses }: Operation): string[] => {
  const listed = invalid.filter((status) => responses.some((each) => each.status === status));
  return [transition?.rejectedWith ?? '400', ...(listed.length > 0 ? listed : invalid)];
};

/** The fields of a record with which an operation is allowed; of several values the first. */
export function recordFor({ transition }: Operation, { resources }: Model): Values {
  const { from = {}, record } = transition ?? {};
  const schema = resources[record ?? '']?.schema;
  const valuesOf = (field: string): Json[] => {
    const known = schema?.properties.find(({ name }) => name === field)?.schema;
    return known?.values ?? (known?.types.includes('boolean') ? [false, true] : []);
  };
  return Object.fromEntries(
    Object.entries(from).flatMap(([field, guard]) => {
      const value = guard.in
        ? guard.in[0]
        : valuesOf(field).find((each) => !guard.notIn?.some((other) => other === each));
      return value === undefined ? [] : [[field, value as Json]];
    }),
  );
}

/** The records that judges can prepare in any state: those that an upload creates. */
export function prepared({ operations }: Model): Set<string | undefined> {
  const created = operations.map(({ transition }) => transition?.creates ?? []);
  const ofUploads = created.filter((each) => each.some(({ per }) => per === 'file'));
  return new Set(ofUploads.flat().map(({ record }) => record));
}

/** A valid value of a parameter. IDs are those of the records that judges prepare. */
export const valueOf = ({ in: where, snakeName, example, schema }: Parameter): Json => {
  const isText = schema.types.every((type) => type === 'string') && !schema.values;
  const isId = where === 'path' && snakeName.endsWith('_id') && isText;
  return isId
    ? `${snakeName.replaceAll('_', '-').replace(/-id$/, '')}-1`
    : (example ?? generatedValue(schema));
};

/** The request of an operation that every server accepts. */
export function usual(operation: Operation, model: Model): Omit<RequestCase, 'label' | 'aspect'> {
  const values: RequestCase['values'] = { path: {}, query: {}, header: {}, cookie: {} };
  for (const parameter of operation.parameters) {
    const { in: where, name, required } = parameter;
    if (required) values[where][name] = valueOf(parameter);
  }
  const { body } = operation;
  const value = body ? valueOfBody(body, values.path) : undefined;
  return {
    operation,
    values,
    credential: 'full',
    ...(body?.required && value !== undefined && { value, body: contentOf(body, value) }),
    record: recordFor(operation, model),
    valid: true,
    rejectedWith: [],
  };
}

type Body = NonNullable<Operation['body']>;

/** A valid body. What the path names too is the same there. */
export function valueOfBody({ schema, examples }: Pick<Body, 'schema' | 'examples'>, path: Values): Json {
  const value = examples[0]?.value ?? generatedValue(schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const known = new Map(Object.entries(path).map(([name, each]) => [plain(name), each]));
  const named = Object.entries(value).map(([name, each]): [string, Json] => [
    name,
    known.get(plain(name)) ?? (plain(name) === 'projectid' ? 'project-1' : each),
  ]);
  return Object.fromEntries(named);
}

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The field of a form that has files. */
export const fileFieldOf = ({ kind, schema }: Pick<Body, 'kind' | 'schema'>): string | undefined =>
  kind === 'form'
    ? schema.properties.find(({ schema: field }) => (field.items ?? field).mediaType !== undefined)?.name
    : undefined;

/** A body in a media type. */
export function contentOf(body: Pick<Body, 'kind' | 'schema' | 'mediaType'>, value: Json): Sent {
  const { kind, mediaType: type } = body;
  const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const text = (each: Json): string => (typeof each === 'string' ? each : JSON.stringify(each));
  if (kind === 'form') {
    const file = fileFieldOf(body);
    return {
      form: Object.entries(members).flatMap(([name, each]): Part[] =>
        name === file
          ? [each].flat().map((_, index) => ({ name, text: 'bytes', file: `${index}.pdf` }))
          : [{ name, text: text(each) }],
      ),
    };
  }
  return { type, text: kind === 'json' ? JSON.stringify(value) : text(value) };
}

/** The path with its parameters and the query. */
export function targetOf({ operation, values, suffix = '' }: RequestCase): string {
  const path = operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = values.path[name] ?? '';
    return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  });
  const pairs = operation.parameters.flatMap((parameter) =>
    parameter.in === 'query' && parameter.name in values.query
      ? toPairs(parameter.name, values.query[parameter.name])
      : [],
  );
  return `${path}${suffix}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}
