/** What modules export, in whichever module it is declared. Those of other packages are left out. */
import type * as ts from 'typescript/unstable/ast';
import { type Project, type Symbol, SymbolFlags } from 'typescript/unstable/sync';

/** A declaration, by the name that it is declared with. */
export type NamedDeclaration = [name: string, declaration: ts.Declaration];

/** The exports of a module: its own declarations, then those that it names, then those of whole modules. */
export function exportsOf(project: Project, file: string): NamedDeclaration[] {
  const source = project.program.getSourceFile(file);
  const symbol = source && project.checker.getSymbolAtLocation(source);
  const found = symbol ? project.checker.getExportsOfModule(symbol) : [];
  const rank = ({ flags, declarations: [at] }: Symbol): number =>
    at?.path !== source?.path ? 2 : flags & SymbolFlags.Alias ? 1 : 0;
  return [...found].sort((a, b) => rank(a) - rank(b)).flatMap((each) => declarationOf(project, each));
}

/** The name of a symbol where it is declared, and its first declaration: an overload is part of it. A default has no name. */
function declarationOf({ checker }: Project, symbol: Symbol): NamedDeclaration[] {
  const own = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = own.declarations[0]?.resolve();
  return declaration && own.name !== 'default' ? [[own.name, declaration as ts.Declaration]] : [];
}
