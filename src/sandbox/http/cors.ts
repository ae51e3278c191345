/**
 * Returns the headers that let a page of an origin read a response, also when its request includes credentials:
 * browsers then accept no `*`.
 *
 * @param names Names of the headers of the response.
 */
export const corsHeaders = (origin: string, names: readonly string[]): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': names.join(', '),
  vary: 'origin',
});
