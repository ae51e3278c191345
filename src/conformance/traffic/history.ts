/** Whether anything that the contract allows explains what the exchanges with a resource show, in any order that their times allow. */
import { isOpenRejection, mayIgnore } from '../checks/effects.ts';
import { isSuccess, rejectedWith } from '../requests/received.ts';
import type { Fields } from '../contract/resource.ts';
import { fullOf, mayBeIgnored, type Observed } from './observed.ts';
import type { IsBefore } from './order.ts';
import { noChanges, type Change, type World, type Worlds } from './worlds.ts';

/** Something that happens between the start of a request and its response: in any order, but an effect comes after its guard. */
interface Step {
  kind: 'guard' | 'effect' | 'show';
  exchange: Observed;
  change: Change;
  /** Whether it may happen or not, and whatever the contract allows. */
  unsure?: true;
  fields?: Fields;
}

/** What is still to happen, and what may be true before it. */
interface Config {
  pending: readonly Step[];
  worlds: ReadonlySet<World>;
}

/** What can become of a world before the next request. */
type Closed = (world: World) => readonly World[];

/** Steps that are tried between two exchanges: with more, exchanges overlap too often to be judged. */
const most = 500_000;

/** Too many exchanges overlap. */
export class OverlapError extends Error {}

export interface HistoryOptions {
  worlds: Worlds;
  isBefore: IsBefore;
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
  let late = noChanges;
  const closed: Closed = (world) => worlds.closed(world, late);
  const closure = (all: Iterable<World>): Set<World> => new Set([...all].flatMap((world) => closed(world)));
  let configs: Config[] = [{ pending: [], worlds: closure(worlds.all()) }];
  for (const [index, exchange] of exchanges.entries()) {
    configs = settled(configs, (step) => isBefore(step.exchange, exchange), worlds, closed);
    if (configs.length === 0) return index;
    const steps = stepsOf(exchange, isKnown, unsure?.has(exchange) ?? false);
    const isLate = complete && steps.length === 0 && mayHaveEffect(exchange) && !unsure?.has(exchange);
    if (isLate) {
      late = [...late, changeOf(exchange)];
      configs = configs.map((each) => ({ ...each, worlds: closure(each.worlds) }));
    }
    const kept =
      blind && index === exchanges.length - 1 ? steps.filter(({ kind }) => kind !== 'show') : steps;
    if (kept.length > 0) configs = configs.map((each) => ({ ...each, pending: [...each.pending, ...kept] }));
  }
  return settled(configs, () => true, worlds, closed).length === 0 ? exchanges.length : undefined;
}

/** Whether it is unknown if, or when, a request has changed the resource. */
export const mayHaveEffect = (exchange: Observed): boolean =>
  exchange.operation.changeType !== 'none' &&
  (isSuccess(exchange) ? !isTimed(exchange) : !isRejected(exchange));

/** Whether a status says that nothing happened: not if a server in front lost patience. */
export const isRejected = ({ status }: { status: number }): boolean =>
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
  closed: Closed,
): Config[] {
  if (!configs.some(({ pending }) => pending.some(isDue))) return [...configs];
  const numbers = new Map(configs.flatMap(({ pending }) => pending).map((step, index) => [step, index]));
  // Steps only become fewer: what is true before the most of them is known first.
  const bySize: Map<string, { pending: readonly Step[]; worlds: Set<World> }>[] = [];
  const add = (pending: readonly Step[], all: readonly World[]): void => {
    if (all.length === 0) return;
    const group = (bySize[pending.length] ??= new Map());
    const key = pending.map((step) => numbers.get(step)).join();
    const known = group.get(key) ?? { pending, worlds: new Set() };
    group.set(key, known);
    for (const world of all) known.worlds.add(world);
  };
  for (const each of configs) add(each.pending, [...each.worlds]);
  const known = new Map<Step, Map<World, Next>>();
  const nextOf = (step: Step, world: World): Next => {
    const ofStep = known.get(step) ?? new Map<World, Next>();
    known.set(step, ofStep);
    const next = ofStep.get(world) ?? happen(step, world, worlds, closed);
    ofStep.set(world, next);
    return next;
  };
  const results: Config[] = [];
  let count = 0;
  for (let size = bySize.length - 1; size >= 0; size--)
    for (const config of bySize[size]?.values() ?? []) {
      const { pending } = config;
      count += pending.length * (pending.length + config.worlds.size);
      if (count > most) throw new OverlapError();
      if (!pending.some(isDue)) {
        results.push(config);
        continue;
      }
      for (const step of pending) {
        const left = leftAfter(step, pending);
        if (!left) continue;
        const nexts = [...config.worlds].map((world) => nextOf(step, world));
        for (const way of ['after', 'ignored'] as const)
          add(
            left[way],
            nexts.flatMap((next) => next[way]),
          );
      }
    }
  return results;
}

/** Returns what is to happen after a step, and if its request was ignored; undefined if the step comes after another one. */
function leftAfter(step: Step, pending: readonly Step[]): Record<keyof Next, readonly Step[]> | undefined {
  const after = pending.filter((each) => each !== step);
  const isOwn = (each: Step, kind: Step['kind']): boolean =>
    each.kind === kind && each.exchange === step.exchange;
  if (step.kind === 'effect' && after.some((each) => isOwn(each, 'guard'))) return undefined;
  return { after, ignored: after.filter((each) => !isOwn(each, 'effect')) };
}

/** What may be true after a step, and after a request that was ignored. */
interface Next {
  after: readonly World[];
  ignored: readonly World[];
}

/** Returns what a step can lead to. */
function happen(step: Step, world: World, worlds: Worlds, closed: Closed): Next {
  const { kind, exchange, change, fields = {}, unsure } = step;
  const { operation } = change;
  const to = (after: readonly World[], ignored: readonly World[] = []): Next => ({
    after: after.flatMap((each) => closed(worlds.same(each))),
    ignored: ignored.flatMap((each) => closed(each)),
  });
  if (kind === 'show') {
    const known = worlds.shown(world, fields);
    return to(known ? [known] : []);
  }
  if (kind === 'effect') return to([...worlds.after(change, world), ...(unsure ? [world] : [])]);
  const { pass, fail } = worlds.may(operation, world);
  if (!isSuccess(exchange)) return to(fail ? [world] : []);
  const accepted = pass && !isShownIgnored(exchange) ? [world] : [];
  if (!mayIgnore(operation) || !fail) return to(accepted);
  const isIgnored =
    isShownIgnored(exchange) ||
    Object.keys(exchange.shown).length === 0 ||
    worlds.shown(world, setBy(exchange)) !== undefined;
  return to(accepted, isIgnored ? [world] : []);
}

/** The fields that an operation sets, with their values. */
const setBy = ({ operation }: Observed): Fields =>
  Object.fromEntries(
    Object.entries(operation.transition?.to ?? {}).map(([field, { value }]) => [field, value]),
  );

/** Whether a response shows that the request had no effect. */
const isShownIgnored = (exchange: Observed): boolean =>
  mayBeIgnored(exchange, exchange.shown) && Object.keys(exchange.shown).length > 0;
