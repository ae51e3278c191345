/** Reads forms, so that their schemas judge what they say, and not how it is sent. */
import { isObject } from '../shared/json.ts';
import type { Rules } from './schema.ts';

/**
 * Returns a function that reads the fields of a form, by name or as a `FormData`: a field that is alone is a list where the
 * rules have one, without the empty file of a form in which none was chosen, and JSON, a number or a truth value is what its
 * text says. What cannot be read stays as it is.
 *
 * @param json Names of the fields that have JSON.
 */
export function formReader(rules: Rules, json: readonly string[]): (given: unknown) => unknown {
  const { properties } = Object(rules) as { properties?: Record<string, unknown> };
  const read = ([name, value]: readonly [string, unknown]): [string, unknown] => {
    const types = [Object(properties?.[name]).type ?? 'string'].flat();
    const isParsed = json.includes(name) || !types.some((each) => /string|array/.test(each));
    if (typeof value === 'string' && isParsed) return [name, parsed(value)];
    const isList = types.includes('array') && !json.includes(name) && value !== undefined;
    return [name, isList ? [value].flat().filter(isChosen) : value];
  };
  return (given) => {
    const fields = typeof Object(given).getAll === 'function' ? fieldsOf(given as FormData) : given;
    return isObject(fields) ? Object.fromEntries(Object.entries(fields).map(read)) : fields;
  };
}

/** Where a person has chosen no file, a form has an empty one without a name. */
const isChosen = (value: unknown): boolean => Object(value).size !== 0 || Object(value).name !== '';

const fieldsOf = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...form.keys()].map((name) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
