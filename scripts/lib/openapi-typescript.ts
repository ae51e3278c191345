import { join } from 'node:path';
import { compileCache } from './cli.ts';
import { execute } from './execute.ts';

/** It has openapi-typescript, and the TypeScript 5 that this program needs: no other module finds either. */
const folder = join(import.meta.dirname, 'openapi-typescript');
/** Path of its command line. */
export const command: string = join(folder, 'node_modules/openapi-typescript/bin/cli.js');

/**
 * Returns the declarations of an OpenAPI document, by openapi-typescript in a process of its own.
 *
 * @throws Error with its message, if it fails
 */
export async function openapiTypes(document: object): Promise<string> {
  const { code, stdout, output } = await execute(
    process.execPath,
    // A request need not have what has a default.
    [command, '--empty-objects-unknown', '--default-non-nullable=false'],
    { cwd: folder, env: { HOME: folder, ...compileCache() }, input: JSON.stringify(document) },
  );
  if (code !== 0) throw new Error(output);
  return stdout.replace(/^\/\*\*[^]*?\*\/\s*/, '');
}
