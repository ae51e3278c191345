import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Check } from '../checks/check.ts';
import type { CheckResult, CoveragePart } from './report.ts';
import { isObject } from '../../shared/json.ts';
import { isSuccess, partsOf } from '../requests/responses.ts';
import type { Session } from '../requests/session.ts';

/** Whether a place is an entry of a list, which is proven on its own. */
const isEntry = (place: string): boolean => contract.valueLists.some((list) => place.startsWith(`${list}/`));

/** A place, and every place that it is below. Entries of a list count on their own. */
const upwards = (place: string): string[] =>
  isEntry(place) ? [place] : place.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));

/** The statements that a server can prove: each of their places with those that it is below. */
const provable = contract.statements.flatMap(({ id, pointers }) =>
  pointers.length > 0 ? [{ id, places: pointers.map(upwards) }] : [],
);

/** Returns the ids of the statements of which a check proves a place. */
export function statementsOf({ pointers }: Pick<Check, 'pointers'>): string[] {
  const proven = new Set(pointers);
  return provable.flatMap(({ id, places }) =>
    places.some((place) => place.some((each) => proven.has(each))) ? [id] : [],
  );
}

/** Returns how much of the contract a run has reached. */
export function coverageOf(session: Session, results: readonly CheckResult[]): CoveragePart[] {
  const { operations, shapes, values, statements } = contract;
  const exchanges = session.http.exchanges.filter((each) => each.documented);
  const parts = exchanges.flatMap(partsOf);
  const passed = results.filter(({ verdict }) => verdict !== 'not-run' && verdict !== 'violation');
  const ofChecks = (name: string, wanted: (result: CheckResult) => boolean): CoveragePart =>
    part(name, results.filter(wanted).map(idOf), passed.filter(wanted).map(idOf));
  const isCell = ({ id }: CheckResult): boolean => id.startsWith('matrix/');
  const isRejection = ({ title }: CheckResult): boolean => title.includes('rejected');
  const seen = parts.flatMap(({ value, shape }) =>
    shape.values === undefined ? [] : [{ list: shape.values, value: String(value) }],
  );
  const seenPlaces = seen.flatMap(({ list, value }) => values[list]?.[value] ?? []);
  const proven = new Set([...passed.flatMap(({ pointers }) => pointers), ...seenPlaces]);
  const isProven = (place: string[]): boolean => place.some((each) => proven.has(each));
  return [
    part(
      'operations',
      operations.map(idOf),
      exchanges.filter(isSuccess).map(({ operation }) => operation.id),
    ),
    part(
      'statuses',
      operations.flatMap(({ id, responses }) => responses.map(({ status }) => `${id} ${status}`)),
      exchanges.map(({ operation, response }) => `${operation.id} ${response?.status}`),
    ),
    ofChecks('transitions accepted', (each) => isCell(each) && !isRejection(each)),
    ofChecks('transitions rejected', (each) => isCell(each) && isRejection(each)),
    ofChecks('requests denied', ({ id }) => id.startsWith('access/')),
    ofChecks('limits', ({ id }) => id.startsWith('limits/')),
    part(
      'properties seen',
      Object.entries(shapes).flatMap(([name, { properties = {} }]) =>
        propertiesOf(name, properties, properties),
      ),
      parts.flatMap(({ value, name, shape: { properties = {} } }) => propertiesOf(name, properties, value)),
    ),
    part(
      'known values seen',
      Object.entries(values).flatMap(([list, all]) =>
        Object.keys(all).map((value) => valueName(list, value)),
      ),
      seen.map(({ list, value }) => valueName(list, value)),
    ),
    {
      ...part(
        'statements proven',
        provable.map(idOf),
        provable.filter(({ places }) => places.every(isProven)).map(idOf),
      ),
      total: statements.length,
    },
  ];
}

const idOf = ({ id }: { id: string }): string => id;

/** `Task.approved`, for each property that a value has. A shape that is no component has its pointer as its name. */
const propertiesOf = (shape: string, properties: object, value: unknown): string[] =>
  Object.keys(properties).flatMap((name) =>
    isObject(value) && name in value ? [`${shape.replace(/^.*\//, '')}.${name}`] : [],
  );

/** `TaskStatus FAILED`. */
const valueName = (list: string, value: string): string => `${list.replace(/^.*\//, '')} ${value}`;

function part(name: string, all: readonly string[], reached: readonly string[]): CoveragePart {
  const covered = new Set(reached);
  const missed = all.filter((each) => !covered.has(each));
  return { name, covered: all.length - missed.length, total: all.length, missed };
}
