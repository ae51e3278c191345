type Sets = readonly (object | undefined)[];

/** Returns the values of several sets by name. The later take precedence over the earlier, unless they are undefined. */
function merge<T>(sets: Sets, toKey = (name: string): string => name): T {
  const merged: Record<string, unknown> = {};
  for (const set of sets)
    for (const [name, value] of Object.entries(set ?? {}))
      if (value !== undefined) merged[toKey(name)] = value;
  return merged as T;
}

export const mergeHeaders = (...sets: Sets): Record<string, string> =>
  merge(sets, (name) => name.toLowerCase());

export const mergeOptions = <T extends object>(options: T, changes: object | undefined): T =>
  merge([options, changes]);

/** Returns options of a client with those of another set, and with the headers of both. */
export const addOptions = <T extends { headers?: object | undefined }>(
  options: T,
  changes?: { headers?: object | undefined },
): T => merge([options, changes, { headers: { ...options.headers, ...changes?.headers } }]);

export const mapValues = <T, U>(
  values: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
