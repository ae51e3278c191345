/**
 * `npm run build`: makes generated/ from openapi/.
 *
 * One bundle, then every artifact, side by side with the one that takes longest. Nothing is written before all of
 * them are made, and only files whose bytes changed are. `--check` writes nothing, and fails when generated/ is not
 * what it should be.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';
import { loadContract, type Contract, type Files } from '../model/bundle.ts';

interface Maker {
  build: (contract: Contract) => Promise<Files>;
}

export interface Artifact {
  name: string;
  load: () => Promise<Maker>;
  /** Its work fills a thread of its own for longer than that of all others takes: they are made beside it, in turn. */
  threaded?: boolean;
  /** Whether git keeps what it makes; it does unless this says `false`. */
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
  { name: 'prism', load: () => import('../artifacts/prism.ts') },
  { name: 'bundle', load: () => import('../model/bundle.ts') },
  { name: 'model', load: () => import('../model/extensions.ts') },
  { name: 'types', load: () => import('../artifacts/types.ts') },
  { name: 'client', load: () => import('../artifacts/client/package.ts') },
  { name: 'sandbox', load: () => import('../artifacts/sandbox/package.ts') },
];

export interface Made {
  name: string;
  files: Files;
  /** How many milliseconds it took. Those of threaded artifacts overlap with the others. */
  time: number;
}

/**
 * Makes artifacts from the contract in a folder, and writes nothing.
 *
 * @throws InputError that names the place in the contract, or the artifact that failed
 */
export async function make(folder: string, wanted: Artifact[] = artifacts): Promise<Made[]> {
  const beside = wanted.filter(({ threaded }) => threaded);
  const inTurn = wanted.filter(({ threaded }) => !threaded);
  // What takes longest gets ready while the contract is bundled; what is made in turn is also loaded in turn.
  const [contract, ...makers] = await Promise.all([
    loadContract(folder),
    ...beside.map(({ load }) => load()),
  ]);
  const rest = async (): Promise<Made[]> => {
    const made: Made[] = [];
    for (const { name, load } of inTurn) made.push(await makeOne(name, contract, load));
    return made;
  };
  const long = makers.map((maker, index) => makeOne(beside[index]?.name ?? '', contract, async () => maker));
  return (await Promise.all([rest(), ...long])).flat();
}

async function makeOne(name: string, contract: Contract, load: () => Promise<Maker>): Promise<Made> {
  const start = performance.now();
  try {
    const { build } = await load();
    return { name, files: await build(contract), time: performance.now() - start };
  } catch (error) {
    throw new InputError(`The artifact "${name}" cannot be made: ${messageOf(error)}`, { cause: error });
  }
}

/** How a folder differs from the files that belong there: paths below it, sorted. */
export interface Difference {
  missing: string[];
  stale: string[];
  extra: string[];
}

/** Compares a folder with the files that belong there. Files under `ignored` count as neither. */
export async function compare(files: Files, target: string, ignored?: string): Promise<Difference> {
  const difference: Difference = { missing: [], stale: [], extra: [] };
  const present = new Set(existsSync(target) ? await list(target, ignored) : []);
  for (const [path, content] of Object.entries(files)) {
    if (!present.delete(path)) difference.missing.push(path);
    else if (!(await readFile(join(target, path))).equals(Buffer.from(content))) difference.stale.push(path);
  }
  difference.extra.push(...present);
  for (const paths of Object.values(difference) as string[][]) paths.sort();
  return difference;
}

/** Makes a folder hold exactly these files, and touches none that is right already. */
export async function write(files: Files, target: string): Promise<Difference> {
  const difference = await compare(files, target);
  const changed = [...difference.missing, ...difference.stale];
  await Promise.all(changed.map((path) => writeOne(join(target, path), Buffer.from(files[path] ?? ''))));
  for (const path of difference.extra) {
    await rm(join(target, path));
    await rmdir(join(target, dirname(path))).catch(() => {}); // It has other files.
  }
  return difference;
}

async function writeOne(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // What begins with #! can be run; npm makes it so in any case, and git would call it a change.
  const mode = content.toString('latin1', 0, 2) === '#!' ? 0o755 : 0o644;
  // A rename is whole or not at all, also when somebody reads the file at this moment.
  await writeFile(`${file}.tmp`, content, { mode });
  await rename(`${file}.tmp`, file);
}

/** Every file below a folder, but for `ignored`, installed packages and what begins with a dot. */
async function list(folder: string, ignored?: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = below + entry.name;
    if (path === ignored || entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? list(folder, ignored, `${path}/`) : [path];
  });
  return (await Promise.all(found)).flat();
}

/** Every file of every artifact. Two artifacts that make the same file are an error. */
export function merge(made: Made[]): Files {
  const all: Files = {};
  for (const { name, files } of made) {
    for (const path of Object.keys(files)) {
      if (path in all) throw new Error(`The artifact "${name}" makes ${path}, and so does another.`);
    }
    Object.assign(all, files);
  }
  return all;
}

/** Builds `openapi/` into `generated/`, both in the current folder, and prints what was made. */
export async function build(): Promise<void> {
  const start = performance.now();
  const made = await make('openapi');
  const { missing, stale, extra } = await write(merge(made), 'generated');
  const written = new Set([...missing, ...stale]);
  const rows = made.map(({ name, files, time }) => {
    const paths = Object.keys(files);
    const bytes = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
    const changed = paths.filter((path) => written.has(path)).length;
    return [name, String(paths.length), kilobytes(bytes), seconds(time), String(changed)];
  });
  console.log(table([['artifact', 'files', 'size', 'time', 'written'], ...rows]));
  for (const path of extra) console.log(`removed generated/${path}`);
  console.log(`\nBuilt in ${seconds(performance.now() - start)}.`);
}

/** Compares what git keeps of `generated/` with what the contract makes. */
async function check(): Promise<void> {
  const made = await make(
    'openapi',
    artifacts.filter(({ committed }) => committed !== false),
  );
  const difference = await compare(merge(made), 'generated', 'docs');
  const lines = Object.entries(difference).flatMap(([state, paths]: [string, string[]]) =>
    paths.map((path) => `${state.padEnd(8)}generated/${path}`),
  );
  if (lines.length === 0) return console.log('generated/ is what openapi/ makes.');
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

if (import.meta.main) {
  enableCompileCache();
  await main(async () => {
    const options = flags({ check: { type: 'boolean' } }, 'npm run build [-- --check]');
    await (options.check ? check() : build());
  });
}
