import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { root } from './package-json.ts';

/** Modules of a package, by path within it. */
export type Modules = Record<string, string>;

/**
 * The modules of `src/<name>` and of `src/shared`, with imports as they are in the package: `src/<name>/http/body.ts`
 * becomes `http/body.ts`, `src/shared/guards.ts` becomes `shared/guards.ts`, and what is imported from
 * `generated/<name>/dist` is at the top.
 */
export async function readModules(name: string): Promise<Modules> {
  const modules = reading.get(name) ?? readAll(name).finally(() => reading.delete(name));
  reading.set(name, modules);
  return { ...(await modules) };
}

/** The packages that are being read: builds of several contracts at once read each of them once. */
const reading = new Map<string, Promise<Modules>>();

async function readAll(name: string): Promise<Modules> {
  const folders = [
    { from: `src/${name}`, to: '' },
    { from: 'src/shared', to: 'shared/' },
  ];
  const modules: Modules = {};
  for (const { from, to } of folders) {
    const files = await readdir(new URL(`${from}/`, root), { recursive: true });
    for (const file of files.map((each) => each.replaceAll('\\', '/')).sort()) {
      if (!file.endsWith('.ts')) continue;
      const text = await readFile(new URL(`${from}/${file}`, root), 'utf8');
      modules[to + file] = withOwnImports(text, posix.join(from, file), name);
    }
  }
  return modules;
}

/** A module with its relative imports as they are within the package. */
function withOwnImports(text: string, path: string, name: string): string {
  const inPackage = (file: string): string =>
    file.replace(`src/${name}/`, '').replace('src/shared/', 'shared/').replace(`generated/${name}/dist/`, '');
  const here = posix.dirname(inPackage(path));
  return text.replaceAll(
    /((?:from|import\()\s*')(\.{1,2}\/[^']+)\.[jt]s'/g,
    (_, before: string, target: string) => {
      const way = posix.relative(here, inPackage(posix.join(posix.dirname(path), target)));
      return `${before}${way.startsWith('.') ? way : `./${way}`}.js'`;
    },
  );
}

/**
 * Translates the modules of a package to JavaScript and declarations, each on its own: `tsc` checks types.
 *
 * @returns `name.js` and `name.d.ts` for each `name.ts`, each with a source map that leads to `src/name.ts` of the package
 * @throws Error with file and line, if a module does not parse or an exported name lacks its type
 */
export function transpile(name: string, modules: Modules): Record<string, string> {
  const output: Record<string, string> = {};
  for (const [file, text] of Object.entries(modules)) {
    const key = `src/${name}/${file}`;
    const known = translated.get(key);
    const made = known?.text === text ? known : { text, ...translate(key, text) };
    translated.set(key, made);
    const stem = file.replace(/\.ts$/, '');
    const sources = [sourceOf(file, file)];
    output[`${stem}.js`] = made.code;
    output[`${stem}.js.map`] = mapFile(`${stem}.js`, { ...made.map, sources });
    output[`${stem}.d.ts`] = made.declaration;
    output[`${stem}.d.ts.map`] = mapFile(`${stem}.d.ts`, { ...made.declarationMap, sources });
  }
  return output;
}

/** Returns the path from a file in `dist/` to a source in `src/` of the same package. */
export const sourceOf = (file: string, source: string): string =>
  posix.relative(posix.dirname(`dist/${file}`), `src/${source}`);

/** What a source map is written from. */
interface Mappings {
  mappings: string;
  names: string[];
  sources: string[];
}

/** Returns the source map of a file, without the texts of the sources: the package has them. */
export const mapFile = (file: string, { mappings, names, sources }: Mappings): string =>
  `${JSON.stringify({ version: 3, file: posix.basename(file), sources, names, mappings })}\n`;

/** Names the source map of each file that has one at the end of the file. */
export function linkMaps(files: Record<string, string>): Record<string, string> {
  const link = (path: string): string =>
    `${path}.map` in files ? `\n//# sourceMappingURL=${posix.basename(path)}.map\n` : '';
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, link(path) ? text.trimEnd() + link(path) : text]),
  );
}

/** The last translation of each module: a new contract leaves most of them as they were. */
const translated = new Map<string, Translation & { text: string }>();

interface Translation {
  code: string;
  map: Mappings;
  declaration: string;
  declarationMap: Mappings;
}

function translate(path: string, text: string): Translation {
  const {
    code,
    map = noMappings,
    declaration = '',
    declarationMap = noMappings,
    errors,
  } = transformSync(path, text, {
    target: 'es2022',
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true, declaration: { sourcemap: true } },
  });
  // The types leave out where an error is.
  const [error] = errors as (Error & { loc?: { line: number } })[];
  if (error) {
    throw new Error(`${path}:${error.loc?.line}: ${firstLine(error.message)}`);
  }
  // It leaves out the space before each * of a comment.
  return { code, map, declaration: declaration.replaceAll(/^(\t*)\*/gm, '$1 *'), declarationMap };
}

/** Returns what is wrong, of a message of the bundler. The rest of it draws the code around the error, in colors. */
export function firstLine(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first.replace(/^\[\w+\] /, '');
}

const noMappings: Mappings = { mappings: '', names: [], sources: [] };
