/** Programs that export what functions of packages return, one for each entry: another import would add names. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ofClient = join(import.meta.dirname, '../runtimes/declared');

/** Copies the programs into a folder that finds the packages, and returns their configurations, which emit declarations. */
export function writeDeclared(folder: string, programs: string = ofClient): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(programs).map((file) => {
    copyFileSync(join(programs, file), join(folder, file));
    const compilerOptions = {
      declaration: true,
      emitDeclarationOnly: true,
      outDir: `./declared-${file}`,
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      types: ['node'],
      skipLibCheck: true,
    };
    const name = `declared-${file}.json`;
    writeFileSync(join(folder, name), JSON.stringify({ compilerOptions, files: [file] }));
    return name;
  });
}
