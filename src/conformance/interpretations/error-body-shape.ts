import type { Exchange } from '../http.ts';
import { documented } from '../schemas.ts';
import { seen, usual, type Detector } from './detector.ts';
import { known } from './known.ts';

const id = 'error-body-shape';
const { values } = known[id];

/** The shape of the body of an error. */
export const errorBodyShape: Detector<typeof id> = {
  id,
  detect({ session }) {
    // Where details are promised, an empty body is not expected.
    const errors = session.http.exchanges.filter(({ operation, status, documented: own }) => {
      const response = documented(operation, status);
      return own && status >= 400 && response?.contents.some(({ empty }) => empty);
    });
    const shape = usual(errors.map(shapeOf).filter((each) => each !== undefined));
    return shape && seen(shape, `${errors.length} errors were seen, most of them ${words[shape]}.`);
  },
};

const words = {
  object: 'JSON objects',
  string: 'JSON strings',
  'plain-text': 'plain text',
  empty: 'without a body',
};

function shapeOf({ text, type, json }: Exchange): (typeof values)[number] | undefined {
  if (text === '') return 'empty';
  if (type === 'text/plain') return 'plain-text';
  if (typeof json === 'string') return 'string';
  return typeof json === 'object' && json !== null ? 'object' : undefined;
}
