import type { Shape } from '../../../src/conformance/contract/types.ts';
import { memberPointer } from '../../lib/pointer.ts';
import type { Model, Schema } from '../../model/index.ts';
import { schemaPointer, valueLists } from '../../model/pointers.ts';

/** The shapes of schemas by name, and the JSON pointers of the components that each one contains. */
export class Shapes {
  readonly shapes: Record<string, Shape> = {};
  /** Pointers of the lists that have one entry for each value. */
  readonly lists: string[] = [];
  readonly #names = new Map<Schema, string>();
  readonly #model: Model;

  constructor(model: Model) {
    this.#model = model;
  }

  /** Adds a schema, and returns the name of its shape. `pointer` is where it is written in the bundle. */
  add(schema: Schema, pointer: string): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const at = schema.name === undefined ? pointer : schemaPointer(schema.name);
    const name = schema.name ?? at;
    this.#names.set(schema, name);
    const shape: Shape = {};
    this.shapes[name] = shape;
    // A value can have the properties of any alternative.
    const parts = [schema, ...schema.alternatives.map((each) => this.#named(each))];
    const properties = parts.flatMap((part) => part.properties);
    if (properties.length > 0) {
      shape.properties = Object.fromEntries(
        properties.map((property) => [
          property.name,
          this.add(property.schema, memberPointer(at, 'properties', property.name)),
        ]),
      );
    }
    const optional = properties.flatMap(({ name: each, required }) => (required ? [] : [each]));
    if (optional.length > 0) shape.optional = optional;
    const items = parts.find((part) => part.items)?.items;
    if (items) shape.items = this.add(items, `${at}/items`);
    if (properties.length === 0 || parts.some((part) => part.additionalProperties)) shape.map = true;
    if (schema.questions.length > 0) shape.questions = schema.questions;
    if (schema.values) this.lists.push(...valueLists(schema, at));
    return name;
  }

  #named = (schema: Schema): Schema => this.#model.schemas[schema.name ?? ''] ?? schema;

  /** Returns the pointers of the components that a shape contains. */
  components(name: string, seen: Set<string> = new Set()): string[] {
    if (seen.has(name)) return [];
    seen.add(name);
    const { properties = {}, items } = this.shapes[name] ?? {};
    const inner = [...Object.values(properties), ...(items === undefined ? [] : [items])];
    const own = name.startsWith('#') ? [] : [schemaPointer(name)];
    return [...new Set([...own, ...inner.flatMap((each) => this.components(each, seen))])];
  }
}
