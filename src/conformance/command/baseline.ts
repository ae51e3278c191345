/** Findings that are known: a file lists them with a reason, an owner and the date until which they are tolerated. */
import { readFile, writeFile } from 'node:fs/promises';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { nearest, UsageError } from '../../shared/command-line.ts';
import { allChecks } from '../checks/list.ts';
import { isObject } from '../../shared/json.ts';
import { trafficChecks } from '../traffic/observed.ts';

/** A finding that is tolerated. */
export interface BaselineEntry {
  /** Id of a check of a run, or the kind of a finding in recorded traffic. */
  check: string;
  /** operationId, or the name of a resource. */
  operation: string;
  reason: string;
  owner: string;
  /** Last day on which it is tolerated: `2027-01-31`. */
  expires: string;
}

/** What a baseline says of the findings of a report. */
export interface BaselineResult {
  /** Findings that are tolerated. */
  known: BaselineEntry[];
  /** Findings that are no longer tolerated. */
  expired: BaselineEntry[];
  /** Entries without a finding any more. */
  healed: BaselineEntry[];
}

/** What an entry is compared with. */
export interface Violated {
  check: string;
  operation: string;
  message: string;
}

const members = ['check', 'operation', 'reason', 'owner', 'expires'] as const;

/** Compares violations with a baseline, and writes it if that was asked for. `ran` says whether a check could find an entry. */
export type Baseline = (
  violated: readonly Violated[],
  ran: (entry: BaselineEntry) => boolean,
) => Promise<BaselineResult>;

/**
 * Reads the baseline that flags name; undefined if they name none.
 *
 * @throws {UsageError} The file cannot be read, or an entry is wrong.
 */
export async function openBaseline(flags: {
  baseline?: string | undefined;
  'write-baseline'?: boolean | undefined;
}): Promise<Baseline | undefined> {
  const { baseline: file, 'write-baseline': isWritten = false } = flags;
  if (file === undefined) {
    if (isWritten) throw new UsageError('--write-baseline needs --baseline FILE.');
    return undefined;
  }
  const entries = await readBaseline(file, isWritten);
  return async (violated, ran) => {
    const today = dayIn(0);
    const isLive = ({ expires }: BaselineEntry): boolean => expires >= today;
    const found = new Map(violated.map((each) => [keyOf(each), each]));
    const isFound = (entry: BaselineEntry): boolean => found.has(keyOf(entry));
    const healed = entries.filter((entry) => !isFound(entry) && ran(entry));
    const own = entries.filter(isFound);
    if (!isWritten)
      return { known: own.filter(isLive), expired: own.filter((each) => !isLive(each)), healed };
    // With those of checks that could not run.
    const kept = new Map(entries.filter((each) => !healed.includes(each)).map((each) => [keyOf(each), each]));
    for (const [key, { check, operation, message }] of found) {
      const old = kept.get(key);
      const { reason, owner } = old ?? { reason: message, owner: 'unassigned' };
      if (!old || !isLive(old)) kept.set(key, { check, operation, reason, owner, expires: dayIn(days) });
    }
    const sorted = [...kept].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
    await writeFile(file, `${JSON.stringify(sorted, [...members], 2)}\n`);
    return { known: sorted.filter(isFound), expired: [], healed: [] };
  };
}

/** Days for which a new entry is tolerated. */
const days = 30;

/** Returns the day after a number of days: `2027-01-31`. */
const dayIn = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const wayOut = 'Where there is no file, --write-baseline writes one.';

/**
 * Returns the entries of a file; none if it does not exist and may be written.
 *
 * @throws {UsageError} The file cannot be read, or an entry is wrong; the message has its line.
 */
async function readBaseline(file: string, mayBeNew: boolean): Promise<BaselineEntry[]> {
  let text = '';
  let list: unknown;
  try {
    text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
    list = JSON.parse(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (mayBeNew && code === 'ENOENT') return [];
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const line = position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
    throw new UsageError(`--baseline ${file}${line}: ${message}. ${wayOut}`);
  }
  if (!Array.isArray(list)) throw new UsageError(`--baseline ${file}: the file must be a list. ${wayOut}`);
  const checks = [...allChecks.map(({ id }) => id), ...trafficChecks];
  const seen = new Set<string>();
  return list.map((value, index): BaselineEntry => {
    const problem = problemOf(value, checks) ?? (seen.has(keyOf(value)) ? 'is listed twice.' : undefined);
    if (problem !== undefined) throw new UsageError(`${file}:${lineOf(text, index)}: the entry ${problem}`);
    seen.add(keyOf(value));
    return value as BaselineEntry;
  });
}

function problemOf(entry: unknown, checks: readonly string[]): string | undefined {
  if (!isObject(entry)) return `must be an object with ${members.join(', ')}.`;
  const missing = members.find((name) => typeof entry[name] !== 'string' || entry[name] === '');
  if (missing !== undefined) return `has no ${missing}: each needs ${members.join(', ')}.`;
  const other = Object.keys(entry).find((name) => !members.some((each) => each === name));
  if (other !== undefined) return `has the unknown member ${other}: choose from ${members.join(', ')}.`;
  const { check, operation, expires } = Object.fromEntries(
    members.map((name) => [name, String(entry[name])]),
  ) as Record<(typeof members)[number], string>;
  if (!checks.includes(check)) {
    const meant = nearest(check, checks);
    return `names the unknown check ${check}. ${meant === undefined ? 'A report lists the checks.' : `Did you mean ${meant}?`}`;
  }
  const names = [...contract.operations.map(({ id }) => id), ...Object.keys(contract.resources), ''];
  const [, part] = check.split('/');
  if (part !== undefined && part !== operation) return `must have the operation ${part}, as its check does.`;
  if (part === undefined && !names.includes(operation)) return `names the unknown operation ${operation}.`;
  const day = Date.parse(expires);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== expires)
    return `expires on ${expires}, which is no date such as 2027-01-31.`;
  return undefined;
}

/** Texts, brackets and commas of JSON. */
const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},]/g;

/** Returns the line of an entry of a list, from 1. */
function lineOf(text: string, index: number): number {
  let [depth, count] = [0, 0];
  for (const { 0: token, index: at } of text.matchAll(tokens)) {
    if (depth === 1 && token === ',') count++;
    if (depth === 1 && count === index && '[{'.includes(token)) return text.slice(0, at).split('\n').length;
    if ('[{'.includes(token)) depth++;
    if (']}'.includes(token)) depth--;
  }
  return 1;
}

const keyOf = ({ check, operation }: Pick<BaselineEntry, 'check' | 'operation'>): string =>
  `${check} ${operation}`;

/** Whether a violation is tolerated. */
export const isKnown = ({ known }: BaselineResult, violated: Violated): boolean =>
  known.some((entry) => keyOf(entry) === keyOf(violated));

/** Returns what a baseline says, in lines; none without an entry. */
export const baselineLines = ({ known, expired, healed }: BaselineResult): string[] => [
  ...(known.length > 0 ? [`Known findings that are tolerated: ${known.length}.`] : []),
  ...expired.map(
    ({ check, operation, reason, owner, expires }) =>
      `expired on ${expires}: ${check} of ${operation} (${owner}): ${reason}`,
  ),
  ...healed.map(({ check, operation }) => `healed: ${check} of ${operation}. --write-baseline removes it.`),
];
