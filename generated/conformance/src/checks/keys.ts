/** Keys other than the bearer key: each one that every way of access needs. */
import { contract } from '../contract.js';
import type { Key, Operation } from '../contract-types.js';
import { expectDenied, rejection } from './access.js';
import type { Check } from './check.js';
import { needsFor } from './subjects.js';

export const keyChecks = (): Check[] =>
  contract.operations.flatMap((operation) =>
    operation.keys
      .filter(({ needed }) => needed)
      .flatMap((key) => [
        denied(operation, key, 'none', 'without', 'without the key'),
        denied(operation, key, 'invalid', 'invalid', 'with an invalid key'),
      ]),
  );

function denied(
  operation: Operation,
  { in: where, name }: Key,
  value: 'none' | 'invalid',
  prefix: string,
  words: string,
): Check {
  const { id, pointer } = operation;
  return {
    id: `access/${id}/${prefix}-${name.toLowerCase()}`,
    group: 'access',
    title: `${id} ${words} ${name} returns 401`,
    sends: `${id} ${words} ${name} in ${where}, everything else being valid.`,
    expects: rejection(['401']),
    pointers: [`${pointer}/security`, `${pointer}/responses/401`],
    needs: needsFor(operation),
    run: (context) => expectDenied(context, operation, { keys: { [name]: value } }, ['401']),
  };
}
