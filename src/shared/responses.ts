/** Returns the response that the contract lists for a status: by the status itself, its range, or `default`. */
export const responseOf = <T extends { status: string }>(
  responses: readonly T[],
  status: number,
): T | undefined =>
  [`${status}`, `${Math.trunc(status / 100)}XX`, 'default']
    .flatMap((name) => responses.filter((each) => each.status === name))
    .at(0);
