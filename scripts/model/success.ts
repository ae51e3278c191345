/** What an operation returns when it succeeds. */
import type { Response } from './messages.ts';
import { membersOf, type Property, type Schema } from './schemas.ts';

/** What a success looks like. */
export interface Success {
  /**
   * - `envelope`: an object with a `payload`
   * - `flat`: another object, or an array
   * - `empty`: no body
   * - `unknown`: a body whose shape is not specified
   */
  kind: 'envelope' | 'flat' | 'empty' | 'unknown';
  /** Statuses of a full success, ranges first. */
  statuses: string[];
  /** Statuses of a success in part. */
  partial: string[];
  /** Whether some of the statuses come without a body, and others with one. */
  optional: boolean;
  /** Schema of the body. */
  schema: Schema | undefined;
  /** Schema of what the caller wants: the payload, or the body itself. */
  value: Schema | undefined;
  /** Schema of one record, where the value is one, or an array of them. */
  record: Schema | undefined;
  /** Whether there can be several records. */
  list: boolean;
  /** Property of the value that contains the list; undefined where the value is the list. */
  listIn: string | undefined;
  /** Properties of the envelope other than `payload`. */
  siblings: Property[];
  /** Full successes whose body has another schema than the one described here. */
  others: OtherSuccess[];
}

/** A success with a body of its own, such as 202 where 200 returns the result. */
interface OtherSuccess extends Pick<Success, 'kind' | 'schema' | 'value'> {
  status: string;
  mediaType: string;
}

/** The one status whose name means a partial success. */
const partialStatus = '207';

/** @param isOne Whether the contract states that the value is one resource, and no page of them */
export function readSuccess(responses: Response[], isOne: boolean = false): Success {
  const successes = responses.filter(({ success }) => success);
  const whole = successes.filter(({ status }) => status !== partialStatus);
  const full = whole.length > 0 ? whole : successes;
  const withBody = full.find(({ contents }) => contents.length > 0);
  const schema = withBody?.contents[0]?.schema;
  const { kind, payload, value } = formOf(schema);
  const page = payload || isOne ? undefined : value && pageProperty(value);
  const listed = value?.items ?? page?.schema.items;
  return {
    kind: withBody ? kind : 'empty',
    statuses: full.map(({ status }) => status),
    partial: successes.filter((each) => !full.includes(each)).map(({ status }) => status),
    optional: withBody !== undefined && full.some(({ contents }) => contents.length === 0),
    schema,
    value,
    record: kind === 'unknown' ? undefined : (listed ?? value),
    list: listed !== undefined,
    listIn: page?.name,
    siblings: payload ? (schema?.properties.filter(({ name }) => name !== 'payload') ?? []) : [],
    others: full.flatMap(({ status, contents: [content] }) =>
      content && !isSame(content.schema, schema)
        ? [{ status, mediaType: content.mediaType, schema: content.schema, ...formOf(content.schema) }]
        : [],
    ),
  };
}

function formOf(
  schema: Schema | undefined,
): Pick<Success, 'kind' | 'value'> & { payload: Schema | undefined } {
  const payload = schema?.properties.find(({ name }) => name === 'payload')?.schema;
  const known =
    schema &&
    (schema.name !== undefined ||
      schema.types.length + schema.properties.length + schema.alternatives.length > 0 ||
      schema.values !== undefined);
  return { kind: payload ? 'envelope' : known ? 'flat' : 'unknown', payload, value: payload ?? schema };
}

const isSame = (one: Schema | undefined, other: Schema | undefined): boolean =>
  one === other || (one?.name !== undefined && one.name === other?.name);

/**
 * Returns the property of a page that has its resources: the only one that is no plain value, in an object without id. The
 * resources have ids.
 */
function pageProperty({ properties }: Schema): Property | undefined {
  const [found, ...more] = properties.filter(({ schema }) => schema.items ?? schema.properties.length > 0);
  const items = found?.schema.items;
  const isPage = items?.name !== undefined && hasId(membersOf(items)) && more.length === 0;
  return isPage && !hasId(properties) ? found : undefined;
}

const hasId = (properties: readonly Property[]): boolean => properties.some(({ name }) => name === 'id');
