import type { Oas3Rule } from '@redocly/openapi-core';

const code = /```[^]*?```|`[^`]*`/g;
const markup = /\{\{.*|<[A-Za-z/!][^>]*>?/;

/**
 * Every component schema and every property has a description. A property that refers to a schema need not. No text has what
 * the site would read as HTML or as an expression of Vue.
 */
export const descriptions: Oas3Rule = () => ({
  any(node: Record<string, unknown> | null, { location, report }) {
    for (const name of ['summary', 'description']) {
      const text = node?.[name];
      const found = typeof text === 'string' ? markup.exec(text.replaceAll(code, ''))?.[0] : undefined;
      if (found === undefined) continue;
      const message = `Pages would read \`${found}\` as HTML or as an expression of Vue. Write it in backticks.`;
      report({ message, location: location.child([name]) });
    }
  },
  Schema({ description, properties }, { location, report }) {
    if (location.pointer === '#/' && !description) {
      report({ message: 'The schema has no description. Describe it.', location });
    }
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (property?.description || (property && '$ref' in property)) continue;
      const message = `\`${name}\` has no description. Describe its value, and when it is null.`;
      report({ message, location: location.child(['properties', name]) });
    }
  },
});
