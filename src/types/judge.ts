/** Judges values by every keyword, for programs that know schemas as data and report the first problem. */
import { format } from './formats.ts';
import * as keywords from './keywords.ts';
import { createJudge, type Problem, type Rules } from './schema.ts';

export { excluded, type Problem, type Rules } from './schema.ts';

/** Returns the first problem of a value; undefined if it has none. Formats of text are not judged. */
export const problemOf: (rules: Rules, value: unknown) => Problem | undefined = createJudge(keywords);

/** Returns the first problem of a value, which can be the format of a text. */
export const problemWithFormats: typeof problemOf = createJudge({ ...keywords, format });

/** Returns the JSON Pointer of the place of a problem. */
export const pointerTo = ({ path }: Problem): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
