/** Edits a contract at one place. */
import type { Document } from '../../scripts/model/document.ts';
import type { Json, JsonObject } from '../support/contract.ts';

/** Returns a copy of a contract with the types that scripts expect. */
export const documentOf = (root: JsonObject): Document => JSON.parse(JSON.stringify(root)) as Document;

type Path = (string | number)[];

/** The steps of a JSON pointer. */
export function tokens(pointer: string): Path {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Changes the value at a path; `undefined` removes it. The root given stays as it is. */
export function edit(root: JsonObject, path: Path, change: (value: Json) => Json | undefined): JsonObject {
  return put(root, path, change) as JsonObject;
}

function put(node: Json, [key, ...rest]: Path, change: (value: Json) => Json | undefined): Json {
  const copy = Array.isArray(node) ? [...node] : { ...(node as JsonObject) };
  const at = copy as Record<string | number, Json>;
  const value = at[key ?? ''] ?? null;
  const result = rest.length > 0 ? put(value, rest, change) : change(value);
  if (result !== undefined) at[key ?? ''] = result;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete at[key ?? ''];
  return copy;
}
