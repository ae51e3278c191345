import { posix } from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';

/** JavaScript modules of a package, by path within it. */
type Modules = Readonly<Record<string, string>>;

/** Folder of the modules within the bundler. */
const root = '/';
const pathOf = (id: string): string => id.slice(root.length);

/** How the modules of a package become fewer files. */
export interface ChunkOptions {
  /** Paths of the modules that keep their path and exports. */
  entries: readonly string[];
  /** Paths of the modules that stay as they are. */
  kept: readonly string[];
  /** Files of modules that several entries share: name → the entry whose imports are in it, unless an earlier one has them. */
  shared: Readonly<Record<string, string>>;
}

/**
 * Puts modules together into few files, since Node spends more time on finding and opening files than on reading
 * them. The code stays readable, and its imports of other packages stay imports.
 *
 * @throws {Error} A module does not parse, or imports one that is missing.
 */
export async function chunksOf(modules: Modules, options: ChunkOptions): Promise<Record<string, string>> {
  const { kept } = options;
  const key = JSON.stringify([options, Object.entries(modules).filter(([path]) => !kept.includes(path))]);
  if (last?.key !== key) last = { key, chunks: await bundle(modules, options) };
  return { ...Object.fromEntries(kept.map((path) => [path, modules[path] ?? ''])), ...last.chunks };
}

/** The last chunks and what they were made of: another contract changes, for the most part, only modules that stay. */
let last: { key: string; chunks: Record<string, string> } | undefined;

async function bundle(
  modules: Modules,
  { entries, kept, shared }: ChunkOptions,
): Promise<Record<string, string>> {
  const imports = new Map<string, readonly string[]>();
  const build = await rolldown({
    input: Object.fromEntries(entries.map((path) => [path.replace(/\.js$/, ''), root + path])),
    platform: 'neutral',
    // Comments name modules relative to it.
    cwd: root,
    // Every module is needed for what it exports.
    treeshake: false,
    plugins: [
      {
        name: 'modules-in-memory',
        resolveId(target, importer) {
          if (importer === undefined) return target;
          if (!target.startsWith('.')) return { id: target, external: true };
          const id = posix.join(posix.dirname(importer), target);
          return { id, external: kept.includes(pathOf(id)) };
        },
        load: (id) => modules[pathOf(id)] ?? null,
        moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      },
    ],
    onLog(level, log) {
      if (level !== 'debug' && level !== 'info') throw new Error(log.message);
    },
  });
  const groups = Object.entries(shared).map(([name, entry], index, all) => {
    let members: Set<string> | undefined;
    // Imports are known by the time of the first question.
    const test = (id: string): boolean => (members ??= reachable(imports, root + entry)).has(id);
    return { name, test, priority: all.length - index };
  });
  const { output } = await build.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups },
    minifyInternalExports: false,
  });
  await build.close();
  const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
  return Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
}

/** Returns a module and those that it imports, directly or not. */
function reachable(
  imports: ReadonlyMap<string, readonly string[]>,
  id: string,
  seen: Set<string> = new Set(),
): Set<string> {
  if (!seen.has(id)) {
    seen.add(id);
    for (const each of imports.get(id) ?? []) reachable(imports, each, seen);
  }
  return seen;
}
