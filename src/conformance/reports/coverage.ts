import { contract } from '../../../generated/conformance/contract/contract.ts';
import { caseId, matrixCases } from '../checks/cases.ts';
import type { Check } from '../checks/check.ts';
import type { CheckResult, CoveragePart } from './report.ts';
import { isObject } from '../../shared/json.ts';
import { isSuccess, partsOf } from '../requests/responses.ts';
import type { Session } from '../requests/session.ts';

/** A pointer, and every pointer that it is below. An entry of a list of values is proven on its own. */
const upwards = (pointer: string): string[] =>
  contract.valueLists.some((list) => pointer.startsWith(`${list}/`))
    ? [pointer]
    : pointer.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));

/** The statements that a server can prove: each of their pointers with those that it is below. */
const provable = contract.statements.flatMap(({ id, pointers }) =>
  pointers.length > 0 ? [{ id, pointers: pointers.map(upwards) }] : [],
);

/** Returns the ids of the statements of which a check proves a pointer. */
export function statementsOf({ pointers }: Pick<Check, 'pointers'>): string[] {
  const proven = new Set(pointers);
  return provable.filter(({ pointers: all }) => all.flat().some((each) => proven.has(each))).map(idOf);
}

/** Returns how much of the contract a run has reached. */
export function coverageOf(session: Session, results: readonly CheckResult[]): CoveragePart[] {
  const { operations, shapes, values, statements } = contract;
  const exchanges = session.http.exchanges.filter((each) => each.documented);
  const parts = exchanges.flatMap(partsOf);
  const passed = results.filter(({ verdict }) => verdict !== 'not-run' && verdict !== 'violation');
  const ofChecks = (name: string, wanted: (result: CheckResult) => boolean): CoveragePart =>
    part(name, results.filter(wanted).map(idOf), passed.filter(wanted).map(idOf));
  const legal = new Map(matrixCases().map((each) => [caseId(each), each.legal]));
  const seen = parts.flatMap(({ value, shape }) =>
    shape.values === undefined ? [] : [{ list: shape.values, value: String(value) }],
  );
  const seenPointers = seen.flatMap(({ list, value }) => values[list]?.[value] ?? []);
  const proven = new Set([...passed.flatMap(({ pointers }) => pointers), ...seenPointers]);
  const isProven = (pointers: string[]): boolean => pointers.some((each) => proven.has(each));
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
    ofChecks('transitions accepted', ({ id }) => legal.get(id) === true),
    ofChecks('transitions rejected', ({ id }) => legal.get(id) === false),
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
        provable.filter(({ pointers }) => pointers.every(isProven)).map(idOf),
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
