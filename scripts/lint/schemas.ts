/** Checks of values against our own JSON Schemas, `openapi/NAME.schema.yaml`. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { tokens } from '../lib/pointer.ts';
import { parseYaml } from '../lib/yaml.ts';

/** What a value has that its schema does not allow. */
interface Flaw {
  /** Leads to the value, or to the key that an object cannot have. */
  path: string[];
  isKey: boolean;
  /** Path of the value, as a message writes it; empty for all of it. */
  subject: string;
  /** What follows the subject. */
  message: string;
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, keywords: ['appliesTo'] });

interface CheckedSchema {
  schema: object;
  check: (value: unknown) => Flaw[];
}

/** By their texts: to compile one takes longer than to check all values. */
const compiled = new Map<string, CheckedSchema>();

/** Reads the schema of this name. */
export function schemaOf(name: string): CheckedSchema {
  const file = relative('', join(import.meta.dirname, `../../openapi/${name}.schema.yaml`));
  const text = readFileSync(file, 'utf8');
  const known = compiled.get(text) ?? compile(parseYaml(text, file) as object);
  compiled.set(text, known);
  return known;
}

function compile(schema: object): CheckedSchema {
  const validate = ajv.compile(schema);
  const check = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []).flatMap(faultOf));
  return { schema, check };
}

function faultOf({ keyword, instancePath, message = '', params, parentSchema, data }: ErrorObject): Flaw[] {
  // A failed `if` only means that its `then` failed.
  if (keyword === 'if') return [];
  const path = tokens(instancePath);
  const subject = path.join('.');
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object).join(', ');
    const text = `has no member \`${key}\`; its members are ${known}`;
    return [{ path: [...path, key], isKey: true, subject, message: text }];
  }
  const choice = keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
  const shown = typeof data === 'object' ? '' : `; it is ${JSON.stringify(data)}`;
  return [{ path, isKey: false, subject, message: message + choice + shown }];
}
