/** The sentences of operations and states, with the pointers to them. */
import { escape } from '../lib/pointer.ts';
import type { Operation } from './operations.ts';
import type { Schema } from './schemas.ts';

/** A text at a pointer. */
export type Text = [pointer: string, text: string];

export const operationPointer = ({ path, method }: Pick<Operation, 'path' | 'method'>): string =>
  `#/paths/${escape(path)}/${method.toLowerCase()}`;

/** Returns the texts of an operation and its responses. A shorthand has no texts of a transition. */
export function operationTexts(operation: Operation): Text[] {
  const { summary, description, responses, shorthandOf, transition } = operation;
  const at = operationPointer(operation);
  const { effects = [], conditions = [] } = (shorthandOf === undefined ? transition : undefined) ?? {};
  return [
    [`${at}/summary`, summary],
    [`${at}/description`, description],
    ...responses.map(({ status, description: text }): Text => [
      `${at}/responses/${status}/description`,
      text,
    ]),
    ...effects.map((text, index): Text => [`${at}/x-transition/effects/${index}`, text]),
    ...conditions.map((each, index): Text => [
      `${at}/x-transition/conditions/${index}/description`,
      each.description,
    ]),
  ];
}

/** Returns the descriptions of the states of a schema, by the state. */
export function stateTexts({ lifecycle }: Schema, pointer: string): Record<string, Text> {
  return Object.fromEntries(
    Object.entries(lifecycle?.states ?? {}).map(([state, { description }]) => [
      state,
      [`${pointer}/x-lifecycle/states/${escape(state)}/description`, description],
    ]),
  );
}
