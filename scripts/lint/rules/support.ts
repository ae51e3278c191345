/** What the rules have in common: the parts of Redocly's rule interface that they use, and readers of JSON. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
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
