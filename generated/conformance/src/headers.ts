import type { Operation } from './contract-types.js';

/** Returns the headers that every request of an operation needs, but for its key and the type of its body. */
export function headersOf({ headers, cookies }: Operation): [name: string, value: string][] {
  const pairs = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [
    ...headers.map(([name, value]): [string, string] => [name, value]),
    ...(pairs.length > 0 ? [['cookie', pairs.join('; ')] satisfies [string, string]] : []),
  ];
}
