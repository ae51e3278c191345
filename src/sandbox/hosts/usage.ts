/** Writes what tests use of the interface to a file, for `npm run diff -- --usage` of the owner of the contract. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { type NoteUsage, type UsageFact, usageListener } from '../../shared/usage.ts';
import type { SandboxTeam } from '../testing/public.ts';

/**
 * Notes what clients use from now on, as lines of JSON. What the file has is not written again, and several processes can write at
 * the same time: a line is one fact.
 */
export function recordUsageTo(path: string): void {
  if (usageListener in globalThis) return;
  const root = process.cwd();
  const file = resolve(root, path);
  const written = new Set(linesOf(file));
  const names = namesIn(contract, new Set(['allowed', 'can']));
  const app = nameOf(root);
  const add = (fact: UsageFact): void => {
    const line = JSON.stringify(fact);
    if (!written.has(line)) appendFileSync(file, `${line}\n`);
    written.add(line);
  };
  const scanned = new Set<string>();
  /** Notes what a module and those that it imports name of the contract, and which methods: no test reaches all of it. */
  const scan = (module: string): void => {
    if (scanned.has(module)) return;
    scanned.add(module);
    const text = readFileSync(module, 'utf8');
    const own = relative(root, module);
    const found = [...text.matchAll(members)].flatMap(([, word = '']) => [word, word.toUpperCase()]);
    const words = [...new Set(found)].filter((word) => names.has(word)).sort();
    add({ app, file: own, names: words });
    // `uploads.move(` of `moveUpload`, which no test may call.
    for (const { 1: of = '', 2: method = '', index } of text.matchAll(/\b(\w+)s\s*\??\.\s*(\w+)\s*\(/g))
      if (names.has(method + of.slice(0, 1).toUpperCase() + of.slice(1)))
        add({
          app,
          operation: `${of}s.${method}`,
          calls: '',
          at: `${own}:${text.slice(0, index).split('\n').length}`,
        });
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const imported = moduleAt(join(dirname(module), specifier));
      if (imported !== undefined) scan(imported);
    }
  };
  const note: NoteUsage = (operation, kind, name, stack) => {
    const isBody = kind === 'reads' || /[.[]/.test(name);
    // Members of other names are those of the application, or of what looks at an object. The first one can be of the client.
    const words = name.match(/\w+/g) ?? [];
    if (isBody && !words.slice(words.length > 1 ? 1 : 0).every((each) => names.has(each))) return;
    const own = framesOf(stack, root);
    const [site] = own;
    const at = site && `${relative(root, site.file)}:${site.line}`;
    add({ app, operation, [kind]: name, ...(at && { at }) });
    for (const frame of own) scan(frame.file);
  };
  Object.assign(globalThis, { [usageListener]: note });
}

/** The lines of a file that can be written. */
function linesOf(file: string): string[] {
  try {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '');
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `DOCPROC_USAGE: ${file} cannot be written (${code}). Name a file in a folder that you may change.`,
      {
        cause: error,
      },
    );
  }
}

/** Members that a text names: `.name`, `'name'`, `{ name }` and `name:`; and `NAME` anywhere, as in `/^(FAILED|FILTERED)$/`. */
const members = /(?:\.|['"`]|[{,]\s*(?=\w+\s*[,}=:])|\b(?=[A-Z_]+\b))([A-Za-z_]\w*)/g;

/** Members of seeds that are noted. */
const seeded = new Set<string>();

/** Notes the members of the tasks that tests seed: without one of them in the contract, they cannot. */
export function recordSeeds(team: Pick<SandboxTeam, 'seed'>): void {
  const note = (globalThis as Record<symbol, unknown>)[usageListener] as NoteUsage;
  const { seed } = team;
  const visit = (value: unknown, path: string): void => {
    if (Object(value) !== value) return;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value as object)) {
      const name = isList ? `${path}[]` : (path && `${path}.`) + key;
      if (!isList && !seeded.has(name)) note('seed', 'gives', name, `${new Error().stack}`);
      seeded.add(name);
      visit(inner, name);
    }
  };
  const recorded: SandboxTeam['seed'] = (task) => {
    visit(task, '');
    return seed(task);
  };
  Object.assign(team, { seed: recorded });
}

/** The names in the contract, and the values of its sets: what a member of a document can be called. */
function namesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (Object(value) !== value) return found;
  for (const [key, inner] of Object.entries(value as object)) namesIn(inner, found.add(key));
  return found;
}

/** The name of the package that is tested, else that of its folder. */
function nameOf(root: string): string {
  const manifest = join(root, 'package.json');
  const { name } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
    name?: string;
  };
  return name ?? root.split(sep).at(-1) ?? '';
}

/** The places of an application in a stack, the innermost first. */
function framesOf(stack: string, root: string): { file: string; line: string }[] {
  return [
    ...stack.matchAll(/(?:file:\/\/)?((?:[A-Za-z]:)?[\\/][^():?\n]+)(?:\?[^:\n]*)?:(\d+):\d+/g),
  ].flatMap(([, path = '', line = '']) => {
    const file = decodeURI(path);
    const isOwn = file.startsWith(root + sep) && !file.includes('node_modules') && existsSync(file);
    return isOwn ? [{ file, line }] : [];
  });
}

/** The file of a relative import, as bundlers and compilers find it. */
function moduleAt(path: string): string | undefined {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts', '/index.ts', '/index.js'];
  return [path, ...endings.map((ending) => stem + ending)].find((each) =>
    statSync(each, { throwIfNoEntry: false })?.isFile(),
  );
}
