import { list } from '../../shared/list.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedOperation, Shape } from '../contract/types.ts';
import { isJson, isObject } from '../../shared/json.ts';
import { isTimestamp } from '../../shared/timestamps.ts';
import { pointerTo, problemOf } from '../../types/judge.ts';
import { resourceOf } from '../contract/resource.ts';
import type { Exchange } from './exchange.ts';

/** Statuses that reject an invalid request, whatever the operation does. */
export const rejections: readonly number[] = [400, 413, 415, 422];

/** The status that rejects a request which the resource, its state or the schema of the body does not allow. */
export const rejectedWith = ({ transition }: TestedOperation): string => transition?.rejectedWith ?? '400';

/** The statuses of a success, for messages. */
export const successes = ({ success }: TestedOperation): string => list(success.statuses);

export const isSuccess = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** Returns the fields of the resource in the body of a success; undefined if it has none that can be read. */
export function fieldsIn({ success, resource }: TestedOperation, json: unknown): Exchange['fields'] {
  const { kind, list } = success;
  if (list || kind === 'empty' || !isObject(json)) return undefined;
  const found = kind === 'flat' ? json : json['payload'];
  if (!isObject(found)) return undefined;
  // Of an open body, only what has all required fields is the resource.
  const { properties = {}, optional = [] } = contract.shapes[resource ?? ''] ?? {};
  const needed = kind === 'unknown' ? Object.keys(properties).filter((each) => !optional.includes(each)) : [];
  return needed.every((field) => field in found) ? found : undefined;
}

/** Returns the id of the resource in a response. */
export function idIn({ fields, operation }: Exchange): string | undefined {
  const id = fields?.[resourceOf(operation.resource).id];
  return typeof id === 'string' ? id : undefined;
}

/** What the body of a response is judged by. */
export type JudgedResponse = Pick<Exchange, 'operation' | 'status' | 'type' | 'text' | 'json' | 'response'>;

/** Returns what is wrong with the media type and the body of a response with a documented status, one line each. */
export function problemsOf(exchange: JudgedResponse): string[] {
  const { operation, type, text, json, response } = exchange;
  const contents = response?.contents ?? [];
  if (contents.length === 0) return [];
  if (text === '') {
    // Where the body has no known shape, there can be none.
    const open = isSuccess(exchange)
      ? operation.success.kind === 'unknown'
      : contents.some(({ empty }) => empty);
    return open ? [] : ['the body is empty'];
  }
  const content = contents.find((each) => each.type === type);
  if (!content) {
    const types = list(contents.map((each) => each.type));
    return [`the media type is ${type === '' ? 'missing' : type}, not ${types}`];
  }
  if (!isJson(type)) return [];
  if (json === undefined) return ['the body is not JSON'];
  const problem = problemOf(content.schema, json);
  if (problem) return [`${pointerTo(problem) || 'the body'} ${problem.must}`];
  return isSuccess(exchange) ? contradictions(exchange) : [];
}

/** Returns how a valid body contradicts what the contract states only in words. */
function contradictions(exchange: JudgedResponse): string[] {
  const { operation, status, json } = exchange;
  const { partial } = operation.success;
  const isWhole = partial.length > 0 && !partial.includes(String(status));
  const failed = isWhole && isObject(json) && 'error' in json && json['error'] !== null;
  return [
    ...(failed ? ['/error is not null'] : []),
    ...partsOf(exchange).flatMap(({ value, shape, name, at }) => {
      const isTime = shape.questions?.includes('timestamp-format') && typeof value === 'string';
      if (isTime && !isTimestamp(value)) return [`${at} is no timestamp in ISO 8601`];
      return name === 'Coordinates' && !isClockwise(value as number[][])
        ? [`${at} does not go clockwise from the top left`]
        : [];
    }),
  ];
}

/** Whether four corners go to the right first, and back to the left on the other side, whichever way y points. */
function isClockwise(corners: readonly (readonly number[])[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = corners.map(([x]) => x);
  const isLine = Math.max(a, b, c, d) === Math.min(a, b, c, d);
  return isLine || b - a + (c - d) > 0;
}

/** A declared value within a body. */
interface Declared {
  value: unknown;
  shape: Shape;
  /** Name of the shape. */
  name: string;
  /** JSON pointer of the value, without the numbers of items. */
  at: string;
}

/** The declared values of exchanges, which many checks ask for. */
const known = new WeakMap<object, Declared[]>();

/** Returns the values of a body that the contract declares, the body first; none if the response is not documented. */
export function partsOf(exchange: Pick<Exchange, 'response' | 'type' | 'json'>): readonly Declared[] {
  const before = known.get(exchange);
  if (before) return before;
  const { response, type, json } = exchange;
  const shape = response?.contents.find((each) => each.type === type)?.shape;
  const parts = shape === undefined ? [] : [...partsIn(json, shape, '')];
  known.set(exchange, parts);
  return parts;
}

function* partsIn(value: unknown, name: string, at: string): Generator<Declared> {
  const shape = contract.shapes[name] ?? {};
  yield { value, shape, name, at };
  const { properties = {}, items } = shape;
  if (Array.isArray(value)) {
    for (const item of value) if (items !== undefined) yield* partsIn(item, items, `${at}/*`);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(properties))
      if (key in value) yield* partsIn(value[key], inner, `${at}/${key}`);
  }
}

/** Returns a value without the members that the contract does not declare. */
export function declaredOf<Value>(value: Value, name: string): Value;
export function declaredOf(value: unknown, name: string): unknown {
  const { properties, items, map } = contract.shapes[name] ?? {};
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => declaredOf(item, items));
  if (!isObject(value) || !properties || map) return value;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, inner]) =>
      key in value ? [[key, declaredOf(value[key], inner)]] : [],
    ),
  );
}

/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
export const undeclared = (exchange: Exchange): string[] =>
  partsOf(exchange).flatMap(({ value, shape: { properties, map }, at }) =>
    isObject(value) && properties && !map
      ? Object.keys(value).flatMap((key) => (key in properties ? [] : [`${at}/${key}`]))
      : [],
  );
