import ts from 'typescript';

/**
 * TypeScript to JavaScript and declarations, one module on its own.
 *
 * @param path The file, for messages.
 * @throws Error with file and line, if the text does not parse or an exported name lacks its type
 */
export function transpile(path: string, text: string): { js: string; dts: string } {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  const declared = { ...compilerOptions, declaration: true, isolatedDeclarations: true };
  const options = { fileName: path, reportDiagnostics: true };
  const js = ts.transpileModule(text, { ...options, compilerOptions });
  const dts = ts.transpileDeclaration(text, { ...options, compilerOptions: declared });
  const [problem] = [...(js.diagnostics ?? []), ...(dts.diagnostics ?? [])];
  if (problem) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    const { line } = ts.getLineAndCharacterOfPosition(source, problem.start ?? 0);
    throw new Error(`${path}:${line + 1}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  }
  return { js: js.outputText, dts: dts.outputText };
}
