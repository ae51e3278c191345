import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { contractModule } from './client/contract.ts';
import { readEntries } from './client/entries.ts';
import { methodsModule } from './client/methods.ts';
import { transitionsModule } from './client/transitions.ts';
import type { Contract, Files } from './contract.ts';
import { packageFile, root, rootPackage } from './package.ts';
import { declarations } from './types.ts';

/** The package `@docproc/client`: the sources of src/client, and what they need from the contract. */
export async function build(contract: Contract): Promise<Files> {
  const { version, engines, devDependencies } = await rootPackage();
  const types = await declarations(contract);
  const files: Files = {
    'client/package.json': await packageFile({
      name: '@docproc/client',
      description: 'Typed client of the Document Processing Service',
      engines,
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './package.json': './package.json',
      },
      types: './dist/index.d.ts',
      files: ['dist'],
      dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
    }),
    'client/README.md': await readFile(new URL('src/client/README.md', root), 'utf8'),
    'client/LICENSE': await readFile(new URL('LICENSE', root), 'utf8'),
    'client/dist/types.d.ts': types,
  };
  for (const [name, text] of Object.entries(await sources(contract, version))) {
    const { js, dts } = transpile(name, text);
    files[`client/dist/${name.replace('.ts', '.js')}`] = js;
    files[`client/dist/${name.replace('.ts', '.d.ts')}`] = dts;
  }
  return files;
}

/** Every module of the client in TypeScript, by file name: those of src/client and the generated ones. */
export async function sources(contract: Contract, version: string): Promise<Record<string, string>> {
  const folder = new URL('src/client/', root);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const written = names.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8');
    // In the package all modules lie side by side, as JavaScript.
    return [
      name,
      text.replaceAll('../../generated/client/dist/', './').replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"),
    ];
  });
  const entries = readEntries(contract);
  const tags = Object.fromEntries(
    (contract.document.tags ?? []).map((tag) => [tag.name, tag.description ?? '']),
  );
  return {
    ...Object.fromEntries(await Promise.all(written)),
    'contract.ts': contractModule(entries, version),
    'methods.ts': methodsModule(entries, tags),
    'transitions.ts': transitionsModule(entries),
  };
}

/** TypeScript to JavaScript and declarations, each module on its own. Throws if it does not parse. */
function transpile(name: string, text: string): { js: string; dts: string } {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  const declared = { ...compilerOptions, declaration: true, isolatedDeclarations: true };
  const options = { fileName: name, reportDiagnostics: true };
  const js = ts.transpileModule(text, { ...options, compilerOptions });
  const dts = ts.transpileDeclaration(text, { ...options, compilerOptions: declared });
  const [problem] = [...(js.diagnostics ?? []), ...(dts.diagnostics ?? [])];
  if (problem) {
    const line =
      ts.getLineAndCharacterOfPosition(ts.createSourceFile(name, text, 99), problem.start ?? 0).line + 1;
    throw new Error(
      `src/client/${name}:${line}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`,
    );
  }
  return { js: js.outputText, dts: dts.outputText };
}
