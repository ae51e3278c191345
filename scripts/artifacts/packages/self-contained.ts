/** A package with those of ours that it depends on, as it is packed: whoever installs it may have no registry with them. */
import { posix } from 'node:path';
import type { Files } from '../../lib/write-files.ts';

interface Manifest {
  exports: Record<string, string | Record<string, string | Record<string, string>>>;
  dependencies?: Record<string, string>;
  type: string;
  version: string;
  bin?: Record<string, string>;
  sideEffects?: unknown;
}

const scope = '@docproc/';
/** What an import of another package needs at run time and for its types. */
const needed = /^(contract|licenses)\/|^dist\/(?!browser\/).*(?<!\.map|\.d\.cts|\.cjs)$/;
const imports = /(?<=\bfrom |\bimport\(|\.resolve\()"(@docproc\/[^"]+)"/g;

/**
 * Returns the files of a package, with the packages of ours that it depends on below `dist/packages/`, in place of dependencies.
 *
 * @param pack makes the files of a package, by path below the folder of all packages
 */
export async function selfContained(name: string, pack: (name: string) => Promise<Files>): Promise<Files> {
  const files = await pack(name);
  const manifest = manifestIn(files, name);
  const dependencies = Object.entries(manifest.dependencies ?? {});
  const own = dependencies.flatMap(([each]) => (each.startsWith(scope) ? [each.slice(scope.length)] : []));
  if (own.length === 0) return files;
  const others = dependencies.filter(([each]) => !each.startsWith(scope));
  const targets = new Map<string, string>();
  const contained: Files = { ...files };
  for (const folder of own) {
    const inner = await selfContained(folder, pack);
    const target = `${name}/dist/packages/${folder}/`;
    for (const [path, content] of Object.entries(inner)) {
      const below = path.slice(folder.length + 1);
      if (needed.test(below)) contained[target + below] = withoutMap(content);
    }
    contained[`${target}package.json`] = innerManifest(inner, folder);
    const { exports, dependencies: further = {} } = manifestIn(inner, folder);
    for (const subpath of Object.keys(exports))
      targets.set(posix.join(scope + folder, subpath), posix.join(target, codeOf(exports[subpath])));
    others.push(...Object.entries(further));
  }
  for (const path of Object.keys(files).filter((each) => /\/dist\/.*\.(js|d\.ts)$/.test(each)))
    contained[path] = withOwn(path, String(files[path]), targets);
  const all = { ...manifest, dependencies: Object.fromEntries(others) };
  contained[`${name}/package.json`] = `${JSON.stringify(all, null, 2)}\n`;
  return contained;
}

const manifestIn = (files: Files, name: string): Manifest =>
  JSON.parse(String(files[`${name}/package.json`])) as Manifest;

/** What Node and the commands of a package read. With its name, there would be two of it; its exports have no reader. */
function innerManifest(files: Files, name: string): string {
  const { type, version, bin, sideEffects } = manifestIn(files, name);
  return `${JSON.stringify({ version, type, bin, sideEffects }, null, 2)}\n`;
}

/** The module that Node loads for an export. Its declarations are beside it. */
function codeOf(target: Manifest['exports'][string] | undefined): string {
  if (typeof target !== 'object') return target ?? '';
  return codeOf(target['import'] ?? target['default']);
}

/** A module that loads the packages of ours from where they are. */
const withOwn = (path: string, text: string, targets: ReadonlyMap<string, string>): string =>
  text.replaceAll(imports, (_, specifier: string) => {
    const target = targets.get(specifier);
    if (target === undefined) throw new Error(`${path} imports ${specifier}, which no dependency exports.`);
    return `"./${posix.relative(posix.dirname(path), target)}"`;
  });

/** The sources that a map leads to are left out, and so is the map. */
const withoutMap = (content: string | Uint8Array): string | Uint8Array =>
  typeof content === 'string' ? content.replace(/^\/\/# sourceMappingURL=.*\n?$/m, '') : content;
