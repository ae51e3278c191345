/** What modules export, in whichever module it is declared. */
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  target: ts.ScriptTarget.Latest,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** The modules of a project. Those of other packages are left out. */
export class Exports {
  readonly #checker: ts.TypeChecker;
  readonly #program: ts.Program;

  /**
   * @param files paths of the modules
   * @param texts modules that are not files, or that have another text than their file, by path
   */
  constructor(files: string[], texts: Record<string, string> = {}) {
    const host = ts.createCompilerHost(options);
    const read = host.readFile.bind(host);
    const exists = host.fileExists.bind(host);
    host.readFile = (file) => texts[file] ?? read(file);
    host.fileExists = (file) => file in texts || exists(file);
    host.resolveModuleNameLiterals = (names, from) =>
      names.map(({ text }) => {
        const file = resolve(dirname(from), text);
        const isFile = text.startsWith('.') && host.fileExists(file);
        return { resolvedModule: isFile ? { resolvedFileName: file, extension: '.ts' } : undefined };
      });
    this.#program = ts.createProgram(files, options, host);
    this.#checker = this.#program.getTypeChecker();
  }

  /** The exports of a module: its own declarations, then those of others. */
  of(file: string): [name: string, declaration: ts.Declaration][] {
    const source = this.#program.getSourceFile(file);
    const symbol = source && this.#checker.getSymbolAtLocation(source);
    const found = symbol ? this.#checker.getExportsOfModule(symbol) : [];
    return found.flatMap((each) => this.#declarationOf(each));
  }

  /** What a part of a declaration refers to. */
  references(node: ts.Node): [name: string, declaration: ts.Declaration][] {
    const symbol = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined;
    const inner: [string, ts.Declaration][] = [];
    ts.forEachChild(node, (child) => void inner.push(...this.references(child)));
    return [...(symbol ? this.#declarationOf(symbol) : []), ...inner];
  }

  /** The name of a symbol where it is declared, and its first declaration: an overload is part of it. */
  #declarationOf(symbol: ts.Symbol): [string, ts.Declaration][] {
    const own = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const [declaration] = own.declarations ?? [];
    return declaration ? [[own.name, declaration]] : [];
  }
}
