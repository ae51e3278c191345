import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { preconditionOf } from '../resources/transitions.ts';
import type { Coverage } from './journal.ts';

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
    operations: contract.operations.map(({ id, responses }) => {
      const counts = coverage.statuses.get(id) ?? new Uint32Array();
      const statuses = responses.map(({ status }) => [status, sum(counts, status)]);
      return {
        operation: id,
        requests: counts.reduce((total, count) => total + count, 0),
        statuses: Object.fromEntries(statuses),
      };
    }),
    transitions: contract.operations
      .filter(({ transition }) => transition)
      .map(({ id }) => ({ operation: id, applied: 0, rejected: 0, ...coverage.transitions.get(id) })),
    moves: Object.values(contract.resources).flatMap(({ name: record, lifecycle }) =>
      (lifecycle?.moves ?? []).flatMap(({ from = null, to }) =>
        to ? { record, from, to, count: coverage.moves.get(`${record} ${from} ${to}`) ?? 0 } : [],
      ),
    ),
    values: Object.fromEntries(
      [...coverage.values].map(([name, counts]) => [name, Object.fromEntries(counts)]),
    ),
  };
  const counts = cases(report).map(({ count }) => count);
  return { ...report, covered: counts.filter(Boolean).length, total: counts.length };
}

/** Responses with a status; `2XX` means all from 200 to 299. */
function sum(counts: Uint32Array, status: string): number {
  if (!status.endsWith('XX')) return counts[Number(status)] ?? 0;
  const first = Number(status[0]) * 100;
  return counts.subarray(first, first + 100).reduce((total, count) => total + count, 0);
}

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
