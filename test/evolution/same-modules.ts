/** Modules that are the same for several edits, with all that they import: the compiler and Node read them once. */
import { dirname, join, posix, relative } from 'node:path';
import type { Files } from '../../scripts/lib/write-files.ts';

/** Where the first module of each content is. */
const first = new Map<string, string>();

export interface SameModules {
  /** The modules that some consist of, without those that are the same as earlier ones. */
  needed(entries: string[]): Set<string>;
  /** Returns the file of an earlier folder, or of another package, that is the same; undefined if there is none. */
  fileOf(path: string): string | undefined;
  /** Returns the text of a module with imports that lead to such files: compilers do not follow links there. */
  text(path: string): string;
}

/** Notes the modules of a folder, and looks for those that are the same as earlier ones, imports included. */
export function sameModules(files: Files, folder: string): SameModules {
  const found = new Map<string, string>();
  const paths = Object.keys(files).filter((path) => /\.[jt]s$/.test(path));
  const modules = new Map(paths.map((path) => [path, readModule(path, files)]));
  for (const path of paths) {
    const reachable = [...withImports(path, modules, new Set())];
    const contents = reachable.map((each) => modules.get(each)?.id).join(' ');
    // What imports no other module is the same at any path.
    const key = `${reachable.length > 1 ? path : posix.extname(path)} ${contents}`;
    const file = first.get(key);
    if (file === undefined) first.set(key, join(folder, path));
    else found.set(path, file);
  }
  return {
    needed(entries) {
      const seen = new Set<string>();
      for (const entry of entries) withImports(entry, modules, seen);
      return new Set([...seen].filter((path) => entries.includes(path) || !found.has(path)));
    },
    fileOf: (path) => found.get(path),
    text(path) {
      const text = String(files[path]);
      return text.replaceAll(specifier, (written, before: string, target: string, after: string) => {
        const file = found.get(imported(path, target, files) ?? '');
        if (file === undefined) return written;
        const way = relative(dirname(join(folder, path)), file).replace(/(\.d)?\.[jt]s$/, '.js');
        return before + (way.startsWith('.') ? way : `./${way}`) + after;
      });
    },
  };
}

/** The path of an imported module; undefined if it is not among the files. */
function imported(path: string, target: string, files: Files): string | undefined {
  const stem = posix.join(posix.dirname(path), target).replace(/\.js$/, '');
  return [stem + (path.endsWith('.ts') ? '.d.ts' : '.js'), `${stem}.ts`].find((each) => each in files);
}

interface Module {
  /** A short name of its text. */
  id: number;
  /** Paths of the modules that it imports. */
  imports: string[];
}

const known = new Map<string, { id: number; targets: string[] }>();

function readModule(path: string, files: Files): Module {
  const text = String(files[path]);
  let found = known.get(text);
  if (!found) {
    found = { id: known.size, targets: [...text.matchAll(specifier)].map(([, , target = '']) => target) };
    known.set(text, found);
  }
  return { id: found.id, imports: found.targets.flatMap((target) => imported(path, target, files) ?? []) };
}

/** What a module imports relative to itself. */
const specifier = /((?:from|import|import\()\s*["'])(\.[^"']+\.js)(["'])/g;

/** A module and those that it imports, directly or not. */
function withImports(path: string, modules: Map<string, Module>, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const target of modules.get(path)?.imports ?? []) withImports(target, modules, seen);
  return seen;
}
