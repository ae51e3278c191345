/** Builds requests of operations from values: paths, bodies and forms. */
import type { RequestBody, Json, TestedOperation } from '../contract-types.ts';
import type { SentRequest, UploadFile } from './http.ts';
import { isObject } from '../../shared/json.ts';

/** What a path or a body can name. */
export interface PathValues {
  team: string;
  project: string;
  /** Id of the resource that the operation acts on. */
  id?: string;
  /** Values of the other parameters, by their names in snake_case. */
  others: Readonly<Record<string, string>>;
}

/** Returns the path of an operation with its parameters and its required query. */
export function pathOf({ path, parameters, query }: TestedOperation, names: PathValues): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    const { role, snakeName = name, example } = parameter ?? {};
    const known = role === 'other' && names.others[snakeName] === undefined ? example : undefined;
    return encodeURIComponent(known ?? valueOf(role, snakeName, names));
  });
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function valueOf(role: string | undefined, key: string, { team, project, id, others }: PathValues): string {
  if (role === 'team') return team;
  if (role === 'project') return project;
  return (role === 'resource' ? id : others[key]) ?? `unknown-${key.replaceAll('_', '-')}`;
}

/** The parts of a request that depend on the media type of its body. */
export type EncodedBody = Pick<SentRequest, 'contentType' | 'bodyText' | 'form'>;

/**
 * Returns a body of an operation.
 *
 * @param files The files of a form; by default those that the value names, with the bytes of a sample.
 */
export function contentOf(
  body: RequestBody,
  value: Json,
  sample: UploadFile,
  files?: readonly UploadFile[],
): EncodedBody {
  const { kind, type, files: field } = body;
  if (kind === 'form' && field) {
    const { [field.name]: listed, ...fields } = isObject(value) ? value : {};
    const names = [listed ?? []].flat().map(String);
    return {
      form: {
        fileField: field.name,
        fields: Object.entries(fields).map(([name, each]) => [name, textOf(each)] as const),
        files: files ?? names.map((name) => ({ ...sample, name })),
      },
    };
  }
  return { contentType: type, bodyText: kind === 'json' ? JSON.stringify(value) : textOf(value) };
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a valid value of a body in which members that a path names too have the same value as there. */
export function withPathValues({ body, parameters }: TestedOperation, value: Json, names: PathValues): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const key = body?.inPath[name];
      if (key === undefined) return [name, each];
      // A shorthand endpoint has no project in its path.
      const role = parameters.find((one) => one.snakeName === key)?.role ?? 'project';
      return [name, valueOf(role, key, names)];
    }),
  );
}
