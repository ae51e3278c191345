/** The modules of packages, and what each declares and exports. */
import { posix } from 'node:path';
import ts from 'typescript';
import { isExported, namesOf } from '../../packages/public-api.ts';

/** A declaration of a module; `file` is that of another package where it begins with no path. */
export interface Place {
  file: string;
  name: string;
}

export class Modules {
  readonly #files: Record<string, string>;
  readonly #parsed = new Map<string, ts.SourceFile>();

  /** @param files the texts of modules by path */
  constructor(files: Record<string, string>) {
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
    return posix.join(posix.dirname(file), name);
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
