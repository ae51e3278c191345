/**
 * `npm run build`: makes generated/ from openapi/, or the artifacts that are named.
 *
 * One bundle, then every artifact, side by side with the one that needs the longest time. It writes
 * after all of them are ready, and only files whose bytes changed. `--check` writes nothing, and fails when
 * generated/ is not what it should be.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { builtState } from '../lib/built.ts';
import { compareFiles, type Difference, merge, write, type Files } from '../lib/write-files.ts';
import { commandLine, exitOnSignal, InputError, main, messageOf } from '../lib/cli.ts';
import { packages } from '../lib/package-json.ts';
import { loadContract, type BundledContract } from '../model/bundle.ts';

interface Maker {
  build: (contract: BundledContract) => Promise<Files>;
  /** Returns what a person should know of the artifact. */
  supportReport?: (contract: BundledContract) => Promise<string>;
  /** Makes it as npm packs it. Only packages have this. */
  pack?: (contract: BundledContract) => Promise<Files>;
  /** Makes the report of its public TypeScript API. */
  api?: (contract: BundledContract) => Promise<Files>;
}

export interface Artifact {
  name: string;
  load: () => Promise<Maker>;
  /** Its work fills a thread of its own for longer than all others need: they are built meanwhile, in turn. */
  threaded?: boolean;
  /** Whether git keeps what it makes. @default true */
  committed?: boolean;
}

export const artifacts: Artifact[] = [
  {
    name: 'site',
    load: async () => (await import('../artifacts/site/index.ts')).start(),
    threaded: true,
    committed: false,
  },
  { name: 'reference', load: () => import('../artifacts/reference.ts'), committed: false },
  { name: 'packages', load: loadServed, committed: false },
  { name: 'prism', load: () => import('../artifacts/prism.ts') },
  { name: 'bundle', load: () => import('../model/bundle.ts') },
  { name: 'model', load: () => import('../model/extension-types.ts') },
  // Packages, named after the folders of their sources.
  { name: 'types', load: () => import('../artifacts/types.ts') },
  { name: 'client', load: () => import('../artifacts/client/package.ts') },
  { name: 'sandbox', load: () => import('../artifacts/sandbox/package.ts') },
  { name: 'conformance', load: () => import('../artifacts/conformance/package.ts') },
  { name: 'mcp', load: () => import('../artifacts/mcp/package.ts') },
  { name: 'cli', load: () => import('../artifacts/cli/package.ts') },
];

async function loadServed(): Promise<Maker> {
  const { servedPackages } = await import('../artifacts/packages/tarballs.ts');
  return { build: async (contract) => servedPackages(await packedPackages(contract)) };
}

/** Returns packages as npm packs them, by path below `generated/`. None depends on another one of ours. */
export async function packedPackages(contract: BundledContract, names = packages): Promise<Files> {
  const { selfContained } = await import('../artifacts/packages/self-contained.ts');
  const made = new Map<string, Promise<Files>>();
  const packOne = async (name: string): Promise<Files> => {
    const [artifact] = named([name]);
    return (await (await artifact?.load())?.pack?.(contract)) ?? {};
  };
  const pack = (name: string): Promise<Files> => {
    const files = made.get(name) ?? packOne(name);
    made.set(name, files);
    return files;
  };
  const all = await Promise.all(names.map((name) => selfContained(name, pack)));
  return Object.assign({}, ...all) as Files;
}

/** Those that git keeps. */
export const committedArtifacts: Artifact[] = artifacts.filter(({ committed }) => committed !== false);

/**
 * Returns the artifacts with these names, in the order of the build; all of them if there are no names.
 *
 * @throws InputError that lists the names, if one is unknown
 */
export function named(names: string[]): Artifact[] {
  const known = artifacts.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new InputError(`There is no artifact ${unknown}. Choose from: ${known.join(', ')}.`);
  }
  return names.length === 0 ? artifacts : artifacts.filter(({ name }) => names.includes(name));
}

export interface Made {
  name: string;
  files: Files;
  supportReport?: string;
  /** Its duration in milliseconds. Those of threaded artifacts overlap with the others. */
  time: number;
}

