/** What may be true of a resource, and how operations and the service change it: the transitions and moves of the contract. */
import type { SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { passes } from '../../shared/guards.ts';
import { guardedFields, isExport, mayDepend } from '../checks/effects.ts';
import type { TestedOperation } from '../contract/types.ts';
import type { PathValues } from '../requests/exchange.ts';
import { fullOperations, resourceOf, type Fields } from '../contract/resource.ts';

/** The fields that operations depend on, with what may be true of each. */
export type World = Readonly<Record<string, Possible>>;

/**
 * A value of JSON, or what is known of one: any, any but null, or any but null and another. `first` is the value of
 * a field that is not set yet, which counts as set and as not set.
 */
export type Possible = { value: unknown; first?: true } | { any: true; butNull?: true; but?: unknown };

/** A change that may happen at any time: by an operation, of which the parameters of the path may be known. */
export interface Change {
  operation: TestedOperation;
  values?: PathValues;
}

/** Where nothing happens but what the contract describes of the service and of other clients. */
export const noChanges: readonly Change[] = [];

export type Assumed = Readonly<Partial<SettingValues>>;

/** The changes of one kind of resource. */
export class Worlds {
  readonly #resource: string;
  readonly #state: string;
  readonly #states: readonly string[];
  readonly #fields: readonly string[];
  readonly #assumed: Assumed;
  readonly #complete: boolean;
  readonly #known = new Map<string, World>();
  readonly #closed = new WeakMap<readonly Change[], Map<World, readonly World[]>>();

  /** @param complete Whether no other client changes anything. */
  constructor(resource: string, assumed: Assumed, complete: boolean) {
    const { field, states } = resourceOf(resource).lifecycle;
    this.#resource = resource;
    this.#state = field;
    this.#states = states;
    this.#fields = [...new Set(guardedFields(resource))];
    this.#assumed = assumed;
    this.#complete = complete;
  }

  /** Every world. */
  all(): World[] {
    const all = this.#fields.reduce<World[]>(
      (worlds, field) =>
        worlds.flatMap((world) => this.#valuesOf(field).map((value) => ({ ...world, [field]: value }))),
      [{}],
    );
    return all.map((world) => this.same(world));
  }

  #valuesOf(field: string): Possible[] {
    if (field === this.#state) return this.#states.map((value) => ({ value }));
    if (isExport(this.#resource, field, { [field]: '' }))
      return [{ value: null }, { any: true, butNull: true }];
    const guards = this.#operations().flatMap(({ transition }) => transition?.from?.[field] ?? []);
    const values = guards.flatMap(({ in: allowed = [], notIn = [] }) => [...allowed, ...notIn]);
    if (values.length === 0 || !values.every((each) => typeof each === 'boolean')) return [{ any: true }];
    const first = this.#operations()
      .filter(isOpenFirst)
      .flatMap(({ transition }): Possible[] => [{ value: transition?.to[field]?.value, first: true }]);
    return [{ value: true }, { value: false }, ...first];
  }

  #operations(): TestedOperation[] {
    return fullOperations.filter(({ resource, transition }) => resource === this.#resource && transition);
  }

  /**
   * The worlds that one can become before the next request.
   *
   * @param changes What may happen at any time besides.
   */
  closed(world: World, changes: readonly Change[]): readonly World[] {
    const known = this.#closed.get(changes) ?? new Map<World, readonly World[]>();
    this.#closed.set(changes, known);
    const worlds = known.get(world) ?? this.#closure(world, changes);
    known.set(world, worlds);
    return worlds;
  }

  #closure(world: World, changes: readonly Change[]): World[] {
    const others = this.#complete ? [] : this.#operations().map((operation) => ({ operation }));
    const all = new Set<World>();
    const rest = [world];
    for (let next = rest.pop(); next; next = rest.pop()) {
      if (all.has(next)) continue;
      all.add(next);
      const changed = [...others, ...changes].filter(({ operation }) => this.may(operation, next).pass);
      const moved = [...this.#moved(next), ...changed.flatMap((change) => this.after(change, next))];
      rest.push(...moved.map((each) => this.same(each)));
    }
    return [...all];
  }

  /** Returns the same object for equal worlds, so that sets have each once. */
  same(world: World): World {
    const key = JSON.stringify(world);
    const known = this.#known.get(key) ?? world;
    this.#known.set(key, known);
    return known;
  }

  /** The worlds to which the service moves one on its own. */
  #moved(world: World): World[] {
    const { moves } = resourceOf(this.#resource).lifecycle;
    const from = world[this.#state];
    const moved = moves.flatMap((move): World[] => {
      if (move.from === undefined || !from || !fits(from, move.from)) return [];
      const unknown = move.to === undefined;
      return (unknown ? this.#states : [move.to ?? '']).map((value) => ({
        ...world,
        [this.#state]: { value },
      }));
    });
    const exported = this.#fields.flatMap((field): World[] => {
      const now = world[field];
      if (!now || !isExport(this.#resource, field, { [field]: '' }) || !('value' in now)) return [];
      if (now.value === null) return [{ ...world, [field]: { any: true, butNull: true } }];
      // Whoever exports it again may have unlocked it.
      const again = { ...world, [field]: { any: true, butNull: true, but: now.value } as const };
      return this.#complete ? [again] : this.#states.map((value) => ({ ...again, [this.#state]: { value } }));
    });
    return [...moved, ...exported];
  }

  /** Whether an operation may be allowed, and whether it may be rejected for what the contract states. */
  may(operation: TestedOperation, world: World): { pass: boolean; fail: boolean } {
    const { from = {}, conditions = [] } = operation.transition ?? {};
    const results = Object.entries(from).map(([field, guard]) => {
      const now = world[field] ?? { any: true };
      if (!('value' in now))
        return { pass: !now.butNull || passes(guard, ''), fail: !now.butNull || !passes(guard, '') };
      const pass = passes(guard, now.value);
      const isOpen =
        now.first === true && isOpenFirst(operation) && field in (operation.transition?.to ?? {});
      return { pass: pass || isOpen, fail: !pass || isOpen };
    });
    const fields: Fields = Object.fromEntries(
      Object.entries(world).map(([field, now]) => [field, 'value' in now ? now.value : '']),
    );
    const depends = mayDepend(operation, 400, {
      resource: this.#resource,
      id: '',
      fields,
      sample: undefined,
    });
    return {
      pass: results.every(({ pass }) => pass),
      fail: depends || conditions.length > 0 || results.some(({ fail }) => fail),
    };
  }

  /** The worlds after an accepted operation. */
  after({ operation, values }: Change, world: World): World[] {
    return Object.entries(operation.transition?.to ?? {}).reduce<World[]>(
      (worlds, [field, { value, parameter, unknown }]) => {
        const known = parameter === undefined ? value : values?.[parameter];
        const set = (next: Possible): World[] => worlds.map((each) => ({ ...each, [field]: next }));
        if (known !== undefined) return set({ value: known });
        if (unknown === undefined || field !== this.#state) return set({ any: true });
        return this.#statesAfter(unknown, world).flatMap((state) => set({ value: state }));
      },
      [world],
    );
  }

  /** States that an open question allows. */
  #statesAfter(question: string, world: World): readonly unknown[] {
    const assumed = question === 'unlock-next-status' ? this.#assumed[question] : undefined;
    if (assumed === undefined) return this.#states;
    const now = world[this.#state];
    return assumed !== 'unchanged' ? [assumed] : now && 'value' in now ? [now.value] : this.#states;
  }

  /** Returns a world as a response shows it; undefined if it shows another one. */
  shown(world: World, fields: Fields): World | undefined {
    const known: Record<string, Possible> = { ...world };
    for (const [field, value] of Object.entries(fields)) {
      const now = world[field];
      if (!now) continue;
      if (!fits(now, value)) return undefined;
      if (!('value' in now)) known[field] = { value };
    }
    return known;
  }
}

/** Whether it is open if the first value of a field counts as set, so that setting it is rejected. */
const isOpenFirst = ({ ownQuestions }: TestedOperation): boolean =>
  ownQuestions.some((question) => question === 'approved-initially');

const fits = (now: Possible, value: unknown): boolean =>
  'value' in now
    ? now.value === value
    : !(now.butNull && value === null) && !('but' in now && now.but === value);
