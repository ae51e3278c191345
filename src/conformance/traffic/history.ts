/** Whether anything that the contract allows explains what the exchanges with a resource show, in any order that their times allow. */
import { isOpenRejection, mayIgnore } from '../checks/effects.ts';
import { isSuccess, rejectedWith } from '../requests/received.ts';
import type { Fields } from '../contract/resource.ts';
import { fullOf, mayBeIgnored, type Observed } from './observed.ts';
import type { Change, World, Worlds } from './worlds.ts';

/** Something that happens between the start of a request and its response: in any order, but an effect comes after its guard. */
interface Step {
  kind: 'guard' | 'effect' | 'show';
  exchange: Observed;
  change: Change;
  /** Whether it may happen or not, and whatever the contract allows. */
  unsure?: true;
  fields?: Fields;
}

/** What is true, and what is still to happen. */
interface Config {
  world: World;
  pending: readonly Step[];
}

/** Combinations of what may be true and what may have happened: with more, exchanges overlap too often to be judged. */
const most = 30_000;

/** Too many exchanges overlap. */
export class OverlapError extends Error {}

export interface HistoryOptions {
  worlds: Worlds;
  /** Whether one exchange ended before another began. */
  isBefore: (one: Observed, other: Observed) => boolean;
  /** Whether no other client changes anything. */
  complete: boolean;
  /** Exchanges of which nothing is known but that they were sent. @default none */
  unsure?: ReadonlySet<Observed>;
  /** Whether what the last one shows is not looked at. @default false */
  blind?: boolean;
}

/**
 * Returns how many exchanges, in the order of their starts, nothing explains any more; undefined if something explains all.
 *
 * @throws {OverlapError} Too many overlap.
 */
export function contradiction(exchanges: readonly Observed[], options: HistoryOptions): number | undefined {
  const { worlds, isBefore, complete, unsure, blind } = options;
  const isKnown = exchanges.some(({ status }) => isSuccess({ status }));
  // Requests without a response, which can have their effect at any later time.
  const late: Change[] = [];
  const start = worlds.all().flatMap((world) => worlds.closed(world));
  let configs: Config[] = [...new Set(start)].map((world) => ({ world, pending: [] }));
  for (const [index, exchange] of exchanges.entries()) {
    const isDue = (step: Step): boolean => isBefore(step.exchange, exchange);
    configs = settled(configs, isDue, worlds, late);
    if (configs.length === 0) return index;
    const steps = stepsOf(exchange, isKnown, unsure?.has(exchange) ?? false);
    const isLate = complete && steps.length === 0 && mayHaveEffect(exchange) && !unsure?.has(exchange);
    if (isLate) {
      late.push(changeOf(exchange));
      configs = configs.flatMap(({ world, pending }) =>
        worlds.closed(world, late).map((each) => ({ world: each, pending })),
      );
    }
    const kept =
      blind && index === exchanges.length - 1 ? steps.filter(({ kind }) => kind !== 'show') : steps;
    if (kept.length > 0)
      configs = configs.map(({ world, pending }) => ({ world, pending: [...pending, ...kept] }));
  }
  return settled(configs, () => true, worlds, late).length === 0 ? exchanges.length : undefined;
}

/** Whether it is unknown if, or when, a request has changed the resource. */
export const mayHaveEffect = (exchange: Observed): boolean =>
  exchange.operation.changeType !== 'none' &&
  (isSuccess(exchange) ? !isTimed(exchange) : !isRejected(exchange));

/** Whether a status says that nothing happened: not if a server in front lost patience. */
const isRejected = ({ status }: Observed): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 499;

const isTimed = ({ start, end }: Observed): boolean => Number.isFinite(start) && Number.isFinite(end);

const changeOf = ({ operation, values }: Observed): Change => ({ operation: fullOf(operation), values });

