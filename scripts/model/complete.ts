/** What a contract must have so that artifacts can be made from it; `npm run diff` reads others too. */
import { InputError } from '../lib/cli.ts';
import { members } from '../lib/pointer.ts';
import type { Document } from './document.ts';
import { operationsInDocument } from './references.ts';

/** Methods of every object. The parser of openapi-typescript calls what it finds below the name of a field. */
const methodField =
  /\/properties\/(hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toLocaleString|valueOf)$/;

/** @throws InputError with the way out, if an operation has no name of its own, or a field one that no type can be made of */
export function assertComplete(document: Document): void {
  const wrong = [...members(document)].find(({ pointer }) => methodField.test(pointer));
  if (wrong)
    throw new InputError(
      `${wrong.pointer}: no type can be made of a field with the name of a method of every object. Leave the field out: responses may have others than those listed.`,
    );
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
