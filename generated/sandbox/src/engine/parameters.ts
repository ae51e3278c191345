import { violationOf, coerce } from './violations.js';
import type { EngineRequest, Json, Operation, Parameter, Values } from './types.js';

export interface Parameters {
  /** Values of the query, of the types of the contract. */
  query: Values;
  /** In which way the parameters violate the contract. */
  violation: string | undefined;
}

/** Reads the parameters of a request that are not plain parts of its path. */
export function readParameters(
  { parameters, validateParameters }: Operation,
  { path, headers = {} }: EngineRequest,
  params: Readonly<Record<string, string>>,
): Parameters {
  if (!validateParameters) return { query: {}, violation: undefined };
  const start = path.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : path.slice(start));
  const read: Record<Parameter['in'], Values> = { path: {}, query: {}, header: {} };
  for (const parameter of parameters) {
    const { name, key } = parameter;
    const sources = {
      query: () => search.getAll(name),
      path: () => params[key],
      header: () => headers[name],
    };
    const texts = [sources[parameter.in]()].flat().filter((text) => text !== undefined);
    if (texts.length > 0) read[parameter.in][name] = valueOf(parameter, texts);
  }
  const violation = violationOf(validateParameters, read, 'the parameters');
  for (const { in: where, name, default: standard } of parameters) {
    if (where === 'query' && standard !== undefined) read.query[name] ??= standard;
  }
  return { query: read.query, violation };
}

/** The items of an array come one by one, or in one text with commas. */
function valueOf({ types, items }: Parameter, texts: string[]): Json {
  const [first = ''] = texts;
  if (!types.includes('array')) return coerce(first, types);
  return (texts.length === 1 ? first.split(',') : texts).map((text) => coerce(text, items));
}
