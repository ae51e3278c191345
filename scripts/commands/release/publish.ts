/**
 * `node scripts/commands/release/publish.ts FOLDER [--stage]`: publishes the packages that `npm run release` packed into a
 * folder. It leaves out those that the registry has in this version, so that an interrupted release can be repeated. With
 * `--stage`, they cannot be installed before a person approves them.
 *
 * It imports only what Node has: the job that may publish installs no dependencies.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { commandLine, InputError, main } from '../../lib/cli.ts';
import { npm } from '../../lib/execute.ts';
import { checksumFile, checksums } from './checksums.ts';

/** What npm calls a packed package of ours: its name and version. */
const packedName = /^docproc-([a-z]+)-(.+)\.tgz$/;

/**
 * Publishes every packed package of a folder.
 *
 * @param options.env what npm needs in its environment for another registry
 * @param options.stage leaves the packages to a person to approve
 * @returns a line for each package
 * @throws InputError if a file is not the one that was packed, or if npm fails
 */
export async function publish(
  folder: string,
  { env = {}, stage = false }: { env?: NodeJS.ProcessEnv; stage?: boolean } = {},
): Promise<string[]> {
  if ((await readFile(join(folder, checksumFile), 'utf8')) !== (await checksums(folder))) {
    throw new InputError(`The files in ${folder} are not those that ${checksumFile} lists. Pack them again.`);
  }
  const packed = (await readdir(folder)).sort().map((file) => ({ file, name: packedName.exec(file) }));
  const lines: string[] = [];
  for (const { file, name } of packed) {
    if (!name) continue;
    const spec = `@docproc/${name[1]}@${name[2]}`;
    if (await published(folder, spec, env)) {
      lines.push(`${spec} is published already.`);
      continue;
    }
    const command = stage ? ['stage', 'publish'] : ['publish'];
    const said = await npm(folder, [...command, join(resolve(folder), file), '--access', 'public'], env);
    const [, id] = /staged with id ([\w-]+)/.exec(said) ?? [];
    lines.push(stage ? `Staged ${spec}. To publish it: npm stage approve ${id}` : `Published ${spec}.`);
  }
  if (lines.length === 0) throw new InputError(`There is no packed package in ${folder}.`);
  return lines;
}

/** Whether a registry has a package in a version. */
async function published(folder: string, spec: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    return (
      (await npm(folder, ['view', spec, 'version', '--no-prefer-offline', '--prefer-online'], env)) !== ''
    );
  } catch (error) {
    if (error instanceof InputError && error.message.includes('E404')) return false;
    throw error;
  }
}

if (import.meta.main) {
  await main(async () => {
    const usage = 'node scripts/commands/release/publish.ts FOLDER [--stage]';
    const { values, positionals } = commandLine({ stage: { type: 'boolean' } }, usage, process.argv.slice(2));
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new InputError(`Usage: ${usage}`);
    for (const line of await publish(folder, { stage: values.stage ?? false })) console.log(line);
  });
}
