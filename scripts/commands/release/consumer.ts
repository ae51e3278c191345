import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../lib/cli.ts';
import { npm } from '../../lib/execute.ts';
import { packages } from '../../lib/package-json.ts';

/**
 * Installs the published packages into an empty project, from the registry that `env` names.
 *
 * @returns the version of each package that npm resolved, sorted by name
 * @throws InputError if a package of ours comes from elsewhere or has another version
 */
export async function install(folder: string, version: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  // A bill of materials names what it is about.
  const manifest = { name: 'docproc', version, private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const names = packages.map((name) => `@docproc/${name}`);
  // Without peers: they are tools of tests, which a project has or has not.
  await npm(folder, ['install', ...names, '--omit=peer'], env);
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const resolved = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => `${path.replace('node_modules/', '')}@${entry.version}`);
  const missing = names.map((name) => `${name}@${version}`).filter((spec) => !resolved.includes(spec));
  if (missing.length > 0) {
    throw new InputError(`npm installed ${resolved.join(', ')}, and not ${missing.join(', ')}.`);
  }
  return resolved.sort();
}

/** Returns a software bill of materials of what is installed in a folder, with the public URL of each package. */
export async function billOfMaterials(folder: string, env: NodeJS.ProcessEnv, url: string): Promise<string> {
  const text = await npm(folder, ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library'], env);
  return `${text.replaceAll(url, 'https://registry.npmjs.org/')}\n`;
}
