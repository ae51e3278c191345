import { contract } from '../../../generated/conformance/dist/contract.js';
import type { CheckContext, Need } from '../checks/check.ts';
import { exchangesOf } from '../checks/responses.ts';
import type { Operation } from '../contract-types.ts';
import type { Exchange } from '../http.ts';
import type { known, SettingId } from './known.ts';

/** What a run showed about a setting. */
export interface Detected<Value extends string = string> {
  value: Value;
  /** What was seen, in one sentence. */
  evidence: string;
}

/** How to find out which interpretation of an open question a server follows. */
export interface Detector<Id extends SettingId = SettingId> {
  /** Id in openapi/open-questions.yaml. */
  readonly id: Id;
  /** What requests of its own need. */
  readonly requires?: readonly Need[];
  /** Returns the value; undefined if nothing showed it. It runs after the checks, and may send requests. */
  detect(
    context: CheckContext,
  ): Promise<Detected<ValueOf<Id>> | undefined> | Detected<ValueOf<Id>> | undefined;
}

type ValueOf<Id extends SettingId> = (typeof known)[Id]['values'][number];

/** Returns the operations that name an open question, without shorthand endpoints. */
export const operationsOf = (question: string): Operation[] =>
  contract.operations.filter(
    ({ ownQuestions, shorthandOf }) => ownQuestions.includes(question) && shorthandOf === undefined,
  );

/** Returns the exchanges of the run with the operations that name an open question. */
export const exchangesAbout = ({ session }: CheckContext, question: string): Exchange[] =>
  operationsOf(question).flatMap((operation) => exchangesOf(session, operation));

/** Returns the most frequent of some values; undefined if there are none. */
export function usual<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** One of the values of a setting, if it is one. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** A value, with the sentence on what shows it. */
export const seen = <Value extends string>(value: Value, evidence: string): Detected<Value> => ({
  value,
  evidence,
});
