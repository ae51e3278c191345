import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { root } from './package-json.ts';

/** TypeScript modules of a package, by path within it. */
export type Modules = Record<string, string>;

/**
 * The modules of `src/<name>` and of `src/shared`, with imports as they are in the package: `src/<name>/http/body.ts`
 * becomes `http/body.ts`, `src/shared/guards.ts` becomes `shared/guards.ts`, and what is imported from
 * `generated/<name>/dist` lies at the top.
 */
export async function readModules(name: string): Promise<Modules> {
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
 * Translates the modules of a package to JavaScript and declarations, each by what it says itself: `tsc` checks types.
 *
 * @returns `name.js` and `name.d.ts` for each `name.ts`
 * @throws Error with file and line, if a module does not parse or an exported name lacks its type
 */
export function transpile(name: string, modules: Modules): Record<string, string> {
  const output: Record<string, string> = {};
  for (const [file, text] of Object.entries(modules)) {
    const key = `src/${name}/${file}`;
    const known = translated.get(key);
    const { code, declaration } = known?.text === text ? known : translate(key, text);
    translated.set(key, { text, code, declaration });
    const stem = file.replace(/\.ts$/, '');
    output[`${stem}.js`] = code;
    output[`${stem}.d.ts`] = declaration;
  }
  return output;
}

/** The last translation of each module: a new contract leaves most of them as they were. */
const translated = new Map<string, { text: string; code: string; declaration: string }>();

function translate(path: string, text: string): { code: string; declaration: string } {
  const {
    code,
    declaration = '',
    errors,
  } = transformSync(path, text, {
    target: 'es2022',
    typescript: { onlyRemoveTypeImports: true, declaration: {} },
  });
  // The types leave out where an error is.
  const [error] = errors as (Error & { loc?: { line: number } })[];
  if (error) {
    const [message = ''] = stripVTControlCharacters(error.message).split('\n');
    throw new Error(`${path}:${error.loc?.line}: ${message.replace(/^\[\w+\] /, '')}`);
  }
  // It leaves out the space before each * of a comment.
  return { code, declaration: declaration.replaceAll(/^(\t*)\*/gm, '$1 *') };
}
