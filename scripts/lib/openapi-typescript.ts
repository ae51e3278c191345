import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** It has openapi-typescript, and the TypeScript 5 that this program needs: no other module finds either. */
const folder = join(import.meta.dirname, 'openapi-typescript/node_modules/openapi-typescript');
/** Path of its command line. */
export const command: string = join(folder, 'bin/cli.js');

/** What is used of its module, whose own types need TypeScript 5. */
interface Generator {
  default(document: object, options: object): Promise<unknown>;
  astToString(nodes: unknown): string;
}

/**
 * Returns the declarations of an OpenAPI document, by openapi-typescript.
 *
 * @throws Error with its message, if it fails
 */
export async function openapiTypes(document: object): Promise<string> {
  // Loaded on demand: it takes a second.
  const { default: generate, astToString } = (await import(
    pathToFileURL(join(folder, 'dist/index.mjs')).href
  )) as Generator;
  // A copy: it replaces parts of what it reads. A request need not have what has a default.
  const options = { emptyObjectsUnknown: true, defaultNonNullable: false, silent: true };
  return astToString(await generate(structuredClone(document), options)).trim();
}
