import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  operations,
  resolve,
  type Contract,
  type Document,
  type Json,
  type Place,
  type Schema,
} from '../../model/bundle.ts';
import { closed, validatorsModule } from './validators.ts';

/** An entry of open-questions.yaml, as far as the sandbox reads it. */
export interface Question {
  id: string;
  title: string;
  sandbox: string;
  setting?: { values: string[]; default: string };
}

export async function readQuestions({ folder }: Contract): Promise<Question[]> {
  return parse(await readFile(join(folder, 'open-questions.yaml'), 'utf8')) as Question[];
}

/** The modules `contract` (TypeScript) and `validators` (JavaScript). */
export function contractModules(
  { document }: Contract,
  questions: Question[],
  version: string,
): { contract: string; validators: string } {
  const schemas = document.components.schemas ?? {};
  const switches = questions.flatMap(({ id, title, sandbox, setting }) =>
    setting ? [{ id, title, does: sandbox, ...setting }] : [],
  );
  const used: Record<string, Schema> = { Task: closed(document, { $ref: '#/components/schemas/Task' }) };
  const rows = operations(document).map((place) => operation(document, place, used));
  const contract = {
    version,
    operations: rows,
    scopes: scopes(document),
    fields: { Task: fields(document, schemas['Task']), Upload: fields(document, schemas['Upload']) },
    lifecycles: { Task: lifecycle(schemas['TaskStatus']), Upload: lifecycle(schemas['UploadStatus']) },
    values: Object.fromEntries(values(schemas)),
    questions: switches,
    examples: Object.fromEntries(
      Object.entries(document.components.examples ?? {}).map(([name, { value }]) => [name, value]),
    ),
    validateTask: validator('Task'),
  };
  const types = switches.map(
    ({ id, values }) => `  '${id}': ${values.map((value) => `'${value}'`).join(' | ')};`,
  );
  return {
    contract: `
import type { Contract } from './model.js';
import * as validate from './validators.js';

/** The questions that the sandbox can answer in more than one way, each with its readings. */
export interface Readings {
${types.join('\n')}
}

export const contract: Contract = ${print(contract)};
`,
    validators: validatorsModule(document, used),
  };
}

/** The declarations of the module `validators`. */
export function validatorsDeclaration(validators: string): string {
  const names = [...validators.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
  return [
    "import type { Validator } from './model.js';",
    ...names.map((name) => `export declare const ${name}: Validator;`),
    '',
  ].join('\n');
}

const mark = '@validate.';
const validator = (name: string): string => `${mark}${name}`;

/** As JSON, but a validator stands as the name of what it is imported as. */
const print = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(new RegExp(`"${mark}(\\w+)"`, 'g'), 'validate.$1');

function operation(
  document: Document,
  { path, method, operation, parameters }: Place,
  used: Record<string, Schema>,
) {
  const full = operation['x-shorthand']
    ? operations(document).find((place) => place.operation.operationId === operation['x-shorthand'])
        ?.operation
    : operation;
  const transition = full?.['x-transition'];
  const [scope] = operation.security?.[0]?.['ApiKey'] ?? [];
  const answers = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    examples: Object.entries(resolve(document, response).content ?? {}).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([name, example]) => ({ name, type, of: refName(example) })),
    ),
  }));
  const success = resolve(
    document,
    operation.responses['200'] ?? operation.responses['2XX'] ?? { description: '' },
  );
  const schema = resolve(document, success.content?.['application/json']?.schema ?? {}) as Schema;
  const names = Object.keys(schema.properties ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: parameters.reduce((text, { name }) => text.replace(`{${name}}`, `{${snakeCase(name)}}`), path),
    record: path.includes('{task_id}') ? 'Task' : 'Upload',
    ...(scope && { scope }),
    ...body(document, operation, used),
    answers,
    ...(names.includes('payload') && { beside: names.filter((name) => name !== 'payload') }),
    ...(transition !== undefined && { transition }),
    questions: [...questionsIn(document, full), ...questionsIn(document, operation)].filter(unique),
  };
}

function body(
  document: Document,
  { operationId, requestBody }: Place['operation'],
  used: Record<string, Schema>,
) {
  if (!requestBody) return undefined;
  const { required = false, content } = resolve(document, requestBody);
  const [[type, media] = ['', {}]] = Object.entries(content);
  const name = media.schema?.$ref ? refName(media.schema) : `${operationId}Body`;
  used[name] = media.schema ?? {};
  if (type !== 'multipart/form-data') return { body: { required, type, validate: validator(name) } };
  const { properties = {} } = resolve(document, media.schema ?? {}) as Schema;
  const texts: Record<string, string> = {};
  for (const [field, { contentSchema }] of Object.entries(properties)) {
    if (!contentSchema) continue;
    used[`${name}_${field}`] = contentSchema;
    texts[field] = validator(`${name}_${field}`);
  }
  const limits = media['x-limits'];
  return {
    body: { required, type, validate: validator(name), fields: Object.keys(properties), texts, limits },
  };
}

function scopes(document: Document): string[][] {
  const aliases = document.components.securitySchemes?.['ApiKey']?.['x-scope-aliases'];
  return (aliases as { spellings: string[] }[]).map(({ spellings }) => spellings);
}

function fields(document: Document, schema: Schema = {}): { name: string; json: boolean }[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { type } = resolve(document, property) as Schema;
    return { name, json: type === 'array' || type === 'object' };
  });
}

function lifecycle(schema: Schema = {}): { field: string; states: string[]; moves: Json } {
  const { field, states, moves } = schema['x-lifecycle'] as { field: string; states: object; moves: Json };
  return { field, states: Object.keys(states), moves };
}

/** Every set of values: that of a schema by its name, that of a property as `Issue.value`. */
function* values(schemas: Record<string, Schema>): Generator<[string, Json[]]> {
  for (const [name, schema] of Object.entries(schemas)) {
    for (const [place, node] of [[name, schema], ...Object.entries(schema.properties ?? {})] as [
      string,
      Schema,
    ][]) {
      const known = node.enum ?? node.anyOf?.find((part) => part.enum)?.enum;
      if (known) yield [place === name ? name : `${name}.${place}`, known];
    }
  }
}

/** Every open question named in a part of the contract, also where it refers to. */
function questionsIn(document: Document, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref, ...rest } = node as Schema;
  const beyond = $ref ? questionsIn(document, resolve(document, { $ref })) : [];
  const here = Object.entries(rest).flatMap(([key, value]) =>
    key === 'x-open-questions' ? (value as string[]) : questionsIn(document, value),
  );
  return [...beyond, ...here];
}

const unique = <T>(value: T, index: number, all: T[]): boolean => all.indexOf(value) === index;
const refName = (node: object): string => ('$ref' in node ? String(node.$ref).split('/').at(-1) : '') ?? '';
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
