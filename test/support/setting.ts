/** Two settings of the sandbox, whichever the contract has, for tests of what is the same for each. */
import { contract } from '../../generated/sandbox/contract/contract.ts';
import type { Interpretations, Settings } from '../../src/sandbox/contract/setting-values.ts';

type Id = keyof Interpretations;

const all = contract.settings.toReversed().map(({ id, values, default: usual }) => {
  const other = values.find((value) => value !== usual) ?? '';
  return {
    id: id as Id,
    values,
    usual: usual as Interpretations[Id],
    /** A value that is not the default. */
    other: other as Interpretations[Id],
    /** The options of a sandbox with this value. */
    set: { [id]: other } as Settings,
    unset: { [id]: usual } as Settings,
    /** What the message about a value that it does not have ends with. */
    choices: `It can be ${values.join(' or ')}.`,
  };
});

export const [setting = absent(), another = absent()] = all;

function absent(): never {
  throw new Error('The contract needs two settings for these tests.');
}
