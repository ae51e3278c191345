/** Bundles the modules of a package: one file of code and one of declarations for each entry, and what entries share. */
import { readFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { rolldown, type OutputOptions, type Plugin, type RolldownLog } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { root } from '../../lib/package-json.ts';

/** TypeScript modules by their path below the root of the project. */
export type Sources = Record<string, string>;

/** What the bundles of a package consist of. */
export interface Bundled {
  /** Its folder below `generated/`. */
  name: string;
  /** The module of each entry, by the path of its bundle below `dist/` without extension. */
  entries: Readonly<Record<string, string>>;
  /**
   * Modules that are generated from the contract. The others are files below `src/`. Those in JavaScript are data, which the
   * bundles load from the package as they are.
   */
  generated: Readonly<Sources>;
  /** Packages that a generated module includes. */
  embedded?: readonly IncludedPackage[];
  /** Entries that only commands and other entries load: they have no declarations. */
  commands?: readonly string[];
  /** Modules that run in browsers too: they and what they import are a file of this name. */
  portable?: { modules: readonly string[]; name: string };
}

export interface BundleOptions {
  /** `cjs` for CommonJS. @default 'es' */
  format?: 'es' | 'cjs';
  /** Folder of the bundles below `dist/`. */
  below?: string;
  /** Modules in place of others. */
  replaced?: Readonly<Sources>;
  /** Whether each file has a source map. */
  maps?: boolean;
  /** Whether the bundles contain the data of the contract, too. */
  standalone?: boolean;
}

const folder = fileURLToPath(root);
const types = '@docproc/types';

/** Returns the code of a package, by path below `dist/`. All other packages stay imports. */
export async function bundlePackage(
  { name, entries, generated, portable }: Bundled,
  {
    format = 'es',
    below = '',
    replaced = {},
    maps = false,
    standalone = format === 'cjs',
  }: BundleOptions = {},
): Promise<{ code: Record<string, string> }> {
  const extension = format === 'cjs' ? 'cjs' : 'js';
  const output = await run(
    {
      input: entries,
      plugins: [bundles(entries, extension), modules({ ...generated, ...replaced }, { standalone })],
    },
    {
      format,
      dir: join(folder, 'generated', name, 'dist', below),
      sourcemap: maps,
      // The declarations have them.
      comments: { annotation: true, legal: true, jsdoc: false },
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `[name].${extension}`,
      codeSplitting: {
        groups: [
          { name: portable?.name ?? '', test: (id) => portable?.modules.includes(pathOf(id)), priority: 1 },
          { name: 'shared', minShareCount: 2 },
        ],
      },
    },
  );
  return { code: texts(output, below) };
}

/**
 * Returns the declarations of a package, by path below `dist/`.
 *
 * @param inlined The declarations of `@docproc/types`, if these have to contain them.
 */
export async function declarations(
  { name, entries, generated, commands = [] }: Bundled,
  { inlined, maps = false }: { inlined?: string; maps?: boolean } = {},
): Promise<Record<string, string>> {
  const documented = Object.entries(entries).filter(([entry]) => !commands.includes(entry));
  const output = await run(
    {
      input: Object.fromEntries(documented),
      plugins: [
        modules({ ...generated, ...(inlined !== undefined && { [typesFile]: inlined }) }, { declared: true }),
        dts({
          emitDtsOnly: true,
          generator: 'oxc',
          oxc: { stripInternal: true },
          tsconfig: false,
          sourcemap: maps,
          cwd: folder,
        }),
      ],
    },
    {
      dir: join(folder, 'generated', name, 'dist'),
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      codeSplitting: { groups: [{ name: 'shared.d', minShareCount: 2 }] },
    },
  );
  return texts(output.filter(({ fileName }) => /\.d\.ts(\.map)?$/.test(fileName)));
}

/** Returns a script for a page, or a program, with everything that it imports, and the packages that it includes. */
export async function bundleScript(path: string): Promise<{ code: string; included: IncludedPackage[] }> {
  const output = await run({ input: { page: path }, plugins: [ofNode] }, { format: 'es', minify: true });
  const [script] = output;
  return { code: script.code, included: packagesOf(script.moduleIds) };
}

const ofNode: Plugin = {
  name: 'node',
  resolveId: (target) => (target.startsWith('node:') ? { id: target, external: true } : null),
};

const typesFile = 'generated/types/index.d.ts';

type BundleOutput = Awaited<ReturnType<typeof run>>[number][];

function texts(output: BundleOutput, below = ''): Record<string, string> {
  return Object.fromEntries(
    output.map((each) => {
      const path = join(below, each.fileName).replaceAll('\\', '/');
      const toData = '../'.repeat(path.split('/').length) + 'contract/';
      return [path, each.type === 'chunk' ? each.code.replaceAll(dataOf, toData) : String(each.source)];
    }),
  );
}

/** What the import of a file of `contract/` begins with, until it is known where the bundle is that has it. */
const dataOf = 'docproc-contract:';

/** @throws {Error} A module does not parse, imports one that is missing, or exports what has no type. */
async function run(
  { input, plugins }: { input: Readonly<Record<string, string>>; plugins: unknown[] },
  options: OutputOptions,
) {
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(folder, path)])),
    platform: 'neutral',
    // The output has paths below the root, wherever `node_modules` leads.
    resolve: { mainFields: ['main'], symlinks: false },
    // Comments name modules relative to it.
    cwd: folder,
    tsconfig: false,
    treeshake: { moduleSideEffects: false },
    transform: { jsx: { importSource: 'preact' } },
    plugins: plugins as Plugin[],
    // It depends on the machine.
    checks: { pluginTimings: false },
    onLog(level, log) {
      if (level !== 'debug' && level !== 'info') throw new Error(log.message);
    },
  });
  try {
    const { output } = await build.generate({
      exports: 'named',
      minifyInternalExports: false,
      sourcemapExcludeSources: true,
      sourcemapPathTransform: inPackage,
      ...options,
    });
    return output;
  } catch (error) {
    throw inOneLine(error as Error);
  } finally {
    await build.close();
  }
}

