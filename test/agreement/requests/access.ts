/** Requests with missing, invalid and limited keys. */
import type { Model, Operation } from '../../../scripts/model/index.ts';
import { hiddenWith, usual, type Credential, type RequestCase } from './request.ts';

/** Keys that no operation accepts. */
const invalid: Credential[] = ['none', 'empty', 'other scheme', 'invalid', 'expired'];

export function* accessCases(model: Model): Generator<RequestCase> {
  const spellings = model.scopes.map((scope) => scope.spellings);
  for (const operation of model.operations) {
    const base = usual(operation, model);
    const { id, access, parameters } = operation;
    const [way] = access;
    // Without requirements, or with one that needs nothing, a key changes nothing.
    if (!way || access.some(({ bearer, keys }) => !bearer && keys.length === 0)) continue;
    const change = (
      what: string,
      credential: Credential,
      statuses: readonly string[],
      more: Partial<RequestCase> = {},
    ): RequestCase => ({
      ...base,
      label: `${id} ${what}`,
      aspect: 'access',
      credential,
      valid: statuses.length === 0,
      rejectedWith: statuses,
      ...more,
    });
    if (access.every(({ bearer }) => bearer)) {
      for (const credential of invalid) yield change(`with key: ${String(credential)}`, credential, ['401']);
      if (parameters.some(({ option }) => option === 'teamId'))
        yield change('with key: other team', 'other team', hiddenWith(operation));
    }
    for (const { name } of operation.keys) {
      const isNeeded = access.every(({ keys }) => keys.some((key) => key.name === name));
      if (isNeeded) yield change(`without the key ${name}`, 'full', ['401'], { withoutKeys: [name] });
    }
    yield* scopeCases(operation, spellings, change);
  }
}

/** A key with each scope alone. */
function* scopeCases(
  { access }: Operation,
  spellings: readonly string[][],
  change: (what: string, credential: Credential, statuses: readonly string[]) => RequestCase,
): Generator<RequestCase> {
  const ways = access.filter(({ bearer }) => bearer).map(({ scopes }) => scopes);
  // A way without scopes accepts any key.
  if (ways.length === 0 || ways.length < access.length || ways.some((scopes) => scopes.length === 0)) return;
  const [first = []] = ways;
  for (const name of new Set([...spellings.flat(), ...first.flat()])) {
    const granted = ways.some((scopes) => scopes.every((each) => each.includes(name)));
    yield change(`with the scope ${name}`, { scopes: [name] }, granted ? [] : ['403', '404']);
  }
}
