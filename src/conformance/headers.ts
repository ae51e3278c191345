import type { Operation } from './contract-types.ts';

/** A key other than the bearer key as it is sent. */
export interface SentKey {
  in: string;
  name: string;
  value: string;
}

/** Returns the headers that every request of an operation needs, but for its bearer key and the type of its body. */
export function headersOf(
  { headers, cookies }: Operation,
  keys: readonly SentKey[],
): [name: string, value: string][] {
  const sent = (place: string): [string, string][] =>
    keys.filter((key) => key.in === place).map(({ name, value }) => [name, value]);
  const pairs = [...cookies, ...sent('cookie')].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return [
    ...headers.map(([name, value]): [string, string] => [name, value]),
    ...sent('header'),
    ...(pairs.length > 0 ? [['cookie', pairs.join('; ')] satisfies [string, string]] : []),
  ];
}
