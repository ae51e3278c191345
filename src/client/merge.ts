/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers {
  const merged = new Headers();
  for (const set of sets) {
    const entries = Symbol.iterator in (set ?? {}) ? (set as Headers) : Object.entries(set ?? {});
    for (const [name, value] of entries) if (value !== undefined) merged.set(name, value);
  }
  return merged;
}

/** Returns options with those of another set that are not undefined. Headers are added. */
export function mergeOptions<T extends { headers?: unknown }>(options: T, changes: object): T {
  const merged = { ...options };
  for (const [name, value] of Object.entries(changes)) {
    const all = name === 'headers' ? { ...(merged.headers as object), ...value } : value;
    if (value !== undefined) Object.assign(merged, { [name]: all });
  }
  return merged;
}
