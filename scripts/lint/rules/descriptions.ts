import { object, type Visitor } from './support.ts';

const code = /```[^]*?```|`[^`]*`/g;
const markup = /\{\{.*|<[A-Za-z/!][^>]*>?/;

/**
 * Every component schema and every property has a description. A property that refers to a schema need not. No text has what
 * the site would read as HTML or as an expression of Vue.
 */
export function descriptions(): Visitor {
  return {
    any(node, ctx) {
      for (const name of ['summary', 'description']) {
        const text = object(node)[name];
        const found = typeof text === 'string' ? markup.exec(text.replaceAll(code, ''))?.[0] : undefined;
        if (found === undefined) continue;
        const message = `Pages would read \`${found}\` as HTML or as an expression of Vue. Write it in backticks.`;
        ctx.report({ message, location: ctx.location.child([name]) });
      }
    },
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
