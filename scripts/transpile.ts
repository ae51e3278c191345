import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { root } from './package.ts';

/** TypeScript modules that lie side by side, by file name. */
export type Modules = Record<string, string>;

/** The modules of `src/<name>`, with imports as they are in the package: side by side, as JavaScript. */
export async function readModules(name: string): Promise<Modules> {
  const folder = new URL(`src/${name}/`, root);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const texts = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const beside = text.replaceAll(`../../generated/${name}/dist/`, './');
    return [file, beside.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")];
  });
  return Object.fromEntries(await Promise.all(texts));
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  declaration: true,
  isolatedDeclarations: true,
  // `tsc` checks types; here each module is translated by what it says itself.
  noCheck: true,
  noResolve: true,
  noLib: true,
};

/**
 * Translates the modules of a package to JavaScript and declarations.
 *
 * @returns `name.js` and `name.d.ts` for each `name.ts`
 * @throws Error with file and line, if a module does not parse or an exported name lacks its type
 */
export function transpile(name: string, modules: Modules): Record<string, string> {
  const output: Record<string, string> = {};
  const host: ts.CompilerHost = {
    getSourceFile: (file, target) =>
      file in modules ? ts.createSourceFile(file, modules[file] ?? '', target) : undefined,
    fileExists: (file) => file in modules,
    readFile: (file) => modules[file],
    writeFile: (file, text) => (output[file] = text),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const program = ts.createProgram(Object.keys(modules), options, host);
  const { diagnostics } = program.emit();
  const [problem] = [...program.getSyntacticDiagnostics(), ...diagnostics];
  if (problem) {
    const { file, start = 0, messageText } = problem;
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1;
    throw new Error(
      `src/${name}/${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  }
  return output;
}
