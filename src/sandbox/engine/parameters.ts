import { decoded } from './text.ts';
import { violationOf, coerce } from './violations.ts';
import type { EngineRequest, Json, Operation, Parameter, Values } from './types.ts';

export interface Parameters {
  /** Values of the query, of the types of the contract. */
  query: Values;
  /** In which way the parameters violate the contract. */
  violation: string | undefined;
}

const none: Parameters = { query: {}, violation: undefined };

/** Reads the parameters of a request that are not plain parts of its path. */
export function readParameters(
  { parameters, validateParameters }: Operation,
  { path, headers = {} }: EngineRequest,
  params: Readonly<Record<string, string>>,
): Parameters {
  if (!validateParameters) return none;
  const start = path.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : path.slice(start));
  const read: Record<Parameter['in'], Values> = { path: {}, query: {}, header: {}, cookie: {} };
  const cookies = parameters.some((each) => each.in === 'cookie') ? cookiesOf(headers['cookie']) : {};
  for (const parameter of parameters) {
    const { name, key, members } = parameter;
    if (members) {
      const object = deepObject(name, members, search);
      if (object) read.query[name] = object;
      continue;
    }
    const sources = {
      query: () => search.getAll(name),
      path: () => params[key],
      header: () => headers[name],
      cookie: () => cookies[name],
    };
    const texts = [sources[parameter.in]()].flat();
    const value = valueOf(
      parameter,
      texts.filter((text) => text !== undefined),
    );
    if (value !== undefined) read[parameter.in][name] = value;
  }
  const violation = violationOf(validateParameters, read, 'the parameters');
  for (const parameter of parameters) {
    if (parameter.in === 'query' && parameter.default !== undefined)
      read.query[parameter.name] ??= parameter.default;
  }
  return { query: read.query, violation };
}

/** Returns the cookies of a request by name. */
function cookiesOf(header: string | string[] = []): Record<string, string> {
  const pairs = [header].flat().flatMap((text) => text.split(';'));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const value = rest
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1');
      return [name.trim(), decoded(value)];
    }),
  );
}

/** Returns an object of the style `deepObject`; undefined if the query has no member of it. */
function deepObject(name: string, members: Required<Parameter>['members'], search: URLSearchParams) {
  const found = [...search].flatMap(([key, text]) => {
    const member = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
    return member === '' ? [] : [[member, coerce(text, members[member] ?? [])] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function valueOf({ types, items, separator = ',', json }: Parameter, texts: string[]): Json | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  if (json) return parsed(first);
  if (!types.includes('array')) return coerce(first, types);
  const parts = texts.length === 1 ? first.split(separator) : texts;
  return parts.map((part) => coerce(part, items));
}

/** The value of a JSON text; the text itself if it is none. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
