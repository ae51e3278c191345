/** What the rules have in common: the parts of Redocly's rule interface that they use, and readers of JSON. */
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { parseYaml } from '../../lib/yaml.ts';
import type { Json } from '../../model/document.ts';

export type JsonObject = { [key: string]: Json };

/** A place in a file. `key()` is the name of the member rather than its value. */
export interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(path: (string | number)[]): Location;
  key(): Location;
}

/** What Redocly hands to a visit. `type` is the kind of OpenAPI object that is visited. */
export interface Context {
  location: Location;
  type: { name: string };
  report(problem: { message: string; location: Location }): void;
  resolve(reference: JsonObject, file?: string): { node?: Json; location?: Location };
}

/**
 * Which function visits which kind of object: `Schema`, `ref` for references, `any`. What `leave` names is
 * visited after everything within; of a reference, it gets what that points to.
 */
export interface Visitor {
  [type: string]:
    | ((node: Json, ctx: Context) => void)
    | { leave: (node: Json, ctx: Context, target: { location?: Location }) => void };
}

/** An object of the contract, and its place. */
export interface Found {
  node: JsonObject;
  location: Location;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself; an empty one instead of anything else. Wrong kinds are for `struct` and `extensions` to report. */
export function object(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function array(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** What the value at a place is, and where: behind its `$ref`, if it has one. */
export function follow(
  value: Json | undefined,
  at: Location,
  ctx: Context,
): { node: Json; location: Location } {
  const isReference = isObject(value) && value['$ref'] !== undefined;
  const { node, location } = isReference ? ctx.resolve(value, at.source.absoluteRef) : { node: value };
  return { node: node ?? null, location: location ?? at };
}

/** Reads a file that Redocly does not read. */
export function readYaml(file: string): Json {
  return parseYaml(readFileSync(file, 'utf8'), relative('', file)) as Json;
}

/** Names in a message. */
export function list(names: Json[]): string {
  return names.map((name) => (typeof name === 'string' ? name : JSON.stringify(name))).join(', ');
}

/** Reports a name that is not in the list. An absent name is no problem. `hint` suggests another fix. */
export function checkName(
  ctx: Context,
  at: Location,
  kind: string,
  name: Json | undefined,
  known: Json[],
  hint = '',
): void {
  if (name === undefined || known.includes(name)) return;
  const message = `\`${list([name])}\` is no ${kind}. Use one of: ${list(known)}.${hint}`;
  ctx.report({ message, location: at });
}

/** The component schemas, collected while Redocly visits them. The file of a schema is named as the schema. */
export class Schemas {
  readonly #byName = new Map<string, Found>();

  add(node: Json, { location }: Context): void {
    if (location.pointer !== '#/') return;
    this.#byName.set(basename(location.source.absoluteRef, '.yaml'), { node: object(node), location });
  }

  names(): string[] {
    return [...this.#byName.keys()].toSorted();
  }

  /** The properties of a schema, with references followed; none when there is no such schema. */
  properties(name: Json | undefined, ctx: Context): JsonObject {
    const schema = this.#byName.get(String(name));
    const properties = Object.entries(object(schema?.node['properties']));
    return Object.fromEntries(
      schema ? properties.map(([key, value]) => [key, follow(value, schema.location, ctx).node]) : [],
    );
  }
}

/** The values that a schema lists, itself or in a branch of `anyOf`; undefined when it lists none. */
export function valuesOf(schema: JsonObject): Json[] | undefined {
  if (schema['type'] === 'boolean') return [true, false];
  const branches = [schema, ...array(schema['anyOf'])].map((branch) => array(object(branch)['enum']));
  const values = branches.flat();
  return values.length > 0 ? values : undefined;
}
