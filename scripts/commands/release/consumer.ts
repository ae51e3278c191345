import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { InputError } from '../../lib/cli.ts';
import { execute, npm } from '../../lib/execute.ts';
import { packages, root } from '../../lib/package-json.ts';

/** The first example of a README, what it prints, and the base URL in it that the sandbox replaces. */
interface ReadmeExample {
  readme: string;
  prints: RegExp;
  baseUrl?: string;
}

const examples: ReadmeExample[] = [
  { readme: 'README.md', prints: /^invoice\.pdf REVIEWING$/, baseUrl: 'http://localhost:4020' },
  {
    readme: 'src/client/README.md',
    prints: /^upload-\w+ \w+\ninvoice\.pdf REVIEWING$/,
    baseUrl: 'https://docproc.example',
  },
  { readme: 'src/sandbox/README.md', prints: /^DISCARDED valid$/ },
  { readme: 'src/conformance/README.md', prints: /^conforms 0$/ },
  { readme: 'src/mcp/README.md', prints: /^200$/ },
  { readme: 'src/cli/README.md', prints: /^\d+\.\d+\.\d+$/ },
];

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

/**
 * Runs the first example of each README. Those that send requests run against the installed sandbox.
 *
 * @returns a line for each example
 * @throws InputError with what it printed, if one fails or prints something else
 */
export async function runExamples(folder: string): Promise<string[]> {
  await writeFile(join(folder, 'invoice.pdf'), '%PDF-1.7\n');
  const sandbox = join(folder, 'node_modules/@docproc/sandbox/dist/bin.js');
  const lines: string[] = [];
  for (const [index, { readme, prints, baseUrl }] of examples.entries()) {
    const file = `example-${index + 1}.mjs`;
    await writeFile(join(folder, file), await exampleOf(readme, baseUrl));
    // With a base URL, the sandbox runs it, and sets its own one.
    const args = baseUrl === undefined ? [file] : [sandbox, '--examples', '--', process.execPath, file];
    const env = { PATH: process.env['PATH'], HOME: folder, DOCPROC_API_KEY: 'any-key' };
    const { code, output } = await execute(process.execPath, args, { cwd: folder, env, minutes: 1 });
    if (code !== 0 || !prints.test(output))
      throw new InputError(`The first example of ${readme} failed:\n${output}`);
    lines.push(`The first example of ${readme} printed "${output}"`);
  }
  return lines;
}

/** The first example of a README in JavaScript. */
async function exampleOf(readme: string, baseUrl: string | undefined): Promise<string> {
  const text = await readFile(new URL(readme, root), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(text) ?? [];
  const { code } = transformSync(readme.replace('.md', '.ts'), example);
  if (baseUrl === undefined) return code;
  const literal = [`"${baseUrl}"`, `'${baseUrl}'`].find((each) => code.includes(each));
  if (!literal) throw new InputError(`${readme}: the first example does not have the base URL ${baseUrl}.`);
  return code.replace(literal, 'process.env.DOCPROC_SANDBOX_URL');
}
