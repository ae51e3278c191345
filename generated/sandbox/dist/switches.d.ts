import { type Readings } from "./contract.js";
import type { State, Team } from "./state.js";
/** Readings of open questions, by the ids of the register. */
export type Settings = Partial<Readings>;
/** How a team reads an open question: as it was set for the team, for all, or by default. */
export declare function reading<Id extends keyof Readings>(state: State, team: Team, question: Id): Readings[Id];
/**
 * Makes sure that a question has such a reading.
 *
 * @throws {TypeError} It has not; the message lists what there is.
 */
export declare function checkReading(question: string, value: unknown): void;
/**
 * Every combination of the readings of some questions, to run a test under each of them.
 *
 * @throws {TypeError} There is no such question.
 */
export declare function combinations<Id extends keyof Readings>(...questions: Id[]): Pick<Readings, Id>[];
