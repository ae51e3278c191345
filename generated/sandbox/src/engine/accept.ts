import type { DocumentedResponse, EngineRequest, Operation } from './types.js';

/** A media range of an `Accept` header. */
interface Range {
  type: string;
  quality: number;
}

/** Returns the media types of the successes of an operation, if the `Accept` header of a request excludes all of them. */
export function unacceptable({ responses }: Operation, { headers }: EngineRequest): string[] | undefined {
  const accept = headers?.['accept'];
  if (typeof accept !== 'string') return undefined;
  const types = responses.filter(({ status }) => status.startsWith('2')).flatMap(typesOf);
  // A success without a body has no type that could be excluded.
  if (types.length === 0 || types.includes('') || preferredType(accept, types) !== undefined)
    return undefined;
  return [...new Set(types)];
}

/** Returns the media type of a response that a request accepts most. */
export function typeFor(response: DocumentedResponse, { headers }: EngineRequest): string {
  const accept = headers?.['accept'];
  if (!response.others || typeof accept !== 'string') return response.type;
  return preferredType(accept, typesOf(response)) ?? response.type;
}

const typesOf = ({ type, others = [] }: DocumentedResponse): string[] => [
  type,
  ...others.map((other) => other.type),
];

/**
 * Returns the media type that an `Accept` header prefers; undefined if it allows none. The most specific range decides on
 * a type, and a quality of 0 excludes it. A header without a valid range allows all, as does no header.
 */
export function preferredType(header: string, types: readonly string[]): string | undefined {
  const ranges = header.split(',').flatMap(toRange);
  if (ranges.length === 0) return types[0];
  const quality = (full: string): number => {
    const [type = ''] = full.toLowerCase().split(';', 1);
    const [group = ''] = type.split('/', 1);
    const deciding = [type, `${group}/*`, '*/*'].flatMap((each) =>
      ranges.filter((range) => range.type === each),
    );
    return deciding[0]?.quality ?? 0;
  };
  const [best] = types.filter((type) => quality(type) > 0).toSorted((a, b) => quality(b) - quality(a));
  return best;
}

/** Other parameters than the quality do not distinguish the types that the contract lists. */
function toRange(text: string): Range[] {
  const [type = '', ...parameters] = text.toLowerCase().split(';');
  if (!/^\s*(\*\/\*|[^\s/*]+\/(\*|[^\s/*]+))\s*$/.test(type)) return [];
  const [, quality] = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(each)).find(Boolean) ?? [];
  return [{ type: type.trim(), quality: Number(quality ?? 1) }];
}
