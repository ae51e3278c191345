/** Counts and reports the parts of the contract that requests exercise. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { responseOf } from '../../shared/responses.ts';
import type { ServedResponse } from '../contract/types.ts';
import { operationOf } from '../contract/router.ts';
import { preconditionOf } from '../behavior/transitions.ts';

/** What is counted: statuses and transitions of operations, moves of resources, and values of enums. */
type Counted = 'status' | 'transition' | 'move' | 'value';

/** Counts the cases of the contract that were exercised. */
export class Coverage {
  /** By what is counted of which part of the contract, and by case. */
  readonly #counts = new Map<string, Map<string, number>>();

  /** Counts a case of an operation, a resource or an enum. */
  add(counted: Counted, name: string, what: unknown): void {
    const known = this.#counts.get(`${counted} ${name}`);
    const own = known ?? new Map<string, number>();
    if (!known) this.#counts.set(`${counted} ${name}`, own);
    own.set(String(what), (own.get(String(what)) ?? 0) + 1);
  }

  /** Counts a value of an enum. Values that the contract does not list are not counted: there is no end to them. */
  addValue(schema: string, value: unknown): void {
    if (typeof value === 'string' && contract.values[schema]?.includes(value))
      this.add('value', schema, value);
  }

  /** Counts a change of state that the service makes; `from` is null at creation. */
  addMove(resource: string, from: string | null, to: string): void {
    this.add('move', resource, `${from} ${to}`);
  }

  /** Returns how often each case of an operation, a resource or an enum was counted. */
  of = (counted: Counted, name: string): ReadonlyMap<string, number> =>
    this.#counts.get(`${counted} ${name}`) ?? new Map();
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

/** Whether a state of the resource can have an operation rejected. */
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
