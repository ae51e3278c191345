/** Requests with missing, invalid and limited keys. */
import type { Model } from '../../../scripts/model/index.ts';
import { hiddenWith, usual, type Credential, type RequestCase } from './request.ts';

/** Keys that no operation accepts. */
const invalid: Credential[] = ['none', 'empty', 'other scheme', 'invalid', 'expired'];

export function* accessCases(model: Model): Generator<RequestCase> {
  const spellings = model.scopes.flatMap((scope) => scope.spellings);
  for (const operation of model.operations) {
    const base = usual(operation, model);
    const { id, scopes, parameters } = operation;
    const change = (what: string, credential: Credential, statuses: readonly string[]): RequestCase => ({
      ...base,
      label: `${id} ${what}`,
      aspect: 'access',
      credential,
      valid: statuses.length === 0,
      rejectedWith: statuses,
    });
    for (const credential of invalid) yield change(`with key: ${String(credential)}`, credential, ['401']);
    if (parameters.some(({ option }) => option === 'teamId'))
      yield change('with key: other team', 'other team', hiddenWith(operation));
    // An operation without scopes accepts any key.
    if (scopes.length === 0) continue;
    for (const name of new Set([...spellings, ...scopes.flat()])) {
      const granted = scopes.every((each) => each.includes(name));
      yield change(`with the scope ${name}`, { scopes: [name] }, granted ? [] : ['403', '404']);
    }
  }
}