/**
 * Makes artifacts from the contract in a folder, and writes nothing.
 *
 * @throws InputError that names the place in the contract, or the artifact that failed
 */
export async function make(folder: string, wanted: Artifact[] = artifacts): Promise<Made[]> {
  const contract = loadContract(folder);
  const one = (artifact: Artifact) => makeOne(artifact, contract);
  const inTurn = async (): Promise<Made[]> => {
    const made: Made[] = [];
    for (const artifact of wanted) if (!artifact.threaded) made.push(await one(artifact));
    return made;
  };
  const threaded = wanted.filter((artifact) => artifact.threaded);
  return (await Promise.all([inTurn(), ...threaded.map(one)])).flat();
}

async function makeOne({ name, load }: Artifact, bundling: Promise<BundledContract>): Promise<Made> {
  // It gets ready while the contract is bundled.
  const [contract, { build, api, supportReport }] = await Promise.all([bundling, load()]);
  const start = performance.now();
  try {
    const files = { ...(await build(contract)), ...(await api?.(contract)) };
    const time = performance.now() - start;
    const note = await supportReport?.(contract);
    return { name, files, time, ...(note !== undefined && { supportReport: note }) };
  } catch (error) {
    throw new InputError(`The artifact "${name}" cannot be made: ${messageOf(error)}`, { cause: error });
  }
}

interface BuildOptions {
  /** The project's folder, with `openapi/` and `generated/`. @default '.' */
  root?: string;
  /** Names of the artifacts to build. @default all */
  names?: string[];
  print?: (text: string) => void;
}

/** Builds `openapi/` into `generated/`, and prints a table of the artifacts. */
export async function build({
  root = '.',
  names = [],
  print = console.log,
}: BuildOptions = {}): Promise<Difference> {
  const start = performance.now();
  const wanted = named(names);
  const made = await make(join(root, 'openapi'), wanted);
  // A part does not know what else belongs there.
  const difference = await write(merge(made), join(root, 'generated'), { remove: wanted === artifacts });
  const written = new Set([...difference.missing, ...difference.stale]);
  const rows = made.map(({ name, files, time }) => {
    const paths = Object.keys(files);
    const bytes = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
    const changed = paths.filter((path) => written.has(path)).length;
    return [name, String(paths.length), kilobytes(bytes), seconds(time), String(changed)];
  });
  print(table([['artifact', 'files', 'size', 'time', 'written'], ...rows]));
  for (const { supportReport } of made) if (supportReport !== undefined) print(`\n${supportReport}`);
  print(`\nBuilt in ${seconds(performance.now() - start)}.`);
  return difference;
}

/**
 * Compares what git keeps of `generated/` with what the contract makes.
 *
 * @throws InputError with a line for each file that differs
 */
export async function check({ root = '.', print = console.log }: BuildOptions = {}): Promise<void> {
  const made = await make(join(root, 'openapi'), committedArtifacts);
  const difference = await compareFiles(merge(made), join(root, 'generated'), 'docs');
  const lines = Object.entries(difference).flatMap(([state, paths]: [string, string[]]) =>
    paths.map((path) => `${state.padEnd(8)}generated/${path}`),
  );
  if (lines.length === 0) return print('generated/ is up to date with openapi/.');
  throw new InputError(`${lines.join('\n')}\n\nRun \`npm run build\` and commit what it writes.`);
}

function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = ([name = '', ...cells]: string[]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))].join('  ');
  return rows.map(line).join('\n');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Runs the command with these arguments. */
export async function run(args: string[], options: BuildOptions = {}): Promise<void> {
  const usage = 'npm run build [-- --check | ARTIFACT…]';
  const { values, positionals } = commandLine({ check: { type: 'boolean' } }, usage, args);
  if (values.check && positionals.length > 0) {
    throw new InputError(`--check compares every artifact. Leave out ${positionals.join(' ')}.`);
  }
  if (values.check) return check(options);
  const before = await builtState();
  await build({ ...options, names: positionals });
  if (positionals.length === 0) await before.note('packages', 'site');
}

if (import.meta.main) {
  enableCompileCache();
  // As a shell does.
  exitOnSignal(130);
  await main(() => run(process.argv.slice(2)));
}
