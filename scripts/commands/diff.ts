/**
 * `npm run diff`: compares the contract with the last release, or with a file or git ref, and prints which version the
 * changes require. `--usage` names files that tests of applications have written, and says whom each change reaches. `--check` compares that version with the one that changesets declare.
 *
 * Exit code 1 means a breaking change, or a version that is not declared; 2 that the comparison cannot be made.
 */
import { enableCompileCache } from 'node:module';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { highest } from '../diff/change.ts';
import { assertDeclared, declaredBump, UndeclaredVersion } from '../diff/declared.ts';
import { diffContract } from '../diff/index.ts';
import { formatOf } from '../diff/report.ts';
import { readUsage } from '../diff/usage.ts';

const usage = 'npm run diff [-- BASE] [--format FORMAT] [--check] [--usage FILES]';

interface DiffOptions {
  /** The project's folder, with `openapi/` and `releases/`. @default '.' */
  root?: string;
  print?: (text: string) => void;
}

/**
 * Prints the changes of the contract.
 *
 * @returns whether one of them is breaking, which `--check` does not mind if it is declared
 * @throws InputError if the base or the contract cannot be read
 */
export async function run(
  args: string[],
  { root = '.', print = console.log }: DiffOptions = {},
): Promise<boolean> {
  const options = {
    format: { type: 'string', default: 'text' },
    check: { type: 'boolean', default: false },
    usage: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = commandLine(options, usage, args);
  const format = formatOf(values.format, usage);
  const [base, more] = positionals;
  if (more !== undefined)
    throw new InputError(`There is one base; ${more} is one too many.\nUsage: ${usage}`);
  if (values.check && base !== undefined) {
    throw new InputError(`--check compares with the last release. Leave out ${base}.`);
  }
  const report = await diffContract(root, base, values.usage && readUsage(values.usage));
  if (values.check) {
    print(assertDeclared(report, await declaredBump(root)));
    return false;
  }
  print(format(report));
  return highest(report.changes) === 'major';
}

if (import.meta.main) {
  enableCompileCache();
  await main(
    async () => void (process.exitCode = (await run(process.argv.slice(2))) ? 1 : 0),
    (error) => (error instanceof UndeclaredVersion ? 1 : 2),
  );
}
