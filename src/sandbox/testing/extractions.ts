/** Checks what tests state that processing finds. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import {
  anything,
  checkMembers,
  checkObject,
  copyOf,
  integer,
  oneOf,
  reject,
  text,
} from '../contract/option-rules.ts';
import type { ExtractionMatch, StoredExtraction } from '../state/extractions.ts';
import { violationIn } from './seeds.ts';

/**
 * Returns a copy of an extraction.
 *
 * @param where Its source, for the message.
 * @throws {TypeError} It is invalid; the message has the place and the value.
 */
export function checkedExtraction(where: string, given: object): StoredExtraction {
  try {
    checkMembers('member', checkObject('it is', given), { match: anything, pages: anything, ids });
    const copy = copyOf('it', given) as StoredExtraction;
    checkMatch(copy.match);
    const tasks = contract.resources[contract.fileResource];
    if (!tasks) throw new TypeError('the contract has no operation that creates tasks.');
    // A task without pages would pass, as a new one has them.
    const value = { ...tasks.initial, pages: copy.pages ?? null };
    const wrong = violationIn(tasks, value);
    if (wrong !== undefined) throw new TypeError(`${wrong}.`);
    return copy;
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(`${where}: ${error.message}`) : error;
  }
}

const ids = oneOf(['keep', 'renumber']);
const matchRules = {
  name: text,
  sha256: {
    needed: '64 hexadecimal digits',
    fits: (value: unknown) => typeof value === 'string' && /^[\da-f]{64}$/i.test(value),
  },
  order: integer(1),
};

function checkMatch(match: string | ExtractionMatch): void {
  const isObject = typeof match === 'object' && match !== null && Object.keys(match).length > 0;
  if (isObject) checkMembers('member of /match', match, matchRules);
  else if (!text.fits(match))
    reject('/match', match, 'a pattern of file names, or an object with name, sha256 or order');
}