/** The path from a bundle to a source as it is in the package, which has all sources next to `dist/`. */
const inPackage = (path: string): string =>
  path.replace('../../src/', 'src/').replace('../types/index.d.ts', 'contract/types.d.ts');

interface ModuleOptions {
  standalone?: boolean;
  /** Whether it is for declarations. */
  declared?: boolean;
}

/** Reads modules from memory in place of files, and keeps imports of packages that are no part of a bundle. */
const modules = (
  generated: Readonly<Sources>,
  { standalone = false, declared = false }: ModuleOptions,
): Plugin => ({
  name: 'modules',
  resolveId(target, importer = '') {
    if (target === types && typesFile in generated) return join(folder, typesFile);
    if (!target.startsWith('.') && !isAbsolute(target)) return { id: target, external: true };
    const id = resolve(dirname(importer), target);
    if (!(pathOf(id) in generated)) return null;
    if (declared) return id.replace(/\.js$/, '.d.ts');
    return id.endsWith('.js') && !standalone ? { id: dataOf + basename(id), external: true } : id;
  },
  load: (id) => generated[pathOf(id)] ?? null,
});

/** Lets modules that import an entry import its bundle. */
const bundles = (entries: Bundled['entries'], extension: string): Plugin => ({
  name: 'bundles',
  resolveId(target, importer) {
    const path = importer && pathOf(resolve(dirname(importer), target));
    const entry = Object.keys(entries).find((name) => entries[name] === path);
    return entry === undefined ? null : { id: `./${entry}.${extension}`, external: true };
  },
});

const pathOf = (id: string): string => relative(folder, id).replaceAll('\\', '/');

/** A package that a bundle includes. */
export interface IncludedPackage {
  name: string;
  version: string;
  /** Name of its license. */
  licensed: string;
  /** Text of its license. */
  license: string;
}

/** The packages that files are from, sorted. */
export function packagesOf(ids: readonly string[]): IncludedPackage[] {
  const folders = ids.flatMap((id) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []);
  return [...new Set(folders)].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<
      'name' | 'version' | 'license',
      string
    >;
    return { name, version, licensed: license, license: readFileSync(join(path, 'LICENSE'), 'utf8') };
  });
}

/** The first error of the bundler in one line, without the code that it draws around the error. */
function inOneLine(error: Error & { errors?: RolldownLog[] }): Error {
  const [first] = error.errors ?? [];
  if (!first) return error;
  const [line = ''] = stripVTControlCharacters(first.message).split('\n');
  const { file, line: at } = first.loc ?? {};
  const place = file === undefined ? '' : `${pathOf(file)}:${at}: `;
  return new Error(place + line.replace(/^\[\w+\] /, ''), { cause: error });
}
