import { contract } from '../../generated/sandbox/dist/contract.js';
import type { Operation } from './model.ts';

/** How often each thing that the contract knows was exercised. */
export interface CoverageReport {
  /** Things exercised at least once, of those that there are. */
  covered: number;
  total: number;
  operations: { operation: string; calls: number; statuses: Record<string, number> }[];
  transitions: { operation: string; applied: number; refused: number }[];
  /** Moves that the service makes on its own; `from` is null at creation. */
  moves: { record: string; from: string | null; to: string; count: number }[];
  /** Values of each known set, in answers and in requests. */
  values: Record<string, Record<string, number>>;
}

/** Counts what was exercised. */
export class Coverage {
  readonly #statuses = new Map(contract.operations.map(({ id }) => [id, new Uint32Array(600)]));
  readonly #transitions = new Map(contract.operations.map(({ id }) => [id, { applied: 0, refused: 0 }]));
  readonly #moves = new Map<string, number>();
  readonly #values = new Map(
    Object.entries(contract.values).map(([name, values]) => [
      name,
      new Map(values.map((value) => [value, 0])),
    ]),
  );

  answer({ id }: Operation, status: number): void {
    const counts = this.#statuses.get(id);
    if (counts) counts[status] = (counts[status] ?? 0) + 1;
  }

  transition({ id }: Operation, how: 'applied' | 'refused'): void {
    const counts = this.#transitions.get(id);
    if (counts) counts[how]++;
  }

  move(record: string, from: string | null, to: string): void {
    const key = `${record} ${from} ${to}`;
    this.#moves.set(key, (this.#moves.get(key) ?? 0) + 1);
  }

  /** Values that the contract does not know are not counted: there is no end to them. */
  value(set: string, value: string): void {
    const counts = this.#values.get(set);
    const count = counts?.get(value);
    if (count !== undefined) counts?.set(value, count + 1);
  }

  report(): CoverageReport {
    const report: CoverageReport = {
      covered: 0,
      total: 0,
      operations: contract.operations.map(({ id, answers }) => {
        const counts = this.#statuses.get(id) ?? new Uint32Array();
        const statuses = answers.map(({ status }) => [status, sum(counts, status)]);
        return {
          operation: id,
          calls: counts.reduce((total, count) => total + count, 0),
          statuses: Object.fromEntries(statuses),
        };
      }),
      transitions: contract.operations
        .filter(({ transition }) => transition)
        .map(({ id }) => ({ operation: id, applied: 0, refused: 0, ...this.#transitions.get(id) })),
      moves: Object.entries(contract.lifecycles).flatMap(([record, { moves }]) =>
        moves.flatMap(({ from = null, to }) =>
          to ? { record, from, to, count: this.#moves.get(`${record} ${from} ${to}`) ?? 0 } : [],
        ),
      ),
      values: Object.fromEntries(
        Object.entries(contract.values).map(([name, values]) => [
          name,
          Object.fromEntries(values.map((value) => [value, this.#values.get(name)?.get(value) ?? 0])),
        ]),
      ),
    };
    const counts = cases(report).map(({ count }) => count);
    return { ...report, covered: counts.filter(Boolean).length, total: counts.length };
  }
}

/** Answers with a status; `2XX` stands for all from 200 to 299. */
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

/** Everything that can be covered, one by one. A call that is never refused has no refusal to cover. */
function cases({ operations, transitions, moves, values }: CoverageReport): Case[] {
  const refusable = new Set(
    contract.operations
      .filter(({ transition }) => transition?.conditions || Object.keys(transition?.from ?? {}).length > 0)
      .map(({ id }) => id),
  );
  return [
    ...operations.flatMap(({ operation, statuses }) =>
      Object.entries(statuses).map(([status, count]) => ({
        suite: operation,
        name: `answers ${status}`,
        count,
      })),
    ),
    ...transitions.flatMap(({ operation, applied, refused }) => [
      { suite: operation, name: 'transition applied', count: applied },
      ...(refusable.has(operation) ? [{ suite: operation, name: 'transition refused', count: refused }] : []),
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

/** The report as JUnit reads it: what was not exercised counts as skipped. */
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
