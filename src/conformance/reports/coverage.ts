import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Check } from '../checks/check.ts';
import type { CheckResult, CoveragePart } from './report.ts';
import { isObject } from '../../shared/json.ts';
import { documented, isSuccess, partsOf } from '../requests/responses.ts';
import type { Session } from '../requests/session.ts';

/** The ids of statements by the places that they name and, but for entries of a list, by what the places are below. */
const byPointer = new Map<string, Set<string>>();
for (const { id, pointers } of contract.statements) {
  for (const pointer of pointers.flatMap((place) => (isEntry(place) ? [place] : upwards(place)))) {
    const ids = byPointer.get(pointer) ?? new Set();
    byPointer.set(pointer, ids.add(id));
  }
}
const positions = new Map(contract.statements.map(({ id }, at) => [id, at]));

/** Returns the ids of the statements of which a check proves a place. */
export function statementsOf({ pointers }: Pick<Check, 'pointers'>): string[] {
  const ids = new Set(pointers.flatMap((pointer) => [...(byPointer.get(pointer) ?? [])]));
  return [...ids].sort((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0));
}

/** Whether a place of the contract is one of some pointers, or below one. Entries of a list count on their own. */
const isWithin = (place: string, pointers: ReadonlySet<string>): boolean =>
  isEntry(place) ? pointers.has(place) : upwards(place).some((each) => pointers.has(each));

/** A place, and every place that it is below. */
function upwards(place: string): string[] {
  const places = [place];
  for (let end = place.lastIndexOf('/'); end > 0; end = place.lastIndexOf('/', end - 1)) {
    places.push(place.slice(0, end));
  }
  return places;
}

/** Whether a place is an entry of a list, which is proven on its own. */
function isEntry(place: string): boolean {
  return contract.valueLists.some((list) => place.startsWith(`${list}/`));
}

/** `Task.approved`. A shape that is no component has the pointer of its place as its name. */
const propertyName = (shape: string, name: string): string => `${shape.replace(/^.*\//, '')}.${name}`;

/** Returns how much of the contract a run has reached. */
export function coverageOf(session: Session, results: readonly CheckResult[]): CoveragePart[] {
  const passed = results.filter(({ verdict }) => verdict !== 'not-run' && verdict !== 'violation');
  const exchanges = session.http.exchanges.filter((each) => each.documented);
  const succeeded = new Set(exchanges.filter(isSuccess).map(({ operation }) => operation.id));
  const statuses = new Set(
    exchanges.map(({ operation, status }) => `${operation.id} ${documented(operation, status)?.status}`),
  );
  const parts = exchanges.flatMap(partsOf);
  const values = new Set(
    parts.flatMap(({ value, shape }) =>
      shape.values === undefined ? [] : [`${shape.values} ${String(value)}`],
    ),
  );
  const properties = new Set(
    parts.flatMap(({ value, shape, name }) =>
      Object.keys(isObject(value) ? (shape.properties ?? {}) : {}).flatMap((key) =>
        key in Object(value) ? [propertyName(name, key)] : [],
      ),
    ),
  );
  const nameOf = (list: string): string => list.split('/').at(-1) ?? list;
  const ofGroup = (name: string, wanted: (result: CheckResult) => boolean): CoveragePart => {
    const all = results.filter(wanted);
    return part(
      name,
      all.map(({ id }) => id),
      new Set(passed.filter(wanted).map(({ id }) => id)),
    );
  };
  const proven = provenPointers(passed, values);
  const provable = contract.statements.filter(({ pointers }) => pointers.length > 0);
  return [
    part(
      'operations',
      contract.operations.map(({ id }) => id),
      succeeded,
    ),
    part(
      'statuses',
      contract.operations.flatMap(({ id, responses }) => responses.map(({ status }) => `${id} ${status}`)),
      statuses,
    ),
    ofGroup(
      'transitions accepted',
      ({ id, title }) => id.startsWith('matrix/') && !title.includes('rejected'),
    ),
    ofGroup(
      'transitions rejected',
      ({ id, title }) => id.startsWith('matrix/') && title.includes('rejected'),
    ),
    ofGroup('requests denied', ({ id }) => id.startsWith('access/')),
    ofGroup('limits', ({ id }) => id.startsWith('limits/')),
    part(
      'properties seen',
      Object.entries(contract.shapes).flatMap(([shape, { properties: all = {} }]) =>
        Object.keys(all).map((name) => propertyName(shape, name)),
      ),
      properties,
    ),
    part(
      'known values seen',
      Object.entries(contract.values).flatMap(([list, all]) =>
        Object.keys(all).map((value) => `${nameOf(list)} ${value}`),
      ),
      new Set(
        [...values].map(
          (each) => `${nameOf(each.split(' ')[0] ?? '')} ${each.split(' ').slice(1).join(' ')}`,
        ),
      ),
    ),
    {
      ...part(
        'statements proven',
        provable.map(({ id }) => id),
        new Set(
          provable
            .filter(({ pointers }) => pointers.every((place) => isWithin(place, proven)))
            .map(({ id }) => id),
        ),
      ),
      total: contract.statements.length,
    },
  ];
}

/** The pointers that passed checks have proven, and those of the values that were seen. */
function provenPointers(passed: readonly CheckResult[], values: ReadonlySet<string>): Set<string> {
  const seen = Object.entries(contract.values).flatMap(([list, all]) =>
    Object.entries(all).flatMap(([value, places]) => (values.has(`${list} ${value}`) ? places : [])),
  );
  return new Set([...passed.flatMap(({ pointers }) => pointers), ...seen]);
}

function part(name: string, all: readonly string[], covered: ReadonlySet<string>): CoveragePart {
  const missed = all.filter((each) => !covered.has(each));
  return { name, covered: all.length - missed.length, total: all.length, missed };
}
