/** TypeScript as a library. Its API is not stable yet, so that its version is exact. */
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ts from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { root } from './package-json.ts';

export interface ProjectOptions {
  /** Paths of the modules. */
  files: string[];
  /** Modules that are not files, or that have another text than their file, by path. */
  texts?: Readonly<Record<string, string>>;
  /** Options of a tsconfig.json. @default those for modules without libraries and packages */
  compilerOptions?: object;
}

const folder = fileURLToPath(root);
const config = join(folder, 'tsconfig.modules.json');
const noPackages = { noLib: true, types: [], allowImportingTsExtensions: true, noEmit: true };

let server: ChildProcess | undefined;

/** Opens modules as a project. It replaces the project before, and its process ends with this one. */
export function openProject({ files, texts = {}, compilerOptions = noPackages }: ProjectOptions): Project {
  const memory: Record<string, string> = { ...texts, [config]: JSON.stringify({ files, compilerOptions }) };
  const isHidden = (path: string) => compilerOptions === noPackages && path.includes('/node_modules/');
  endServer();
  subscribe(starts, keepServer);
  const api = new API({
    cwd: folder,
    fs: {
      readFile: (path) => memory[path],
      fileExists: (path) => (path in memory ? true : isHidden(path) ? false : undefined),
    },
  });
  unsubscribe(starts, keepServer);
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`TypeScript does not open ${files.join(', ')}.`);
  return project;
}

const starts = 'tracing:child_process.spawn:start';

function keepServer(message: unknown): void {
  const { process: started, options } = message as { process: ChildProcess; options: SpawnOptions };
  // Ctrl-C is for a whole group, and the server would report it.
  options.detached = true;
  server = started;
}

/** In place of `api.close()`, which ends the process with SIGTERM: the process sometimes reports that on stderr. */
function endServer(): void {
  server?.kill('SIGKILL');
  server?.stdin?.destroy();
  server?.stdout?.destroy();
}
process.prependListener('exit', endServer);

const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g;

/** A node of the project on one line, without comments. */
export const print = (node: ts.Node): string =>
  node
    .getText()
    .replaceAll(comments, '')
    .replaceAll(/\s+/g, ' ')
    // What stood on lines of its own.
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')')
    .replace(/^\| /, '')
    .replace(/;$/, '');

/** Whether a statement or a member has a modifier such as `export`. */
export const hasModifier = (
  node: ts.Node & { modifierFlags?: number },
  modifier: ts.ModifierFlags,
): boolean => ((node.modifierFlags ?? 0) & modifier) !== 0;

type NamedNode = ts.Node & { name?: ts.Node };

/** The name of a declaration or a member; undefined if it has none, or one that is no identifier. */
export const nameOf = ({ name }: NamedNode): string | undefined =>
  name && ts.isIdentifier(name) ? name.text : undefined;

export const isPrivate = (member: NamedNode): boolean =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  hasModifier(member, ts.ModifierFlags.Private);

interface CompilerError {
  /** Path of the module; empty for an error of the options. */
  file: string;
  /** From 1. */
  line: number;
  code: number;
  message: string;
}

/** Returns the errors of modules and of what they import, but for the libraries of TypeScript itself. */
export function compile(modules: ProjectOptions & { compilerOptions: object }): CompilerError[] {
  const compilerOptions = { ...modules.compilerOptions, skipDefaultLibCheck: true };
  const { program } = openProject({ ...modules, compilerOptions });
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getProgramDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  return found.map(({ fileName: file = '', pos, code, text, messageChain = [] }) => {
    const at = file === '' ? undefined : program.getSourceFile(file)?.getLineAndCharacterOfPosition(pos);
    const message = [text, ...messageChain.map((each) => each.text)].join('\n');
    return { file, line: (at?.line ?? 0) + 1, code, message };
  });
}
