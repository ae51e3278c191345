/** Schemas as code: constants of components, and expressions that refer to them. */
import type { Rules } from '../../src/types/schema.ts';
import { toComponent, type SchemaData } from '../model/schema-data.ts';

type Components = Readonly<Record<string, SchemaData>>;

const reference = /\{\s*"\\u0000component": ?"([^"]+)"\s*\}/g;

/**
 * Returns data in JSON as code, in which a reference of a schema is the constant of its component.
 *
 * @param later The components whose constants come later: they are read when a value is judged.
 */
export const withReferences = (
  json: string,
  identifier: (name: string) => string,
  later: readonly string[] = [],
): string =>
  json.replaceAll(reference, (_, name: string) =>
    later.includes(name) ? `{ get allOf() { return [${identifier(name)}]; } }` : identifier(name),
  );

/** Returns the names of the components that data in JSON refers to, and that these refer to: each after those, but for circles. */
export function componentsIn(json: string, components: Components): string[] {
  const names = new Set<string>();
  const visit = (text: string, around: readonly string[]): void => {
    for (const [, name = ''] of text.matchAll(reference)) {
      if (names.has(name) || around.includes(name)) continue;
      visit(JSON.stringify(components[name]), [...around, name]);
      names.add(name);
    }
  };
  visit(json, []);
  return [...names];
}

/** Returns a function that makes rules of the data of a schema, for programs of the build. */
export function linker(components: Components): (schema: SchemaData) => Rules {
  const known = new Map<string, Rules>();
  const link = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(link);
    const { [toComponent]: name } = node as Record<string, unknown>;
    if (typeof name === 'string') return component(name);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, link(value)]));
  };
  const component = (name: string): Rules => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const rules = {};
    known.set(name, rules);
    return Object.assign(rules, link(components[name]));
  };
  return (schema) => link(schema) as Rules;
}
