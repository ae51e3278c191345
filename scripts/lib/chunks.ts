import { posix } from 'node:path';
import { rolldown, type OutputChunk, type RolldownLog } from 'rolldown';
import { firstLine, mapFile, type Modules, sourceOf } from './transpile.ts';

/** Folder of the modules within the bundler. */
const root = '/';
const pathOf = (id: string): string => id.slice(root.length);

/** How the modules of a package become fewer files. */
export interface ChunkOptions {
  /** Paths of the modules that keep their path and exports. */
  entries: readonly string[];
  /** Paths of the modules that stay as they are. */
  kept?: readonly string[];
  /** Files of modules that several entries share: name → the entries whose imports are in it, unless an earlier one has them. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Packages that the modules import, by name, with the paths of the kept modules that replace them. */
  vendored?: Readonly<Record<string, string>>;
  /** `cjs` for CommonJS modules, with names that end with `.cjs`. */
  format?: 'es' | 'cjs';
}

/**
 * Puts the JavaScript modules of a package, with their source maps, together into few files, since Node spends more time on
 * finding and opening files than on reading them. The code stays readable, and its imports of other packages stay imports.
 *
 * @throws {Error} A module does not parse, or imports one that is missing.
 */
export async function chunksOf(modules: Modules, options: ChunkOptions): Promise<Record<string, string>> {
  const { kept = [] } = options;
  const name = JSON.stringify(options);
  const unread = new Set(kept.flatMap((path) => [path, `${path}.map`]));
  const read = Object.entries(modules).filter(([path]) => !unread.has(path) && !isDeclaration(path));
  const input = JSON.stringify(read);
  const known = last.get(name);
  const chunks = known?.input === input ? known.chunks : await bundle(modules, options);
  last.set(name, { input, chunks });
  return { ...Object.fromEntries(kept.map((path) => [path, modules[path] ?? ''])), ...chunks };
}

/** The bundler does not read them. */
const isDeclaration = (path: string): boolean => /\.d\.ts(\.map)?$/.test(path);

/** The last chunks by their options: another contract changes, for the most part, only modules that stay. */
const last = new Map<string, { input: string; chunks: Record<string, string> }>();

async function bundle(
  modules: Modules,
  { entries, kept = [], shared, vendored = {}, format = 'es' }: ChunkOptions,
): Promise<Record<string, string>> {
  const imports = new Map<string, readonly string[]>();
  const build = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\.js$/, ''), root + path])),
    platform: 'neutral',
    // Comments name modules relative to it.
    cwd: root,
    // Every module is needed for what it exports.
    treeshake: false,
    makeAbsoluteExternalsRelative: true,
    plugins: [
      {
        name: 'modules-in-memory',
        resolveId(target, importer) {
          if (importer === undefined) return target;
          const own = Object.hasOwn(vendored, target) && vendored[target];
          if (own) return { id: root + own, external: true };
          if (!target.startsWith('.')) return { id: target, external: true };
          const id = posix.join(posix.dirname(importer), target);
          return { id, external: kept.includes(pathOf(id)) };
        },
        load(id) {
          const path = pathOf(id);
          const [code, map] = [modules[path], modules[`${path}.map`]];
          return code === undefined ? null : map === undefined ? code : { code, map };
        },
        moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      },
    ],
    onLog(level, log) {
      if (level !== 'debug' && level !== 'info') throw new Error(log.message);
    },
  });
  const groups = Object.entries(shared).map(([name, roots], index, all) => {
    let members: Set<string> | undefined;
    // Imports are complete by the time of the first question.
    const test = (id: string): boolean => (members ??= reachable(imports, roots)).has(id);
    return { name, test, priority: all.length - index };
  });
  const extension = format === 'cjs' ? 'cjs' : 'js';
  const generated = build.generate({
    format,
    exports: 'named',
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name].${extension}`,
    codeSplitting: { groups },
    minifyInternalExports: false,
    sourcemap: 'hidden',
  });
  const { output } = await generated.catch(failed);
  await build.close();
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  return Object.fromEntries(
    chunks.flatMap(({ fileName, code, map }) => {
      // They are relative to a folder that the bundler thinks of.
      const sources = map?.sources.map((source) => sourceOf(fileName, source.replace(/^.*\bsrc\//, '')));
      return [
        [fileName, code],
        ...(map && sources ? [[`${fileName}.map`, mapFile(fileName, { ...map, sources })]] : []),
      ];
    }),
  );
}

/** The first error of the bundler in one line. */
function failed(error: Error & { errors?: RolldownLog[] }): never {
  const [first] = error.errors ?? [];
  if (!first) throw error;
  const place = first.loc?.file === undefined ? '' : `${pathOf(first.loc.file)}:${first.loc.line}: `;
  throw new Error(place + firstLine(first.message), { cause: error });
}

/** Returns modules and those that they import, directly or not. */
function reachable(imports: ReadonlyMap<string, readonly string[]>, paths: readonly string[]): Set<string> {
  const seen = new Set(paths.map((path) => root + path));
  // A set has a turn for what is added meanwhile.
  for (const id of seen) for (const each of imports.get(id) ?? []) seen.add(each);
  return seen;
}
