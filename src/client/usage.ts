/** The entry `@docproc/client/usage`: notes what tests use of the interface. */

import { type NoteUsage, type UsageKind, usageListener } from '../shared/usage.ts';

export type { NoteUsage, UsageKind };

/** Stacks of one name that are noted: later reads of a long run are no new places. */
const maxStacks = 50;

/** The objects behind results. */
const targets = new WeakMap<object, object>();
const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object(value) === value && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a client that notes what is used of it, as names without values: operations, options, statuses and error classes, and the
 * members of results that are read. Without a listener, it returns what the client returns.
 *
 * @param client A client of any entry of this package.
 * @param note Receives what is used; by default the fixtures of `@docproc/sandbox`, if `DOCPROC_USAGE` names a file.
 */
export function recordUsage<Client extends object>(client: Client, note?: NoteUsage): Client {
  const namespace = (methods: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(methods).map(([name, value]) => [
        name,
        name === 'withOptions'
          ? (changes: unknown) => recordUsage(value(changes) as object, note)
          : typeof value === 'function'
            ? method(value, prefix + name, note)
            : isPlain(value)
              ? namespace(value, `${prefix}${name}.`)
              : value,
      ]),
    );
  return namespace(client, '') as Client;
}

type Method = (...given: unknown[]) => Promise<unknown> & {
  withResponse?: () => Promise<{ response: Response }>;
};

function method(send: Method, name: string, own: NoteUsage | undefined): Method {
  return (...given) => {
    const listener = own ?? (globalThis as Record<symbol, unknown>)[usageListener];
    if (!listener) return send(...given);
    cloneResults();
    const operation = name.replace(/^raw\.[A-Z]+$/, (method) => `${method.slice(4)} ${String(given[0])}`);
    const note = once(listener as NoteUsage, operation);
    note('calls', '');
    const promise = send(...given.map((each) => noteGiven(each, '', note)));
    void promise.withResponse?.().then(
      ({ response }) => note('returns', `${response.status}`),
      () => {},
    );
    const result: ReturnType<Method> = (async () => {
      try {
        const value = await promise;
        const { response } = Object(value) as { response?: Response };
        if (response) note('returns', `${response.status}`);
        return wrap(value, '', note);
      } catch (error) {
        const { status = '', name: type } = Object(error) as { status?: number; name?: string };
        note('returns', `${status} ${type}`.trim());
        throw error;
      }
    })();
    const { withResponse } = promise;
    if (withResponse)
      result.withResponse = async () => {
        const data = await result;
        return { ...(await withResponse()), data };
      };
    return result;
  };
}

type Note = (kind: UsageKind, name: string) => void;
const counts = new WeakMap<NoteUsage, Record<string, number>>();

/** Notes each name of one call once. */
function once(note: NoteUsage, operation: string): Note {
  const noted = new Set<string>();
  const all = counts.get(note) ?? {};
  counts.set(note, all);
  return (kind, name) => {
    const key = `${operation} ${kind} ${name}`;
    if (noted.has(key) || (all[key] = (all[key] ?? 0) + 1) > maxStacks) return;
    noted.add(key);
    note(operation, kind, name, `${new Error().stack}`);
  };
}

/** Notes the names of what a method is given, and returns it. A condition of a wait reads a result, too. */
function noteGiven(value: unknown, path: string, note: Note): unknown {
  if (path === 'until') {
    note('reads', 'status');
    return typeof value === 'function' ? (result: unknown) => value(wrap(result, '', note)) : value;
  }
  const inner = Array.isArray(value) ? `${path}[]` : path && `${path}.`;
  if (Array.isArray(value)) for (const each of value) noteGiven(each, inner, note);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const name = inner.replace(/\[\]$/, '[].') + key;
      note('gives', name);
      return [key, noteGiven(each, name, note)];
    }),
  );
}

/** Notes what is read of a value of JSON. It stays what it is for `Array.isArray`, comparisons and `JSON.stringify`. */
function wrap(value: unknown, path: string, note: Note): unknown {
  const isList = Array.isArray(value);
  if ((!isList && !isPlain(value)) || targets.has(value)) return value;
  const nameOf = (key: PropertyKey): string => `${path && `${path}.`}${String(key)}`;
  // In its place: who freezes a result must get the same object from then on.
  const target = value as Record<string, unknown>;
  for (const key of Object.keys(target))
    target[key] = wrap(target[key], isList ? `${path}[]` : nameOf(key), note);
  const read = (key: PropertyKey): void => {
    if (isList || typeof key !== 'string' || key in Object.prototype) return;
    // What the language asks every object for.
    if (key in target || !/^(then|toJSON)$/.test(key)) note('reads', nameOf(key));
  };
  const proxy = new Proxy(target, {
    get: (object, key, receiver) => (read(key), Reflect.get(object, key, receiver)),
    has: (object, key) => (read(key), Reflect.has(object, key)),
    getOwnPropertyDescriptor: (object, key) => (read(key), Reflect.getOwnPropertyDescriptor(object, key)),
    ownKeys: (object) => (read('*'), Reflect.ownKeys(object)),
  });
  targets.set(proxy, target);
  return proxy;
}

let isCloning = false;

/** Lets `structuredClone`, which takes no proxy, clone results. */
function cloneResults(): void {
  const clone = globalThis.structuredClone;
  if (isCloning || !clone) return;
  isCloning = true;
  globalThis.structuredClone = (value, options) => {
    try {
      return clone(value, options);
    } catch {
      return clone(copyOf(value), options);
    }
  };
}

const copyOf = <T>(value: T): T =>
  (Array.isArray(value)
    ? value.map(copyOf)
    : isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]))
      : value) as T;
