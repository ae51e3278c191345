/** A version of the contract, and what makes a document one. */
import { isObject } from '../../src/shared/json.ts';
import { InputError } from '../lib/cli.ts';
import { describeOperations } from '../model/derived-texts.ts';
import type { Document } from '../model/document.ts';
import type { OpenQuestion } from '../model/catalogs.ts';

export interface Version {
  /** What messages call it: `0.1.0`, a path or a git ref. */
  name: string;
  document: Document;
  /** Empty if there is no catalog next to the contract. */
  questions: OpenQuestion[];
}

/** The version of OpenAPI that the contract has: another one describes schemas in another way. */
const supported = /^3\.1\.\d+$/;

/** Throws InputError if a value is no OpenAPI document, or one of another version. */
export function assertOpenApi(value: unknown, name: string): asserts value is Partial<Document> {
  const { openapi, swagger } = (typeof value === 'object' && value !== null ? value : {}) as {
    openapi?: unknown;
    swagger?: unknown;
  };
  const version = openapi ?? swagger;
  if (version === undefined) throw new InputError(`${name} is not a contract: it has no \`openapi\`.`);
  if (supported.test(String(version))) return;
  throw new InputError(`${name} is not a contract in OpenAPI 3.1: its version is ${String(version)}.`);
}

/** Returns a contract. Throws InputError if a value is none. */
export function asDocument(value: unknown, name: string): Document {
  assertOpenApi(value, name);
  for (const key of ['info', 'paths'] as const)
    if (!isObject(value[key]))
      throw new InputError(`${name} is not a contract: its \`${key}\` is missing, or no object.`);
  for (const [path, item] of Object.entries(value.paths ?? {}))
    if (path.startsWith('/') && !(isObject(item) && Object.values(item).every((each) => each !== null)))
      throw new InputError(`${name} is not a contract: its path ${path}, or a method of it, is no object.`);
  const document = { components: {}, ...value } as Document;
  // Those of sources end as those of bundles do.
  describeOperations(document);
  return document;
}
