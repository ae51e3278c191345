/** Builds requests of operations from values: paths, bodies and forms. */
import type { Body, Json, Operation } from './contract-types.js';
import type { SentKey } from './headers.js';
import type { SentRequest, UploadFile } from './http.js';
import { isObject } from './schemas.js';

/** What a path or a body can name. */
export interface Names {
  team: string;
  project: string;
  /** Id of the resource that the operation acts on. */
  record?: string;
  /** Values of the other parameters, by their names in snake_case. */
  others: Readonly<Record<string, string>>;
}

/** Returns the path of an operation with its parameters, its required query and the keys there. */
export function pathOf(
  { path, parameters, query }: Operation,
  names: Names,
  keys: readonly SentKey[] = [],
): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    const { role, key = name, example } = parameter ?? {};
    const known = role === 'other' && names.others[key] === undefined ? example : undefined;
    return encodeURIComponent(known ?? valueOf(role, key, names));
  });
  const ofKeys = keys.filter((key) => key.in === 'query').map(({ name, value }) => [name, value]);
  const search = new URLSearchParams([...query.map(([name, value]) => [name, value]), ...ofKeys]).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function valueOf(role: string | undefined, key: string, { team, project, record, others }: Names): string {
  if (role === 'team') return team;
  if (role === 'project') return project;
  return (role === 'record' ? record : others[key]) ?? `unknown-${key.replaceAll('_', '-')}`;
}

/** The parts of a request that depend on the media type of its body. */
export type Content = Pick<SentRequest, 'contentType' | 'text' | 'form'>;

/** Returns a body of an operation. Files of a form have the bytes of a sample. */
export function contentOf(body: Body, value: Json, sample: UploadFile): Content {
  const { kind, type, files } = body;
  if (kind === 'form' && files) {
    const members = isObject(value) ? (value as Record<string, Json>) : {};
    const { [files.name]: listed, ...fields } = members;
    const names = [listed ?? []].flat().map(String);
    return {
      form: {
        fileField: files.name,
        fields: Object.entries(fields).map(([name, each]) => [name, textOf(each)] as const),
        files: names.map((name) => ({ ...sample, name })),
      },
    };
  }
  if (kind === 'json') return { contentType: type, text: JSON.stringify(value) };
  if (kind === 'urlencoded') {
    const members = isObject(value) ? Object.entries(value as Record<string, Json>) : [];
    const text = new URLSearchParams(members.map(([name, each]) => [name, textOf(each)])).toString();
    return { contentType: type, text };
  }
  return { contentType: type, text: textOf(value) };
}

/** Returns the fields of a form without those of its files, as in the example that has most of them. */
export const fieldsFor = (operation: Operation, names: Names): [string, string][] =>
  examplesOf(operation, names).at(-1) ?? [];

/** Returns the same of the example that has fewest of them, so those that are required. */
export const requiredFields = (operation: Operation, names: Names): [string, string][] =>
  examplesOf(operation, names)[0] ?? [];

function examplesOf(operation: Operation, names: Names): [string, string][][] {
  const { valid = [], files } = operation.body ?? {};
  return valid
    .map(({ value }) =>
      isObject(value) ? Object.entries(adapted(operation, value as Json, names) as Record<string, Json>) : [],
    )
    .sort((a, b) => a.length - b.length)
    .map((members) =>
      members.flatMap(([name, value]) => (name === files?.name ? [] : [[name, textOf(value)]])),
    );
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The name in snake_case, as the sandbox compares names: `projectId` and `project-id` become `project_id`. */
const snake = (name: string): string =>
  name
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .toLowerCase();

/** Returns a valid value of a body in which members that the path names too have the same value as there. */
export function adapted({ parameters }: Operation, value: Json, names: Names): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>).map(([name, each]) => {
      const key = snake(name);
      const parameter = parameters.find((one) => one.key === key);
      if (parameter) return [name, valueOf(parameter.role, key, names)];
      return [name, key === 'project_id' ? names.project : each];
    }),
  );
}
