/** Counts what is exercised of the contract, and reports it. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { preconditionOf } from '../resources/transitions.ts';
import type { ServedOperation } from '../contract-types.ts';

type Counts = Map<string, Map<string | number, number>>;

/** Counts what was exercised of the contract. */
export class Coverage {
  /** By operation and status. */
  readonly #responses: Counts = new Map();
  readonly #transitions: Counts = new Map();
  readonly #moves: Counts = new Map();
  readonly #values: Counts = new Map();

  response({ id }: ServedOperation, status: number): void {
    add(this.#responses, id, status);
  }

  transition({ id }: ServedOperation, how: 'applied' | 'rejected'): void {
    add(this.#transitions, id, how);
  }

  move(record: string, from: string | null, to: string): void {
    add(this.#moves, record, `${from} ${to}`);
  }

  /** Counts a value of a set. Values that the contract does not list are not counted: there is no end to them. */
  value(set: string, value: unknown): void {
    if (typeof value === 'string' && contract.values[set]?.includes(value)) add(this.#values, set, value);
  }

  /** Returns how often an operation had each status. */
  responsesOf = (operation: string): ReadonlyMap<string | number, number> =>
    this.#responses.get(operation) ?? new Map();

  transitionsOf = (operation: string, how: 'applied' | 'rejected'): number =>
    this.#transitions.get(operation)?.get(how) ?? 0;

  movesOf = (record: string, from: string | null, to: string): number =>
    this.#moves.get(record)?.get(`${from} ${to}`) ?? 0;

  valuesOf = (set: string, value: string): number => this.#values.get(set)?.get(value) ?? 0;
}

function add(counts: Counts, name: string, what: string | number): void {
  const own = counts.get(name) ?? new Map<string | number, number>();
  if (own.size === 0) counts.set(name, own);
  own.set(what, (own.get(what) ?? 0) + 1);
}

/** How often each part of the contract was exercised. */
export interface CoverageReport {
  /** Cases exercised at least once, of `total`. */
  covered: number;
  total: number;
  operations: { operation: string; requests: number; statuses: Record<string, number> }[];
  transitions: { operation: string; applied: number; rejected: number }[];
  /** Moves that the service makes; `from` is null at creation. */
  moves: { record: string; from: string | null; to: string; count: number }[];
  /** Values of each known set, in responses and in requests. */
  values: Record<string, Record<string, number>>;
}

/** Returns what was exercised of the contract. */
export function coverageReport(coverage: Coverage): CoverageReport {
  const report: CoverageReport = {
    covered: 0,
    total: 0,
    operations: contract.operations.map(({ id, responses }) => ({
      operation: id,
      requests: sum(coverage.responsesOf(id)),
      statuses: Object.fromEntries(
        responses.map(({ status }) => [status, sum(coverage.responsesOf(id), status)]),
      ),
    })),
    transitions: contract.operations
      .filter(({ transition }) => transition)
      .map(({ id }) => ({
        operation: id,
        applied: coverage.transitionsOf(id, 'applied'),
        rejected: coverage.transitionsOf(id, 'rejected'),
      })),
    moves: Object.values(contract.resources).flatMap(({ name: record, lifecycle }) =>
      (lifecycle?.moves ?? []).flatMap(({ from = null, to }) =>
        to ? { record, from, to, count: coverage.movesOf(record, from, to) } : [],
      ),
    ),
    values: Object.fromEntries(
      Object.entries(contract.values).map(([set, values]) => [
        set,
        Object.fromEntries(values.map((value) => [value, coverage.valuesOf(set, value)])),
      ]),
    ),
  };
  const counts = cases(report).map(({ count }) => count);
  return { ...report, covered: counts.filter(Boolean).length, total: counts.length };
}

/** Sums up the responses with a status; `2XX` means all from 200 to 299. */
const sum = (responses: ReadonlyMap<string | number, number>, wanted = 'XXX'): number =>
  [...responses].reduce((total, [status, count]) => total + (covers(wanted, String(status)) ? count : 0), 0);

const covers = (wanted: string, status: string): boolean =>
  [...wanted].every((digit, index) => digit === 'X' || digit === status[index]);

interface Case {
  suite: string;
  name: string;
  count: number;
}

/** Everything that can be covered, one by one. An operation that no state rejects has no rejection to cover. */
function cases({ operations, transitions, moves, values }: CoverageReport): Case[] {
  const rejectable = new Set(
    contract.operations
      .filter((operation) => {
        const { from = {}, conditions = [] } = preconditionOf(operation) ?? {};
        return conditions.length > 0 || Object.keys(from).length > 0;
      })
      .map(({ id }) => id),
  );
  return [
    ...operations.flatMap(({ operation, statuses }) =>
      Object.entries(statuses).map(([status, count]) => ({
        suite: operation,
        name: `returns ${status}`,
        count,
      })),
    ),
    ...transitions.flatMap(({ operation, applied, rejected }) => [
      { suite: operation, name: 'transition applied', count: applied },
      ...(rejectable.has(operation)
        ? [{ suite: operation, name: 'transition rejected', count: rejected }]
        : []),
    ]),
    ...moves.map(({ record, from, to, count }) => ({
      suite: `${record} moves`,
      name: `${from ?? 'creation'} to ${to}`,
      count,
    })),
    ...Object.entries(values).flatMap(([suite, counts]) =>
      Object.entries(counts).map(([name, count]) => ({ suite, name, count })),
    ),
  ];
}

/** Returns the report in JUnit's format: what was not exercised counts as skipped. */
export function junit(report: CoverageReport): string {
  const all = cases(report);
  const lines = [...new Set(all.map(({ suite }) => suite))].map((suite) => {
    const entries = all.filter((entry) => entry.suite === suite);
    const skipped = entries.filter(({ count }) => count === 0).length;
    const rows = entries.map(({ name, count }) => {
      const head = `    <testcase classname="${suite}" name="${name}"`;
      return count > 0 ? `${head}/>` : `${head}><skipped message="not exercised"/></testcase>`;
    });
    return [
      `  <testsuite name="${suite}" tests="${entries.length}" failures="0" skipped="${skipped}">`,
      ...rows,
      '  </testsuite>',
    ].join('\n');
  });
  const { covered, total } = report;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="docproc contract coverage" tests="${total}" failures="0" skipped="${total - covered}">`,
    ...lines,
    '</testsuites>',
    '',
  ].join('\n');
}
