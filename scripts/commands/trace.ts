/**
 * `npm run trace -- ID…`: prints the chain of statements: the row of the source, the places in the contract, the sentences
 * and open questions that rest on them, and the tests and conformance checks that prove them.
 *
 * `--source FILE` compares a description of the service with the rows that the project knows.
 */
import { readFile } from 'node:fs/promises';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { compareSource, readSourceTable } from '../lint/check-source.ts';
import { allChecks } from '../../src/conformance/checks/all.ts';
import { statementsOf } from '../../src/conformance/reports/coverage.ts';
import { loadContract } from '../model/bundle.ts';
import { readProofs, readQuestions, readStatements, type Statement } from '../model/registers.ts';
import { readSentences } from '../model/sentences.ts';
import { placeFinder } from '../model/source-places.ts';

export interface TraceOptions {
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
  const [{ document }, statements, questions, proofs] = await Promise.all([
    loadContract(folder),
    readStatements(folder),
    readQuestions(folder),
    readProofs(folder),
  ]);
  const sentences = readSentences({ folder, document, statements, questions });
  const find = placeFinder(folder);
  for (const id of ids) {
    const statement = statements.find((each) => each.id === id);
    if (!statement) throw unknownId(id, statements);
    const { section, row, pointers } = statement;
    const { hash = 'none', tests = [], why } = proofs[id] ?? {};
    const asked = questions.filter(({ source = [] }) => source.includes(`${section} › ${row}`));
    const lines: [name: string, text: string][] = [
      ['source', `${section} › ${row}`],
      ['hash', hash],
      ...pointers.map((pointer): [string, string] => {
        const { file, line } = find(pointer);
        return ['place', `${file}:${line}  ${pointer}`];
      }),
      ...sentences
        .filter(({ rests }) => rests.includes(id))
        .map(({ place, text }): [string, string] => ['sentence', `${place}: ${text}`]),
      ...asked.map((question): [string, string] => ['question', `${question.id}: ${question.question}`]),
      ...tests.map((test): [string, string] => ['test', test]),
      ...(why === undefined ? [] : [['why', why] satisfies [string, string]]),
      ...allChecks()
        .filter((check) => statementsOf(check).includes(id))
        .map((check): [string, string] => ['check', check.id]),
    ];
    print(`${id}  ${statement.statement}`);
    for (const [name, text] of lines) print(`  ${name.padEnd(10)}${text}`);
  }
}

function unknownId(id: string, statements: Statement[]): InputError {
  const similar = statements.filter((each) => each.id.includes(id)).map((each) => each.id);
  const hint =
    similar.length > 0 ? `Similar: ${similar.join(', ')}.` : 'The ids are in openapi/statements.yaml.';
  return new InputError(`There is no statement ${id}. ${hint}`);
}

if (import.meta.main) {
  await main(async () => {
    const usage = 'npm run trace -- ID… | --source FILE';
    const { values, positionals } = commandLine({ source: { type: 'string' } }, usage, process.argv.slice(2));
    if (positionals.length === 0 && values.source === undefined) throw new InputError(`Usage: ${usage}`);
    await trace(positionals);
    if (values.source === undefined) return;
    const differences = compareSource(
      await readFile(values.source, 'utf8'),
      readSourceTable('openapi') ?? {},
    );
    if (differences.length > 0) throw new InputError(differences.join('\n'));
    console.log('The description has the rows that the project knows, and no other.');
  });
}
