/**
 * `docproc-diff`: compares two descriptions of the service, as `npm run diff` does in the project: for who has no clone of
 * it. A program of the package `@docproc/conformance`.
 *
 * Exit code 1 means a breaking change; 2 that the comparison cannot be made.
 */
import { readFile } from 'node:fs/promises';
import { commandLine, InputError, main, messageOf } from '../lib/cli.ts';
import { bundleFile } from '../lib/redocly-cli.ts';
import { parseYaml } from '../lib/yaml.ts';
import { locationFinder } from '../model/file-locations.ts';
import { normalize } from '../model/normalize.ts';
import { refersToFiles } from '../model/references.ts';
import { highest } from '../diff/change.ts';
import { compareVersions } from '../diff/compare.ts';
import { asDocument, assertOpenApi, type Version } from '../diff/documents.ts';
import { formatOf } from '../diff/report.ts';

const usage = 'docproc-diff OLD NEW [--format FORMAT]';

async function readVersion(file: string): Promise<Version> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new InputError(
      `${file} cannot be read (${error.code}). Name a file with a description in OpenAPI 3.1.`,
    );
  });
  const own = parseYaml(text, file);
  // A file of another kind has a clearer message than what Redocly makes of it.
  assertOpenApi(own, file);
  const whole = refersToFiles(own) ? await bundleFile(file) : own;
  const document = asDocument(whole, file);
  try {
    // Follows every reference.
    normalize(document);
  } catch (error) {
    throw new InputError(`${file}: ${messageOf(error)}`, { cause: error });
  }
  return { name: file, document, questions: [] };
}

await main(
  async () => {
    const options = { format: { type: 'string', default: 'text' } } as const;
    const { values, positionals } = commandLine(options, usage, process.argv.slice(2));
    const format = formatOf(values.format, usage);
    const [before, after, more] = positionals;
    if (before === undefined || after === undefined || more !== undefined)
      throw new InputError(`Name two files: the old and the new description.\nUsage: ${usage}`);
    const versions = await Promise.all([readVersion(before), readVersion(after)]);
    const report = await compareVersions(...versions, { locationOf: locationFinder(after), usages: [] });
    console.log(format(report));
    process.exitCode = highest(report.changes) === 'major' ? 1 : 0;
  },
  () => 2,
);
