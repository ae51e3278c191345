import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { Input } from './call.ts';

/** Returns the schema of the arguments of a tool, whose errors name the argument; `files` are those that are paths. */
export function argumentsOf(inputSchema: object, files: readonly string[] = [], below = '') {
  const { properties, ...others } = structuredClone(inputSchema) as { properties: Record<string, Described> };
  for (const name of below === '' ? [] : files) {
    const file = properties[name]?.items ?? properties[name];
    if (file) file.description = `Path of a file below ${below}.`;
  }
  const schema = fromJsonSchema<Input>({ ...others, properties });
  const own = schema['~standard'];
  const names = Object.keys(properties);
  const validate: typeof own.validate = (value) => {
    const unknown = Object.keys(Object(value)).filter((name) => !names.includes(name));
    if (unknown.length === 0) return own.validate(value);
    return {
      issues: [{ message: `there is no argument ${unknown.join(', ')}. Arguments: ${names.join(', ')}.` }],
    };
  };
  return { ...schema, '~standard': { ...own, validate } };
}

interface Described {
  description?: string;
  items?: Described;
}
