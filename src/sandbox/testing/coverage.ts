/** Reports the parts of the contract that requests exercise. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { responseOf } from '../../shared/listed-response.ts';
import type { ServedResponse } from '../contract/types.ts';
import { operationOf } from '../contract/router.ts';
import { preconditionOf } from '../behavior/transitions.ts';
import { Coverage } from '../state/coverage.ts';

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

export function coverageReport(coverage: Coverage): CoverageReport {
  const count = (...[counted, name, what]: Parameters<Coverage['add']>): number =>
    coverage.of(counted, name).get(String(what)) ?? 0;
  const report: CoverageReport = {
    covered: 0,
    total: 0,
    operations: contract.operations.map(({ id, responses }) => {
      const counts = [...coverage.of('status', id)];
      const sum = (some: typeof counts): number => some.reduce((total, [, each]) => total + each, 0);
      const countsOf = (response: ServedResponse) =>
        counts.filter(([status]) => responseOf(responses, Number(status)) === response);
      const statuses = responses.map((response) => [response.status, sum(countsOf(response))] as const);
      return { operation: id, requests: sum(counts), statuses: Object.fromEntries(statuses) };
    }),
    transitions: contract.operations
      .filter(({ transition }) => transition)
      .map(({ id }) => ({
        operation: id,
        applied: count('transition', id, 'applied'),
        rejected: count('transition', id, 'rejected'),
      })),
    moves: Object.values(contract.resources).flatMap(({ name: record, lifecycle }) =>
      (lifecycle?.moves ?? []).flatMap(({ from = null, to }) =>
        to ? { record, from, to, count: count('move', record, `${from} ${to}`) } : [],
      ),
    ),
    values: Object.fromEntries(
      Object.entries(contract.values).map(([set, values]) => [
        set,
        Object.fromEntries(values.map((value) => [value, count('value', set, value)])),
      ]),
    ),
  };
  const counts = cases(report).map(({ count }) => count);
  return { ...report, covered: counts.filter(Boolean).length, total: counts.length };
}

interface Case {
  suite: string;
  name: string;
  count: number;
}

function isRejectable(id: string): boolean {
  const operation = operationOf(id);
  const { from = {}, conditions = [] } = (operation && preconditionOf(operation)) ?? {};
  return conditions.length > 0 || Object.keys(from).length > 0;
}

/** Returns every case that can be covered. An operation that is allowed in every state has no rejection to cover. */
export function cases({ operations, transitions, moves, values }: CoverageReport): Case[] {
  const counted = (suite: string, counts: Readonly<Record<string, number>>, prefix = ''): Case[] =>
    Object.entries(counts).map(([name, count]) => ({ suite, name: prefix + name, count }));
  return [
    ...operations.flatMap(({ operation, statuses }) => counted(operation, statuses, 'returns ')),
    ...transitions.flatMap(({ operation, applied, rejected }) =>
      counted(operation, { applied, ...(isRejectable(operation) && { rejected }) }, 'transition '),
    ),
    ...moves.flatMap(({ record, from, to, count }) =>
      counted(`${record} moves`, { [`${from ?? 'creation'} to ${to}`]: count }),
    ),
    ...Object.entries(values).flatMap(([suite, counts]) => counted(suite, counts)),
  ];
}
