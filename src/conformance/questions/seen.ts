/** What shows the behavior of a server: values of fields, and exchanges by their operation or check. */
import type { OpenQuestionId, SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { exchangesOf } from '../checks/responses.ts';
import { InconclusiveError } from '../errors.ts';
import type { TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import { isSuccess, partsOf } from '../requests/responses.ts';
import type { Session } from '../requests/session.ts';
import { fullOperations } from '../resources/resource.ts';

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

/** Returns the exchanges of a run with the operations that name an open question. */
export const exchangesAbout = (session: Session, question: keyof SettingValues): Exchange[] =>
  operationsOf(question).flatMap((operation) => exchangesOf(session, operation));

/** Returns the values of the fields that name an open question, in successful responses. */
export const valuesAbout = ({ http }: Session, question: OpenQuestionId): unknown[] =>
  http.exchanges
    .filter(isSuccess)
    .flatMap(partsOf)
    .flatMap(({ value, shape }) => (shape.questions?.includes(question) ? [value] : []));

/** Returns the exchanges of the checks whose ids fit a pattern. */
export const exchangesOfChecks = ({ http }: Session, pattern: RegExp): Exchange[] =>
  http.exchanges.filter(({ check }) => pattern.test(check));

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
