/** What shows the behavior of a server: values of fields, and exchanges by their operation or check. */
import type {
  OpenQuestionId,
  OperationId,
  SettingValues,
} from '../../../generated/conformance/contract/contract.ts';
import type { CheckGroup } from '../checks/check.ts';
import { InconclusiveError } from '../contract/errors.ts';
import type { TestedOperation } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import { isSuccess, partsOf } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import { fullOperations } from '../contract/resource.ts';

/**
 * Returns the operations that name an open question, without shorthand endpoints.
 *
 * @throws {InconclusiveError} There is none.
 */
export function operationsOf(question: keyof SettingValues): [TestedOperation, ...TestedOperation[]] {
  const [first, ...others] = fullOperations.filter(({ ownQuestions }) => ownQuestions.includes(question));
  if (!first) throw new InconclusiveError('no operation names the question');
  return [first, ...others];
}

/**
 * Returns an operation by its ID.
 *
 * @throws {InconclusiveError} It is a shorthand.
 */
export function operationWith(id: OperationId): TestedOperation {
  const found = fullOperations.find((operation) => operation.id === id);
  if (!found) throw new InconclusiveError(`${id} is a shorthand`);
  return found;
}

/** Returns the documented exchanges of a run with an operation. */
export const exchangesWith = ({ http }: Session, id: OperationId): Exchange[] =>
  http.exchanges.filter(({ operation, documented }) => operation.id === id && documented);

/** Returns the values of the fields that name an open question, in successful responses. */
export const valuesAbout = ({ http }: Session, question: OpenQuestionId): unknown[] =>
  http.exchanges
    .filter(isSuccess)
    .flatMap(partsOf)
    .flatMap(({ value, shape }) => (shape.questions?.includes(question) ? [value] : []));

/** Returns the exchanges of the checks of a group whose names fit a pattern, of one operation or of all. */
export const exchangesOfChecks = (
  { http }: Session,
  group: CheckGroup,
  pattern: RegExp,
  operation?: OperationId,
): Exchange[] =>
  http.exchanges.filter(({ check }) => {
    const [ofGroup, of, ...name] = check.split('/');
    return ofGroup === group && of === (operation ?? of) && pattern.test(name.join('/'));
  });

/** Returns the documented exchanges with the operations that create resources. */
export const creations = ({ http }: Session): Exchange[] =>
  http.exchanges.filter(({ operation, documented }) => operation.changeType === 'creates' && documented);

/** Returns the resources in successful responses of operations on a resource. */
export const resourcesOf = ({ http }: Session, resource: string): Record<string, unknown>[] =>
  http.exchanges.flatMap((exchange) => {
    const fields = exchange.operation.resource === resource ? exchange.fields : undefined;
    return fields ? [fields] : [];
  });

/** Returns different values in one line: `200, 404`; undefined if there are none. */
export function joinDistinct(values: readonly unknown[], max = 5): string | undefined {
  const all = [
    ...new Set(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))),
  ].sort();
  if (all.length === 0) return undefined;
  return all.slice(0, max).join(', ') + (all.length > max ? ` and ${all.length - max} more` : '');
}
