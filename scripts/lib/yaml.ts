import { isNode, parseDocument } from 'yaml';
import { InputError } from './cli.ts';
import { locationsIn, type Problem } from './problem.ts';

interface YamlFile {
  /** Undefined if it is not YAML. */
  value: unknown;
  /** Why it is not YAML; undefined if it is. */
  problem: Problem | undefined;
  /** Returns the location of a value; the beginning of the file if there is no such value. */
  location(path: readonly (string | number)[]): string;
}

/** Reads a text as YAML, and remembers where its values are. */
export function readYaml(text: string, file: string): YamlFile {
  const document = parseDocument(text, { prettyErrors: false });
  const locationOf = locationsIn(file, text);
  const [error] = document.errors;
  const message = `This is not YAML: ${error?.message.toLowerCase()}. Correct it.`;
  return {
    value: error ? undefined : document.toJS(),
    problem: error && { location: locationOf(error.pos[0]), message, rule: 'yaml' },
    location(path) {
      const node = document.getIn(path, true);
      return locationOf(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    },
  };
}

/**
 * Parses YAML.
 *
 * @throws InputError with file, line and column, if it is not YAML
 */
export function parseYaml(text: string, file: string): unknown {
  const { value, problem } = readYaml(text, file);
  if (problem) throw new InputError(`${problem.location}: ${problem.message}`);
  return value;
}
