/**
 * `npm run trace -- ID…`: prints the chain of statements: the row of the source, the places in the contract with their
 * texts, the open questions of the row, and the facts of test/contract and the conformance checks that prove them.
 */
import { listChecks } from '../../src/conformance/checks/list.ts';
import { checksOf } from '../../test/contract/facts.ts';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { tokens } from '../lib/pointer.ts';
import { loadContract } from '../model/bundle.ts';
import { readQuestions, readStatements } from '../model/catalogs.ts';
import { locationFinder } from '../model/file-locations.ts';
import { pointerOf, type Statement } from '../model/trace.ts';

interface TraceOptions {
  /** Folder of the contract. @default 'openapi' */
  folder?: string;
  print?: (text: string) => void;
}

/**
 * Prints the chain of each statement.
 *
 * @throws InputError that lists similar ids, if an id is unknown
 */
export async function trace(
  ids: string[],
  { folder = 'openapi', print = console.log }: TraceOptions = {},
): Promise<void> {
  const [{ document }, statements, questions] = await Promise.all([
    loadContract(folder),
    readStatements(folder),
    readQuestions(folder),
  ]);
  const find = locationFinder(folder);
  for (const id of ids) {
    const statement = statements.find((each) => each.id === id);
    if (!statement) throw unknownId(id, statements);
    const { section, row, sentence, places } = statement;
    const source = `${section} › ${row}`;
    const facts = new Set(places.flatMap((place) => checksOf(pointerOf(place, document))));
    const lines: [name: string, text: string][] = [
      ['source', source],
      ...places.map((place): [string, string] => {
        const pointer = pointerOf(place, document);
        const { file, line } = find(pointer);
        const value = tokens(pointer).reduce<unknown>(
          (node, token) => (node as Record<string, unknown> | undefined)?.[token],
          document,
        );
        return ['place', `${file}:${line}  ${place}${typeof value === 'string' ? `: ${value}` : ''}`];
      }),
      ...questions
        .filter((question) => question.source.includes(source))
        .map((question): [string, string] => ['question', `${question.id}: ${question.question}`]),
      ...[...facts].map((fact): [string, string] => ['fact', fact]),
      ...listChecks()
        .filter((check) => check.statements.includes(id))
        .map((check): [string, string] => ['check', check.id]),
    ];
    print(`${id}  ${sentence}`);
    for (const [name, text] of lines) print(`  ${name.padEnd(10)}${text.trim()}`);
  }
}

function unknownId(id: string, statements: Statement[]): InputError {
  const similar = statements.filter((each) => each.id.includes(id)).map((each) => each.id);
  const hint = similar.length > 0 ? `Similar: ${similar.join(', ')}.` : 'The ids are in openapi/trace.yaml.';
  return new InputError(`There is no statement ${id}. ${hint}`);
}

if (import.meta.main) {
  await main(async () => {
    const usage = 'npm run trace -- ID…';
    const { positionals } = commandLine({}, usage, process.argv.slice(2));
    if (positionals.length === 0) throw new InputError(`Usage: ${usage}`);
    await trace(positionals);
  });
}
