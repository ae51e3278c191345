/** Expectations that tests have of a sandbox, and the table that a failing test prints. */
import { columns } from '../../shared/columns.ts';
import { literal } from '../contract/option-rules.ts';
import { begin } from '../contract/text.ts';
import { cases } from './coverage.ts';
import {
  ExpectationError,
  checkExpected,
  checkFilter,
  difference,
  type ExpectedRequest,
  nameOf,
  rejectDropped,
} from './verification.ts';
import { effectOf } from '../state/effect.ts';
import { type JournalEntry, toJournalEntry } from '../state/journal.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxTeam } from './team.ts';

/** Whether an expectation is met, and a message that explains why it is, or is not. */
export interface Expectation {
  pass: boolean;
  message: () => string;
}

const listed = 20;

/** @throws {TypeError} What is compared is no team, or no sandbox. */
function checkHas(given: object, member: 'journal' | 'coverage'): void {
  if (typeof Object(given)[member] === 'function') return;
  const needed = member === 'journal' ? 'a team or a sandbox' : 'a sandbox';
  throw new TypeError(`${literal(given)} has no ${member}. Pass ${needed}.`);
}

/**
 * Expects a team to have received a request: an operationId, or members of its entry in the journal.
 *
 * @throws {TypeError} There is no such operation.
 */
export function received(team: SandboxTeam, expected: ExpectedRequest): Expectation {
  checkHas(team, 'journal');
  checkExpected(expected);
  const { operation } = typeof expected === 'string' ? { operation: expected } : expected;
  // The opposite would be met by every mistake.
  if (operation) checkFilter({ operation });
  const entries = team.journal();
  const compared = entries.map((entry) => ({ entry, wrong: difference(entry, expected) }));
  const found = compared.filter(({ wrong }) => wrong === undefined);
  const pass = found.length > 0;
  if (!pass) rejectDropped(firstOf(entries));
  const lines = (pass ? found : compared).map(({ entry, wrong }) => lineOf(entry, wrong));
  const what = `Expected ${pass ? 'no' : 'a'} request ${literal(expected)}`;
  return { pass, message: () => listOf(`${what}, and received ${lines.length}`, lines) };
}

/** Expects every request of a team to be valid by the contract; for a sandbox, also the requests without a team. */
export function noViolations(team: SandboxTeam | Sandbox): Expectation {
  checkHas(team, 'journal');
  const unmatched = 'state' in team ? team.state.unmatched.values().map(toJournalEntry) : [];
  const own = team.journal();
  rejectDropped(firstOf(own));
  const entries = [...own, ...unmatched];
  const lines = entries.flatMap((entry) => {
    const { violation } = entry.verdict;
    return violation === undefined ? [] : [lineOf(entry, `${nameOf(entry)}: ${violation}`)];
  });
  const count = `${lines.length} of ${entries.length} requests violate the contract`;
  return { pass: lines.length === 0, message: () => listOf(count, lines) };
}

/**
 * Expects cases of the coverage report to be exercised, by their names: all cases of `completeTask`, or
 * `completeTask returns 400` alone. Without names, it expects all cases.
 *
 * @throws {TypeError} There is no such case.
 */
export function covered(sandbox: Sandbox, names: readonly string[]): Expectation {
  checkHas(sandbox, 'coverage');
  const all = cases(sandbox.coverage()).map((each) => ({ ...each, full: `${each.suite} ${each.name}` }));
  for (const name of names) {
    if (all.some(({ suite, full }) => name === suite || name === full)) continue;
    const [near] = String(name).split(' ');
    const known = all.filter(({ suite }) => suite === near).map(({ full }) => full);
    const suites = [...new Set(all.map(({ suite }) => suite))];
    throw new TypeError(
      `There is no case ${literal(name)}. There are: ${(known.length > 0 ? known : suites).join(', ')}.`,
    );
  }
  const wanted = all.filter(
    ({ suite, full }) => names.length === 0 || names.includes(suite) || names.includes(full),
  );
  const missing = wanted.filter(({ count }) => count === 0).map(({ full }) => `  ${full}`);
  const count = `${missing.length} of ${wanted.length} cases are not covered`;
  return { pass: missing.length === 0, message: () => listOf(count, missing, Infinity) };
}

const firstOf = ([first]: readonly JournalEntry[]): number => first?.number ?? 1;

const lineOf = (entry: JournalEntry, text = nameOf(entry)): string => `  ${entry.number}. ${text}`;

const listOf = (head: string, lines: readonly string[], max = listed): string =>
  lines.length === 0 ? `${head}.` : [`${head}:`, ...lines.slice(-max)].join('\n');

/** @throws {ExpectationError} The expectation is not met. */
export function assertExpectation({ pass, message }: Expectation): void {
  if (!pass) throw new ExpectationError(message());
}

/**
 * Returns the last requests of a team as a table, those without a success first, with what they sent and received. The page of
 * the sandbox is gone when somebody reads it.
 */
export function journalTable(team: SandboxTeam): string {
  const entries = team.journal();
  const last = entries.slice(-listed);
  const isSuccess = ({ status }: JournalEntry): boolean => status >= 200 && status < 400;
  const sorted = [...last.filter((entry) => !isSuccess(entry)), ...last.filter(isSuccess)];
  const rows = sorted.map((entry) => [
    `${entry.number}`,
    entry.operation ?? '',
    begin(entry.path, 100),
    `${entry.status}`,
    begin(effectOf(entry), 200),
  ]);
  const lines = columns([['', 'operation', 'path', 'status', 'effect'], ...rows]);
  const head = `Journal of ${team.id}: ${last.length} of ${entries.length} requests`;
  const all = lines.flatMap((line, index) => {
    const entry = sorted[index - 1];
    return [`  ${line}`, ...(entry && !isSuccess(entry) ? bodiesOf(entry) : [])];
  });
  return listOf(head, rows.length === 0 ? [] : all, Infinity);
}

const bodiesOf = ({ body, response }: JournalEntry): string[] =>
  Object.entries({ sent: body, received: response }).flatMap(([verb, text]) =>
    text === undefined ? [] : [`      ${verb} ${begin(text.replaceAll(/\s+/g, ' '), 300)}`],
  );
