import { isObject, isSuccess } from '../schemas.ts';
import { exchangesAbout, seen, usual, type Detector } from './detector.ts';

const id = 'unlock-response';

/** The body of the response to unlocking. */
export const unlockResponse: Detector<typeof id> = {
  id,
  detect(context) {
    const bodies = exchangesAbout(context, 'unlock-next-status')
      .filter(isSuccess)
      .map(({ text, json }) =>
        text === '' ? 'empty' : !isObject(json) ? undefined : isObject(json['payload']) ? 'task' : 'object',
      );
    const value = usual(bodies.filter((each) => each !== undefined));
    return (
      value &&
      seen(
        value,
        `The body of the response was ${{ task: 'a task in payload', object: 'another object', empty: 'empty' }[value]}.`,
      )
    );
  },
};
