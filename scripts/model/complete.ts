/** What a contract must have so that artifacts can be made from it; `npm run diff` reads others too. */
import { InputError } from '../lib/cli.ts';
import type { Document } from './document.ts';
import { type OperationInDocument, operationsInDocument, parametersInDocument } from './operations.ts';
import { resolve } from './references.ts';

/** @throws InputError with the way out, if an operation has no name of its own or cannot be requested */
export function assertComplete(document: Document): void {
  const known = new Map<string, string>();
  for (const written of operationsInDocument(document)) {
    const { path, method, operation } = written;
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
    assertParameters(document, written, name);
  }
}

function assertParameters(document: Document, written: OperationInDocument, name: string): void {
  const described = parametersInDocument(written).map(({ value }) => resolve(document, value));
  for (const [, own = ''] of written.path.matchAll(/\{([^{}]+)\}/g)) {
    if (described.some((each) => each.in === 'path' && each.name === own)) continue;
    throw new InputError(
      `openapi/paths: ${name} has no parameter \`${own}\`. Add it to \`parameters\`, with \`in: path\`, or correct the name in the path.`,
    );
  }
}
