import { parse, YAMLParseError } from 'yaml';
import { InputError } from './cli.ts';

/**
 * Parses YAML.
 *
 * @throws InputError with file, line and column, if it is not YAML
 */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [{ line, col } = { line: 1, col: 1 }] = error.linePos ?? [];
    const [reason = ''] = error.message.split(' at line ');
    throw new InputError(`${file}:${line}:${col}: This is not YAML: ${reason.toLowerCase()}. Correct it.`, {
      cause: error,
    });
  }
}
