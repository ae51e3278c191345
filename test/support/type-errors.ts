/** What the compiler finds in hand-written tables when generated types are others: those of an edited contract. */
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
);

/**
 * Returns the errors of modules, each with its place.
 *
 * @param modules Paths of the modules from the root of the project.
 * @param texts Texts in place of those of files, by their paths from there.
 */
export function typeErrors(modules: readonly string[], texts: Readonly<Record<string, string>>): string[] {
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (path) => texts[path.slice(root.length + 1)] ?? read(path);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts[path.slice(root.length + 1)];
    return text === undefined
      ? getSourceFile.call(host, path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  };
  const roots = modules.map((module) => join(root, module));
  const program = ts.createProgram({
    rootNames: roots,
    options: { ...options, noEmit: true, types: [] },
    host,
  });
  return roots
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      const place = `${file?.fileName.slice(root.length + 1)}:${line}`;
      return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