function stepsOf(exchange: Observed, isKnown: boolean, unsure: boolean): Step[] {
  const { operation, status, shown, request } = exchange;
  const change = changeOf(exchange);
  const isWrite = operation.changeType !== 'none' && operation.transition !== undefined;
  const set = Object.keys(operation.transition?.to ?? {});
  if (unsure) return isWrite && set.length > 0 ? [{ kind: 'effect', exchange, change, unsure: true }] : [];
  if (!isTimed(exchange)) return [];
  const guard: Step = { kind: 'guard', exchange, change };
  if (isSuccess({ status })) {
    const ignored = mayBeIgnored(exchange, shown);
    const fields = Object.fromEntries(
      Object.entries(shown).filter(([field]) => ignored || !isWrite || !set.includes(field)),
    );
    const show: Step[] = Object.keys(fields).length > 0 ? [{ kind: 'show', exchange, change, fields }] : [];
    return isWrite ? [guard, { kind: 'effect', exchange, change }, ...show] : show;
  }
  const isRejection =
    isWrite &&
    isKnown &&
    request === 'valid' &&
    String(status) === rejectedWith(operation) &&
    !isOpenRejection(operation, status);
  return isRejection ? [guard] : [];
}

/** Returns the configurations in which everything that is due has happened. */
function settled(
  configs: readonly Config[],
  isDue: (step: Step) => boolean,
  worlds: Worlds,
  late: readonly Change[],
): Config[] {
  const ids = new Map<World, Set<string>>();
  const results: Config[] = [];
  const rest = [...configs];
  const numbers = new Map<Step, number>();
  const numberOf = (step: Step): number => {
    const number = numbers.get(step) ?? numbers.size;
    numbers.set(step, number);
    return number;
  };
  let count = 0;
  for (let config = rest.pop(); config; config = rest.pop()) {
    const { world, pending } = config;
    const key = pending.map(numberOf).join();
    const seen = ids.get(world) ?? new Set();
    if (seen.has(key)) continue;
    ids.set(world, seen.add(key));
    if (++count > most) throw new OverlapError();
    if (!pending.some(isDue)) {
      results.push(config);
      continue;
    }
    for (const step of pending) {
      const others = pending.filter((each) => each !== step);
      if (
        step.kind === 'effect' &&
        others.some(({ kind, exchange }) => kind === 'guard' && exchange === step.exchange)
      )
        continue;
      rest.push(
        ...happen(step, config, others, worlds).flatMap((next) =>
          worlds.closed(next.world, late).map((each) => ({ ...next, world: each })),
        ),
      );
    }
  }
  return results;
}

/** Returns what a step can lead to. */
function happen(step: Step, { world }: Config, others: readonly Step[], worlds: Worlds): Config[] {
  const { kind, exchange, change, fields = {}, unsure } = step;
  const { operation } = change;
  const to = (next: World, pending: readonly Step[] = others): Config => ({
    world: worlds.same(next),
    pending,
  });
  if (kind === 'show') {
    const known = worlds.shown(world, fields);
    return known ? [to(known)] : [];
  }
  if (kind === 'effect')
    return [...worlds.after(change, world).map((each) => to(each)), ...(unsure ? [to(world)] : [])];
  const { pass, fail } = worlds.may(operation, world);
  if (!isSuccess(exchange)) return fail ? [to(world)] : [];
  const accepted = pass && !isShownIgnored(exchange) ? [to(world)] : [];
  if (!mayIgnore(operation) || !fail) return accepted;
  const withoutEffect = others.filter((each) => each.kind !== 'effect' || each.exchange !== exchange);
  const isIgnored =
    isShownIgnored(exchange) ||
    Object.keys(exchange.shown).length === 0 ||
    worlds.shown(world, setBy(exchange)) !== undefined;
  return [...accepted, ...(isIgnored ? [to(world, withoutEffect)] : [])];
}

/** The fields that an operation sets, with their values. */
const setBy = ({ operation }: Observed): Fields =>
  Object.fromEntries(
    Object.entries(operation.transition?.to ?? {}).map(([field, { value }]) => [field, value]),
  );

/** Whether a response shows that the request had no effect. */
const isShownIgnored = (exchange: Observed): boolean =>
  mayBeIgnored(exchange, exchange.shown) && Object.keys(exchange.shown).length > 0;
