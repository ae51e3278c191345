/**
 * Lists the public TypeScript API of a package: a line for each declaration and member that its entry points export,
 * or that these refer to. Comments and formatting are left out, so that every changed line is a change for users.
 */
import { posix } from 'node:path';
import ts from 'typescript';

/** Declarations of a package by path: `dist/index.d.ts`. */
export type DeclarationFiles = Record<string, string>;

/** A declaration of a module; `file` is that of another package where it begins with no path. */
interface Place {
  file: string;
  name: string;
}

type Named = ts.Statement & { name?: ts.Identifier };

/**
 * Returns the lines, sorted.
 *
 * @param entries the entry points by the name that they are imported by, such as `@docproc/client`
 */
export function publicApi(files: DeclarationFiles, entries: Record<string, string>): string[] {
  const modules = new Modules(files);
  const lines = new Set<string>();
  const waiting: Place[] = [];
  for (const [entry, file] of Object.entries(entries)) {
    for (const [name, place] of modules.exportsOf(file)) {
      const origin = withoutSuffix(place.name) === name ? '' : ` (${place.name})`;
      lines.add(place.file in files ? `${entry}: ${name}${origin}` : `${entry}: ${name} from ${place.file}`);
      waiting.push(place);
    }
  }
  const seen = new Set<string>();
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const key = `${place.file} ${place.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const declaration of modules.declarations(place)) {
      for (const line of linesOf(declaration, place.name)) lines.add(line);
      waiting.push(...modules.references(place.file, declaration));
    }
  }
  return [...new Set([...lines].map(withoutSuffix))].sort();
}

/** A line with names as the sources have them: a bundler adds a suffix where two modules have the same name. */
const withoutSuffix = (line: string): string => line.replaceAll(/\$\d+\b/g, '');

class Modules {
  readonly #files: DeclarationFiles;
  readonly #parsed = new Map<string, ts.SourceFile>();

  constructor(files: DeclarationFiles) {
    this.#files = files;
  }

  #parse(file: string): ts.SourceFile {
    const known = this.#parsed.get(file);
    if (known) return known;
    const source = ts.createSourceFile(file, this.#files[file] ?? '', ts.ScriptTarget.Latest, true);
    this.#parsed.set(file, source);
    return source;
  }

  /** The file that a module specifier leads to; the specifier itself, if it leads to another package. */
  #target(file: string, specifier: ts.Expression): string {
    const name = (specifier as ts.StringLiteral).text;
    if (!name.startsWith('.')) return name;
    return posix.join(posix.dirname(file), name.replace(/\.js$/, '.d.ts'));
  }

  /** What a module exports, by the exported name. */
  exportsOf(file: string): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const statement of this.#parse(file).statements) {
      if (ts.isExportDeclaration(statement)) this.#reexports(file, statement, found);
      else if (isExported(statement)) for (const name of namesOf(statement)) found.set(name, { file, name });
    }
    return found;
  }

  #reexports(
    file: string,
    { moduleSpecifier, exportClause }: ts.ExportDeclaration,
    found: Map<string, Place>,
  ) {
    const target = moduleSpecifier && this.#target(file, moduleSpecifier);
    if (!exportClause) {
      if (target !== undefined && target in this.#files)
        for (const [name, place] of this.exportsOf(target)) found.set(name, place);
      return;
    }
    if (!ts.isNamedExports(exportClause)) return;
    for (const { name, propertyName } of exportClause.elements) {
      const own = (propertyName ?? name).text;
      const place =
        target === undefined ? this.#resolve(file, own) : this.#follow({ file: target, name: own });
      if (place) found.set(name.text, place);
    }
  }

  /** Where something that a module may pass on is declared. */
  #follow(place: Place): Place {
    return place.file in this.#files ? (this.exportsOf(place.file).get(place.name) ?? place) : place;
  }

  /** Where a name in a module is declared; undefined if it is one of the language or a type parameter. */
  #resolve(file: string, name: string): Place | undefined {
    for (const statement of this.#parse(file).statements) {
      if (namesOf(statement).includes(name)) return { file, name };
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const found = bindings.elements.find((each) => each.name.text === name);
      if (!found) continue;
      const target = this.#target(file, statement.moduleSpecifier);
      return this.#follow({ file: target, name: (found.propertyName ?? found.name).text });
    }
    return undefined;
  }

  declarations({ file, name }: Place): ts.Statement[] {
    if (!(file in this.#files)) return [];
    return this.#parse(file).statements.filter((statement) => namesOf(statement).includes(name));
  }

  /** What a declaration refers to. */
  references(file: string, declaration: ts.Node): Place[] {
    const names = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) names.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    return [...names].flatMap((name) => this.#resolve(file, name) ?? []);
  }
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return [];
  const { name } = statement as Named;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const printer = ts.createPrinter({ removeComments: true });
const print = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replace(/;$/, '');

function linesOf(declaration: ts.Statement, name: string): string[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    const kind = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'class';
    const parameters = declaration.typeParameters
      ? `<${declaration.typeParameters.map(print).join(', ')}>`
      : '';
    const heritage = (declaration.heritageClauses ?? []).map((clause) => ` ${print(clause).trim()}`).join('');
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
function membersOf(owner: string, member: ts.ClassElement | ts.TypeElement): string[] {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type))
    return [`${owner}.${print(member)}`];
  const name = `${owner}.${member.name.getText()}${member.questionToken ? '?' : ''}`;
  return [`${name}: object`, ...member.type.members.flatMap((each) => membersOf(name, each))];
}

const isPrivate = (member: ts.ClassElement | ts.TypeElement): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword));
