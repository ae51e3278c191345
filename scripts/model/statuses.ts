/** Returns what is documented for a status: its own entry, that of its range, or the default; undefined if none applies. */
export const documentedFor = <Entry extends { status: string }>(
  responses: readonly Entry[],
  status: string,
): Entry | undefined =>
  [status, `${status.charAt(0)}XX`, 'default']
    .map((name) => responses.find((each) => each.status === name))
    .find((each) => each !== undefined);
