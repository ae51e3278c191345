import { contract } from '../contract.js';
import type { Answer } from '../report.js';
import type { Session } from '../session.js';
import { observers } from './observers.js';

/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export const answersOf = (session: Session): Answer[] =>
  contract.questions.flatMap(({ id, title }) => {
    const answer = Object.hasOwn(observers, id) ? observers[id]?.(session) : undefined;
    return answer === undefined ? [] : [{ question: id, title, answer }];
  });
