/** What processing finds in documents, where a test states it. */
import type { Task } from '@docproc/types';
import {
  checkMembers,
  checkObject,
  anything,
  copyOf,
  oneOf,
  text,
  integer,
  reject,
} from '../contract/option-rules.ts';
import { violationIn } from '../contract/records.ts';
import { bytesOf } from '../contract/text.ts';
import type { Json } from '../contract/types.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';

/** Selects files: those that match all members. */
export interface ExtractionMatch {
  /** Pattern of the name, in which `*` is any text. Case does not matter. */
  name?: string | undefined;
  /** SHA-256 of the bytes in hexadecimal digits, where the runtime has it. */
  sha256?: string | undefined;
  /** Number of the file among those that its team has uploaded, from 1. */
  order?: number | undefined;
}

/** What processing finds in some files. Of several that match, the last one counts. */
export interface Extraction {
  /** Which files; a string is a pattern of their names. */
  match: string | ExtractionMatch;
  pages: Task['pages'];
  /**
   * Whether tasks have the IDs of the pages and their items, or each task has IDs of its own.
   * @default 'keep'
   */
  ids?: 'keep' | 'renumber' | undefined;
}

/** A checked extraction, as it is kept. */
export interface StoredExtraction extends Omit<Extraction, 'pages'> {
  pages: Json;
}

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

/** Roughly the bytes of extractions. */
export const extractionBytes = (extractions: readonly StoredExtraction[]): number =>
  extractions.reduce((sum, each) => sum + bytesOf(each), 0);
