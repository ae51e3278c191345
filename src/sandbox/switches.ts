import { contract, type Readings } from '../../generated/sandbox/dist/contract.js';
import type { State, Team } from './state.ts';

/** Readings of open questions, by the ids of the register. */
export type Settings = Partial<Readings>;

const defaults = Object.fromEntries(
  contract.questions.map((entry) => [entry.id, entry.default]),
) as unknown as Readings;

/** How a team reads an open question: as it was set for the team, for all, or by default. */
export function reading<Id extends keyof Readings>(state: State, team: Team, question: Id): Readings[Id] {
  state.asked.add(question);
  return team.settings[question] ?? state.settings[question] ?? (defaults[question] as Readings[Id]);
}

/**
 * Makes sure that a question has such a reading.
 *
 * @throws {TypeError} It has not; the message lists what there is.
 */
export function checkReading(question: string, value: unknown): void {
  const known = contract.questions.find(({ id }) => id === question);
  if (!known) {
    const ids = contract.questions.map(({ id }) => id).join(', ');
    throw new TypeError(`There is no switch ${JSON.stringify(question)}. There are: ${ids}.`);
  }
  if (!known.values.includes(value as string)) {
    throw new TypeError(
      `${question} cannot be ${JSON.stringify(value)}. It can be ${known.values.join(' or ')}.`,
    );
  }
}

/**
 * Every combination of the readings of some questions, to run a test under each of them.
 *
 * @throws {TypeError} There is no such question.
 */
export function combinations<Id extends keyof Readings>(...questions: Id[]): Pick<Readings, Id>[] {
  return questions.reduce<object[]>(
    (all, question) => {
      const known = contract.questions.find(({ id }) => id === question);
      if (!known) checkReading(question, undefined);
      return all.flatMap((some) => (known?.values ?? []).map((value) => ({ ...some, [question]: value })));
    },
    [{}],
  ) as Pick<Readings, Id>[];
}
