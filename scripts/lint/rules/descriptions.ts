import { object, type Visitor } from './support.ts';

/** Every component schema and every property has a description. A property that refers to a schema need not. */
export function descriptions(): Visitor {
  return {
    Schema(node, ctx) {
      const { description, properties } = object(node);
      if (ctx.location.pointer === '#/' && !description) {
        ctx.report({ message: 'The schema has no description. Describe it.', location: ctx.location });
      }
      for (const [name, property] of Object.entries(object(properties))) {
        if (object(property)['description'] || object(property)['$ref']) continue;
        const message = `\`${name}\` has no description. Describe its value, and when it is null.`;
        ctx.report({ message, location: ctx.location.child(['properties', name]) });
      }
    },
  };
}
