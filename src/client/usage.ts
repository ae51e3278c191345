/** The entry `@docproc/client/usage`: notes what tests use of the interface. */

import { type NoteUsage, type UsageKind, usageListener } from '../shared/usage.ts';

export type { NoteUsage, UsageKind };

/** Calls of which the places of a name are noted: later ones of a long run are no new places. */
const maxPlaces = 5;

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
    const wrap = wrapper(note);
    note('calls', '');
    const promise = send(...given.map((each) => noteGiven(each, '', note, wrap)));
    void promise.withResponse?.().then(
      ({ response }) => note('returns', `${response.status}`),
      () => {},
    );
    const result: ReturnType<Method> = (async () => {
      try {
        const value = await promise;
        const { response } = Object(value) as { response?: Response };
        if (response) note('returns', `${response.status}`);
        return wrap(value);
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
    if (noted.has(key) || (all[key] = (all[key] ?? 0) + 1) > maxPlaces) return;
    noted.add(key);
    note(operation, kind, name, `${new Error().stack}`);
  };
}

/** Notes the names of what a method is given, and returns it. A condition of a wait reads a result, too. */
function noteGiven(value: unknown, path: string, note: Note, wrap: Wrap): unknown {
  if (path === 'until') {
    note('reads', 'status');
    return typeof value === 'function' ? (result: unknown) => value(wrap(result)) : value;
  }
  const inner = Array.isArray(value) ? `${path}[]` : path && `${path}.`;
  if (Array.isArray(value)) for (const each of value) noteGiven(each, inner, note, wrap);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const name = inner.replace(/\[\]$/, '[].') + key;
      note('gives', name);
      return [key, noteGiven(each, name, note, wrap)];
    }),
  );
}

type Wrap = (value: unknown, path?: string) => unknown;
const wrapped = new WeakSet();

/** Returns what notes the reads of values of JSON. They stay what they are for `Array.isArray`, comparisons and `JSON.stringify`. */
function wrapper(note: Note): Wrap {
  const handlers = new Map<string, ProxyHandler<Record<PropertyKey, unknown>>>();
  const wrap: Wrap = (value, path = '') => {
    if ((!Array.isArray(value) && !isPlain(value)) || wrapped.has(value)) return value;
    const handler = handlers.get(path) ?? handlerOf(path, note, wrap);
    handlers.set(path, handler);
    const proxy = new Proxy(value as Record<PropertyKey, unknown>, handler);
    wrapped.add(proxy);
    return proxy;
  };
  return wrap;
}

function handlerOf(path: string, note: Note, wrap: Wrap): ProxyHandler<Record<PropertyKey, unknown>> {
  const seen = new Set<PropertyKey>();
  const nameOf = (key: PropertyKey): string => `${path && `${path}.`}${String(key)}`;
  const read = (object: object, key: PropertyKey): void => {
    if (seen.has(key) || Array.isArray(object) || typeof key !== 'string' || key in Object.prototype) return;
    // What the language asks every object for.
    if (!(key in object) && /^(then|toJSON)$/.test(key)) return;
    seen.add(key);
    note('reads', nameOf(key));
  };
  // In its place: each read gets the same object.
  const member = (object: Record<PropertyKey, unknown>, key: PropertyKey): unknown => {
    read(object, key);
    const value = object[key];
    if (typeof value !== 'object') return value;
    Reflect.set(object, key, wrap(value, Array.isArray(object) ? `${path}[]` : nameOf(key)));
    return object[key];
  };
  return {
    get: member,
    has: (object, key) => (read(object, key), Reflect.has(object, key)),
    getOwnPropertyDescriptor: (object, key) => (
      member(object, key),
      Reflect.getOwnPropertyDescriptor(object, key)
    ),
    ownKeys: (object) => (read(object, '*'), Reflect.ownKeys(object)),
    preventExtensions(object) {
      for (const key of Object.keys(object)) member(object, key);
      return Reflect.preventExtensions(object);
    },
  };
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
