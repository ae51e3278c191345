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
  mkdirSync(dirname(file), { recursive: true });
  const written = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const names = namesIn(contract);
  const app = nameOf(root);
  const add = (fact: UsageFact): void => {
    const line = JSON.stringify(fact);
    if (!written.has(line)) appendFileSync(file, `${line}\n`);
    written.add(line);
  };
  const scanned = new Set<string>();
  /** Notes the names of the contract in a module and in those that it imports: no run reads what its tests do not reach. */
  const scan = (module: string): void => {
    if (scanned.has(module)) return;
    scanned.add(module);
    const text = readFileSync(module, 'utf8');
    const words = new Set([...text.matchAll(members)].map(([, word = '']) => word));
    add({ app, file: relative(root, module), names: [...words].filter((word) => names.has(word)).sort() });
    for (const [, specifier = ''] of text.matchAll(/\b(?:from|import|require)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const found = moduleAt(join(dirname(module), specifier));
      if (found !== undefined) scan(found);
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
