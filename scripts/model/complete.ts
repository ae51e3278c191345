/** What a contract must have so that artifacts can be made from it; `npm run diff` reads others too. */
import { InputError } from '../lib/cli.ts';
import type { Document } from './document.ts';
import { operationsInDocument } from './references.ts';

/** @throws InputError with the way out, if an operation has no name of its own */
export function assertComplete(document: Document): void {
  const known = new Map<string, string>();
  for (const { path, method, operation } of operationsInDocument(document)) {
    const name = `${method.toUpperCase()} ${path}`;
    const id = operation.value.operationId as string | undefined;
    if (id === undefined) {
      throw new InputError(
        `openapi/paths: ${name} has no \`operationId\`. Add one, such as \`getTask\`: it names the method of the client.`,
      );
    }
    const other = known.get(id);
    if (other !== undefined) {
      throw new InputError(`openapi/paths: ${other} and ${name} have the operationId ${id}. Rename one.`);
    }
    known.set(id, name);
  }
}
