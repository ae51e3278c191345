/** Finds the exchanges of a history that together contradict the contract, and says what they show. */
import { failedGuard } from '../../shared/guards.ts';
import { type Fields, resourceOf } from '../contract/resource.ts';
import { isSuccess } from '../requests/received.ts';
import { contradiction, mayHaveEffect, type HistoryOptions } from './history.ts';
import type { Found, Observed } from './observed.ts';

/** What exchanges show together. */
export interface Proof extends Omit<Found, 'verdict'> {
  exchanges: readonly Observed[];
  /** The operation that is at fault. */
  operation: string;
}

/** Returns what the exchanges with a resource, in the order of their starts, show of it that nothing explains. */
export function contradictionsIn(
  exchanges: readonly Observed[],
  options: HistoryOptions,
  related: readonly Observed[],
): Proof[] {
  const proofs: Proof[] = [];
  let from = 0;
  for (;;) {
    const [rest, unsure] = since(exchanges, from, options);
    const count = contradiction(rest, { ...options, unsure });
    if (count === undefined) return proofs;
    const before = rest.slice(0, count);
    const proof = least(before, options);
    proofs.push(describe(proof, [...before, ...related], options));
    from = Math.max(from, exchanges.indexOf(proof.at(-1) as Observed)) + 1;
  }
}

/** Returns the exchanges from one on, with those before it that may have an effect after it has begun. */
function since(
  exchanges: readonly Observed[],
  from: number,
  { isBefore, unsure = new Set() }: HistoryOptions,
): [Observed[], Set<Observed>] {
  const [first] = exchanges.slice(from);
  const earlier = exchanges
    .slice(0, from)
    .filter((each) => isWrite(each) && ((first && !isBefore(each, first)) || mayHaveEffect(each)));
  return [
    [...earlier, ...exchanges.slice(from)],
    new Set([...unsure, ...earlier.filter((each) => !mayHaveEffect(each))]),
  ];
}

/** Returns as few exchanges as contradict the contract, even if nothing is known of the others but that they were sent. */
function least(exchanges: readonly Observed[], options: HistoryOptions): Observed[] {
  let size = 2;
  const last = (): [Observed[], Set<Observed>] =>
    since(exchanges, Math.max(0, exchanges.length - size), options);
  const isLess = (): boolean => {
    const [window, unsure] = last();
    return contradiction(window, { ...options, unsure }) === undefined;
  };
  while (size < exchanges.length && isLess()) size *= 2;
  const [window, unsure] = last();
  for (const exchange of window.filter((each) => !unsure.has(each))) {
    unsure.add(exchange);
    if (contradiction(window, { ...options, unsure }) === undefined) unsure.delete(exchange);
  }
  return window.filter((exchange) => !unsure.has(exchange));
}

const isWrite = ({ operation }: Observed): boolean => operation.changeType !== 'none';

const sets = ({ operation }: Observed, field: string): boolean =>
  Object.hasOwn(operation.transition?.to ?? {}, field);

/** Writes that are named where only reads contradict each other. */
const named = 3;

function describe(proof: readonly Observed[], before: readonly Observed[], options: HistoryOptions): Proof {
  const last = proof.at(-1) as Observed;
  const write = proof.findLast(isWrite);
  const { noun, lifecycle } = resourceOf(last.operation.resource);
  const of = (check: Found['check'], { operation }: Observed, message: string, exchanges = proof): Proof => ({
    check,
    operation: operation.id,
    message,
    exchanges,
  });
  const state = proof.map(({ shown }) => shown[lifecycle.field]).find((each) => each !== undefined);
  const where = state === undefined ? '' : ` for a ${noun} that was shown in ${String(state)}`;
  if (write === last && !isSuccess(last))
    return of('rejected', last, `${last.operation.id} was rejected${where}, where it is allowed.`);
  if (write === last && contradiction(proof, { ...options, blind: true }) !== undefined)
    return of(
      'accepted',
      last,
      `${last.operation.id} was accepted${whyNot(proof) ?? `${where}, where it is not allowed`}.`,
    );
  if (write && write !== last) {
    const message = isSuccess(write)
      ? `${write.operation.id} was accepted, and ${last.operation.id} does not show its effect.`
      : `${write.operation.id} was rejected, and ${last.operation.id} shows an effect.`;
    return of('effect', write, message);
  }
  const { exchanges, cause } = withWrites(proof, before);
  const fields = Object.keys(last.shown).filter(
    (field) => new Set(proof.map((each) => each.shown[field])).size > 1,
  );
  const message = `${fields.join(', ') || 'The state'} of a ${noun} changed, and nothing that the contract describes explains it.`;
  const unset = fields.filter((field) => !sets(last, field));
  // A write that does not set the field shows what another one has done.
  const other = exchanges.findLast((each) => isSuccess(each) && unset.some((field) => sets(each, field)));
  return of('change', isWrite(last) ? (other ?? cause) : cause, message, exchanges);
}

/** Which value that was shown before the last request does not allow it, if one was. */
function whyNot(proof: readonly Observed[]): string | undefined {
  const { operation } = proof.at(-1) as Observed;
  const { lifecycle } = resourceOf(operation.resource);
  const shown = Object.assign({}, ...proof.slice(0, -1).map((each) => each.shown)) as Fields;
  // Which time or name it is makes no difference.
  const values = Object.fromEntries(
    Object.entries(shown).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== lifecycle.field ? 'set' : value,
    ]),
  );
  const guards = Object.entries(operation.transition?.from ?? {}).filter(([field]) => field in values);
  const failed = failedGuard(Object.fromEntries(guards), values);
  return failed && `, but ${failed}`;
}

/** Returns reads that contradict each other with the writes between them, and the likely cause. */
export function withWrites(
  proof: readonly Observed[],
  all: readonly Observed[],
): { exchanges: Observed[]; cause: Observed } {
  const [first, last] = [proof[0] as Observed, proof.at(-1) as Observed];
  const between = all
    .filter(
      (each) =>
        isWrite(each) && !proof.includes(each) && each.start >= first.start && each.start <= last.start,
    )
    .toSorted((a, b) => a.start - b.start);
  const isOwn = ({ resource }: Observed): boolean => resource === last.resource;
  // What succeeded is likelier than what was rejected, and the resource itself likelier than those that belong to it.
  const likely = [
    between.filter((each) => isOwn(each) && isSuccess(each)),
    between.filter(isSuccess),
    between.filter(({ status }) => ![401, 403, 404].includes(status)),
    between,
  ].find((some) => some.length > 0);
  const cause = isWrite(last) ? last : (likely?.at(-1) ?? proof.findLast(isWrite) ?? last);
  const shown = [...between.filter((each) => each !== cause).slice(-named + 1), cause];
  return {
    exchanges: [...new Set([...proof, ...shown])].toSorted((a, b) => a.start - b.start),
    cause,
  };
}

/** The read that shows other values of a field than all others, if several operations agree on it. */
export function readAlone(exchanges: readonly Observed[], field: string): string | undefined {
  const all = exchanges.filter(({ kept }) => field in kept);
  const operations = [...new Set(all.map(({ operation }) => operation))];
  return operations.find((operation) => {
    const [own, others] = [true, false].map((isOwn) =>
      all.filter((each) => (each.operation === operation) === isOwn).map(({ kept }) => kept[field]),
    );
    const isRead = operation.changeType === 'none' && operations.length > 2;
    return isRead && !own?.some((value) => others?.includes(value));
  })?.id;
}
