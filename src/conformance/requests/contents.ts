/** Builds requests of operations from values: paths, bodies and forms. */
import type { TestedBody, TestedOperation, Json } from '../contract/types.ts';
import type { SentRequest, PathValues } from './exchange.ts';
import type { UploadFile } from '../contract/options.ts';
import { isObject } from '../../shared/json.ts';

/** Returns the path of an operation with its parameters and its required query. */
export function pathOf({ path, query }: TestedOperation, values: PathValues): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The parts of a request that depend on the media type of its body. */
export type RequestContent = Pick<SentRequest, 'contentType' | 'bodyText' | 'form'>;

/**
 * Returns a body of an operation.
 *
 * @param files The files of a form; by default those that the value names, with the bytes of a sample.
 */
export function contentOf(
  body: TestedBody,
  value: Json,
  sample: UploadFile,
  files?: readonly UploadFile[],
): RequestContent {
  const { kind, type, fileField } = body;
  if (kind === 'form' && fileField !== undefined) {
    const { [fileField]: listed, ...fields } = isObject(value) ? value : {};
    const names = [listed ?? []].flat().map(String);
    return {
      form: {
        fileField,
        fields: Object.entries(fields).map(([name, each]) => [name, textOf(each)] as const),
        files: files ?? names.map((name) => ({ ...sample, name })),
      },
    };
  }
  return { contentType: type, bodyText: kind === 'json' ? JSON.stringify(value) : textOf(value) };
}

/** A form of an operation that no other request has: a service may return the same upload for the same form. */
export function uniqueForm({ body }: TestedOperation): Json {
  // The last example has most fields.
  const { value = {} } = body?.valid.at(-1) ?? {};
  if (!body || !isObject(value)) return value;
  const own = body.freeTexts.filter((name) => !Object.hasOwn(body.inPath, name));
  const texts = own.map((name) => [name, `conformance ${crypto.randomUUID()}`]);
  return { ...value, ...Object.fromEntries(texts) };
}

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the value of a body in which texts that a path names too are the same as there. */
export const withPathValues = ({ inPath }: TestedBody, value: Json, values: PathValues): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'string' ? (values[inPath[name] ?? ''] ?? each) : each,
        ]),
      )
    : value;
