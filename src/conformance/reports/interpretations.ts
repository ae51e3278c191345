/** The settings of a server, as arguments and as a file with which a sandbox follows it. */
import { printableJson } from './printable.ts';
import type { InterpretationResult } from './report.ts';

/** Returns the arguments with which the sandbox imitates the server. */
export const setArguments = (results: readonly InterpretationResult[]): string =>
  results
    .flatMap(({ setting, value }) => (value === undefined ? [] : [`--set ${setting}=${value}`]))
    .join(' ');

/** Returns the JSON file with which the sandbox imitates the server. */
export const interpretationsFile = (results: readonly InterpretationResult[]): string => {
  const interpretations = results.flatMap(({ setting, value, evidence }) =>
    value === undefined ? [] : [{ setting, value, evidence }],
  );
  return printableJson({ interpretations });
};
