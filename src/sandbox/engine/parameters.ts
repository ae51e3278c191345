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
  const read = { path: {} as Values, query: {} as Values, header: {} as Values };
  for (const parameter of parameters) {
    const { name, key } = parameter;
    const texts =
      parameter.in === 'query'
        ? search.getAll(name)
        : [parameter.in === 'path' ? params[key] : headers[name]].flat();
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

function valueOf({ types, items }: Parameter, texts: string[]): Json | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  if (!types.includes('array')) return coerce(first, types);
  const parts = texts.length === 1 ? first.split(',') : texts;
  return parts.map((part) => coerce(part, items));
}
