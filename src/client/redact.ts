/** Replaces an API key, in texts and in values of JSON. */
export type Redact = <T>(value: T) => T;

const mark = '[API key]';
/** A shorter key can be a word of the text, so it is replaced after `Bearer` alone. */
const shortest = 8;

/** Returns a function that replaces keys where they are whole words. */
export function createRedact(keys: readonly string[]): Redact {
  const patterns = keys.flatMap((key) =>
    // A text can be JSON that is not complete, with the key as it is written there.
    [...new Set([key, JSON.stringify(key).slice(1, -1)])].map((form) => {
      const before = key.length < shortest ? 'Bearer\\s+' : '^|[^\\w-]';
      return new RegExp(`(${before})${form.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g');
    }),
  );
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return patterns.reduce((text, pattern) => text.replace(pattern, `$1${mark}`), value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    return Object.fromEntries(Object.entries(value).map((entry) => entry.map(walk) as [string, unknown]));
  };
  return <T>(value: T) => walk(value) as T;
}

/** Returns a cause as it is; a copy with its texts alone if it could print a key, such as one with a `Request`. */
export function cleanCause(cause: unknown, redact: Redact): unknown {
  try {
    if (isClean(cause, redact, new Set())) return cause;
  } catch {
    // A chain of causes that is too long to look at.
  }
  return copy(cause, redact);
}

function isClean(value: unknown, redact: Redact, seen: Set<object>): boolean {
  if (typeof value === 'string') return redact(value) === value;
  if (typeof value !== 'object' || value === null || seen.has(value)) return typeof value !== 'function';
  seen.add(value);
  const plain =
    value instanceof Error || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return plain && Reflect.ownKeys(value).every((key) => isClean(value[key as keyof object], redact, seen));
}

function copy(value: unknown, redact: Redact, depth = 0): unknown {
  if (!(value instanceof Error) || depth > 4) return redact(String(value));
  const { name, message, stack = '', cause, code } = value as Error & { code?: unknown };
  const error = new Error(redact(message));
  return Object.assign(error, {
    name,
    stack: redact(stack),
    ...(code !== undefined && { code: redact(code) }),
    ...(cause !== undefined && { cause: copy(cause, redact, depth + 1) }),
  });
}
