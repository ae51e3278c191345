/** Returns the response that the contract lists for a status: by the status itself, its range, or `default`. */
export function responseOf<T extends { status: string }>(
  responses: readonly T[],
  status: number,
): T | undefined {
  const named = (name: string): T | undefined => responses.find((each) => each.status === name);
  return named(`${status}`) ?? named(`${Math.trunc(status / 100)}XX`) ?? named('default');
}
