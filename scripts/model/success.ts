/** What an operation returns when it succeeds. */
import type { Response } from './messages.ts';
import { snake } from './names.ts';
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
  /** Property of the value with the object around that property, as in `{ _embedded: { orders: […] } }`. */
  listWithin: string | undefined;
  /** Property of the value that contains the one record; undefined where the value is the record. */
  recordIn: string | undefined;
  /** Properties of the envelope other than `payload`. */
  siblings: Property[];
  /** Full successes whose body has another schema than the one described here. */
  others: OtherSuccess[];
}

/** A success with a body of its own, such as 202 where 200 returns the result. */
export interface OtherSuccess extends Pick<Success, 'kind' | 'schema' | 'value'> {
  status: string;
  mediaType: string;
}

/** The one status whose name means a partial success. */
const partialStatus = '207';

export function readSuccess(responses: Response[]): Success {
  const successes = responses.filter(({ success }) => success);
  const whole = successes.filter(({ status }) => status !== partialStatus);
  const full = whole.length > 0 ? whole : successes;
  const withBody = full.find(({ contents }) => contents.length > 0);
  const schema = withBody?.contents[0]?.schema;
  const { kind, payload, value } = formOf(schema);
  const direct = value && listIn(value);
  const outer = value && !value.items && !direct ? aroundList(value) : undefined;
  const inside = direct ?? outer?.schema.properties[0];
  const listed = value?.items ?? inside?.schema.items;
  const around = value && !listed ? recordIn(value) : undefined;
  return {
    kind: withBody ? kind : 'empty',
    statuses: full.map(({ status }) => status),
    partial: successes.filter((each) => !full.includes(each)).map(({ status }) => status),
    optional: withBody !== undefined && full.some(({ contents }) => contents.length === 0),
    schema,
    value,
    record: kind === 'unknown' ? undefined : (listed ?? around?.schema ?? value),
    list: listed !== undefined,
    listIn: value?.items ? undefined : listed && inside?.name,
    listWithin: outer?.name,
    recordIn: around?.name,
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

/** Returns the property of a page that has the list; undefined where a schema is a record with lists among its fields. */
function listIn({ name, properties }: Schema): Property | undefined {
  const arrays = properties.filter(({ schema }) => schema.items);
  const found = arrays.find((each) => isNamed(each) && isObject(each)) ?? arrays[0];
  if (!found) return undefined;
  const others = properties.filter((each) => each !== found);
  const isPaged = others.every((each) => pageMember.test(snake(each.name)));
  const isUsual = isObject(found) && usualList.test(found.name);
  if (isNamed(found) && isObject(found)) {
    const hasId = properties.some((each) => each.name === 'id');
    // With a record next to its list, an object without a name is no page.
    if (name === undefined && others.some(isRecord)) return undefined;
    return name === undefined || (!hasId && (isPaged || isUsual || usualPage.test(name))) ? found : undefined;
  }
  // Without records that have a name, something else must show a page.
  return isPaged && (others.length > 0 || isUsual) ? found : undefined;
}

/** Returns the property of a page with an object that has nothing but the list. */
function aroundList({ name, properties }: Schema): Property | undefined {
  const [found, ...more] = properties.filter((each) => !pageMember.test(snake(each.name)));
  const [list, ...others] = found?.schema.properties ?? [];
  if (!found || !list || more.length + others.length > 0 || !isNamed(list) || !isObject(list))
    return undefined;
  const isPage = properties.length > 1 && (name === undefined || usualPage.test(name));
  return isPage || found.name === '_embedded' ? found : undefined;
}

/** Returns the property of an object that is there for one record alone, as in `{ droplet: … }`. */
function recordIn({ name, properties }: Schema): Property | undefined {
  const [found, ...more] = properties.filter((each) => !pageMember.test(snake(each.name)));
  if (!found || more.length > 0 || (name !== undefined && !usualPage.test(name))) return undefined;
  const { schema } = found;
  return schema.name !== undefined && !schema.items && membersOf(schema).length > 0 ? found : undefined;
}

const isRecord = ({ name, schema }: Property): boolean =>
  schema.name !== undefined && !pageMember.test(snake(name)) && membersOf(schema).length > 0;

const isNamed = ({ schema: { items } }: Property): boolean => items?.name !== undefined;
const isObject = ({ schema: { items } }: Property): boolean =>
  items !== undefined &&
  (items.properties.length > 0 || items.alternatives.length > 0 || items.map !== undefined);

/** Usual names of what a page has next to its list, of schemas of pages, and of properties with the list. */
const pageMember =
  /^(total|count|number|has_|more|next|prev|page|paging|pagination|per_page|limit|offset|size|cursor|first|last|self|_?links?$|meta|object$|url$|kind$)/;
const usualPage = /(List|Page|Collection|Results?|Response|Envelope)$/;
const usualList = /^(data|items|results?|content|entries|records|values|list|elements|payload|rows|hits)$/i;
