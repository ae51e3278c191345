/**
 * Lists the public TypeScript API of a package: a line for each export of its entry points, and for each declaration and
 * member in their bundled declarations. Comments and formatting are left out, so that every changed line is a change for users.
 */
import { join } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { hasModifier, isPrivate, nameOf, openProject, print } from '../../lib/typescript.ts';

/**
 * Returns the lines, sorted.
 *
 * @param files the bundled declarations by path. They have nothing but what the entry points export, and what that refers to.
 * @param entries the path of each entry point by the name that it is imported by, such as `@docproc/client`
 */
export function publicApi(files: Record<string, string>, entries: Record<string, string>): string[] {
  const lines = new Set<string>();
  const texts = Object.fromEntries(Object.entries(files).map(([path, text]) => [join('/', path), text]));
  const { program } = openProject({ files: Object.keys(texts), texts });
  for (const path of Object.keys(files)) {
    const { statements = [] } = program.getSourceFile(join('/', path)) ?? {};
    for (const statement of statements)
      for (const name of namesOf(statement)) for (const line of linesOf(statement, name)) lines.add(line);
    for (const [entry, file] of Object.entries(entries))
      if (file === path) for (const name of exportsOf(statements)) lines.add(`${entry}: ${name}`);
  }
  return [...new Set([...lines].map(withoutSuffix))].sort();
}

/** A line with names as the sources have them: a bundler adds a suffix where two modules have the same name. */
const withoutSuffix = (line: string): string => line.replaceAll(/\$\d+\b/g, '');

function exportsOf(statements: readonly ts.Statement[]): string[] {
  const imported = new Map(statements.filter(ts.isImportDeclaration).flatMap(importsOf));
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement))
      return hasModifier(statement, ts.ModifierFlags.Export) ? namesOf(statement) : [];
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name, propertyName = name }) => {
      const origin = moduleSpecifier ? packageOf(moduleSpecifier) : imported.get(propertyName.text);
      if (origin !== undefined) return `${name.text} from ${origin}`;
      const own = withoutSuffix(propertyName.text);
      return own === name.text ? name.text : `${name.text} (${own})`;
    });
  });
}

function importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): [string, string | undefined][] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name }) => [name.text, packageOf(moduleSpecifier)]);
}

function packageOf(specifier: ts.Expression): string | undefined {
  const { text } = specifier as ts.StringLiteral;
  return text.startsWith('.') ? undefined : text;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
  const name = nameOf(statement);
  return name === undefined ? [] : [name];
}

function linesOf(declaration: ts.Statement, name: string): string[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const kind = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'class';
    const parameters = declaration.typeParameters
      ? `<${declaration.typeParameters.map(print).join(', ')}>`
      : '';
    const heritage = [...(declaration.heritageClauses ?? [])]
      .map((clause) => ` ${print(clause).trim()}`)
      .join('');
    const members = [...declaration.members].filter((member) => !isPrivate(member));
    return [
      `${kind} ${name}${parameters}${heritage}`,
      ...members.flatMap((member) => membersOf(name, member)),
    ];
  }
  if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type))
    return [`type ${name}`, ...declaration.type.members.flatMap((member) => membersOf(name, member))];
  return [print(declaration).replaceAll(/\b(export|declare) /g, '')];
}

/** A line for a member, or for each member of a type that is written in place. */
function membersOf(owner: string, member: ts.Node): string[] {
  if (!ts.isPropertySignatureDeclaration(member) || !member.type || !ts.isTypeLiteralNode(member.type))
    return [`${owner}.${print(member)}`];
  const name = `${owner}.${member.name.getText()}${member.postfixToken ? '?' : ''}`;
  return [`${name}: object`, ...member.type.members.flatMap((each) => membersOf(name, each))];
}
