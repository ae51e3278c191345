/** Makes a mutant: a contract that differs from another in one place, and shares the rest with it. */
import type { Document } from '../../scripts/model/document.ts';
import { isObject, type Json, type JsonObject } from '../support/contract.ts';

/** Returns a copy of a contract with the types that scripts expect. */
export const documentOf = (root: JsonObject): Document => JSON.parse(JSON.stringify(root)) as Document;

/** What was done to the contract, and the contract with it done. */
export type Mutant = [name: string, root: JsonObject];

type Path = (string | number)[];

/** The steps of a JSON pointer. */
export function tokens(pointer: string): Path {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Changes the value at a path; `undefined` removes it. The root given stays as it is. */
export function edit(root: JsonObject, path: Path, change: (value: Json) => Json | undefined): JsonObject {
  return put(root, path, change) as JsonObject;
}

function put(node: Json, [key, ...rest]: Path, change: (value: Json) => Json | undefined): Json {
  const copy = Array.isArray(node) ? [...node] : { ...(node as JsonObject) };
  const at = copy as Record<string | number, Json>;
  const value = at[key ?? ''] ?? null;
  const result = rest.length > 0 ? put(value, rest, change) : change(value);
  if (result !== undefined) at[key ?? ''] = result;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete at[key ?? ''];
  return copy;
}

/** Makes mutants of the node at a path, by names that begin with the path. */
export class Place {
  readonly root: JsonObject;
  readonly path: Path;

  constructor(root: JsonObject, path: Path) {
    this.root = root;
    this.path = path;
  }

  get value(): Json | undefined {
    let value: Json | undefined = this.root;
    for (const key of this.path) value = (value as Record<string | number, Json> | undefined)?.[key];
    return value;
  }

  /** The value as an object; empty if there is none. */
  get fields(): JsonObject {
    return isObject(this.value) ? this.value : {};
  }

  get items(): Json[] {
    return Array.isArray(this.value) ? this.value : [];
  }

  to(...keys: Path): Place {
    return new Place(this.root, [...this.path, ...keys]);
  }

  set(what: string, value: Json): Mutant {
    return [`${this}: ${what}`, edit(this.root, this.path, () => value)];
  }

  add(key: string, value: Json): Mutant {
    return [`${this}: + ${key} ${JSON.stringify(value)}`, edit(this.root, [...this.path, key], () => value)];
  }

  push(value: Json): Mutant {
    return [`${this}: + ${JSON.stringify(value)}`, edit(this.root, this.path, () => [...this.items, value])];
  }

  drop(): Mutant {
    return [`${this}: dropped`, edit(this.root, this.path, () => undefined)];
  }

  rename(key: string): Mutant {
    const { value } = this;
    const without = edit(this.root, this.path, () => undefined);
    return [`${this}: renamed ${key}`, edit(without, [...this.path.slice(0, -1), key], () => value ?? null)];
  }

  /** One place per entry of the object or array here. */
  each(): Place[] {
    if (Array.isArray(this.value)) return this.value.map((_, i) => this.to(i));
    return Object.keys(this.fields).map((key) => this.to(key));
  }

  /** The place that a reference here points to, or this one. */
  followed(): Place {
    const { $ref } = this.fields;
    return typeof $ref === 'string' ? new Place(this.root, tokens($ref)).followed() : this;
  }

  get key(): string {
    return String(this.path.at(-1));
  }

  toString(): string {
    return this.path.join(' › ');
  }
}
