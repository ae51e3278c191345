/** The report of the public TypeScript API of a package: `generated/api/NAME.txt`, which reviewers compare. */
import { publicApi } from './public-api.ts';
import type { Files } from './write-files.ts';

/** Path of the report of a package below `generated/`. */
export const apiFile = (name: string): string => `api/${name}.txt`;

interface Target {
  types?: string;
  import?: { types?: string };
}

/** Makes the report from the files of a package below `generated/`, and the declarations of `@docproc/types`. */
export function apiReport(name: string, files: Files, types: string): Files {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${name}/`));
  const texts = Object.fromEntries(
    own
      .filter(([path]) => path.endsWith('.d.ts') || path.endsWith('/package.json'))
      .map(([path, content]) => [path.slice(name.length + 1), Buffer.from(content).toString()]),
  );
  const manifest = JSON.parse(texts['package.json'] ?? '{}') as {
    name: string;
    exports: Record<string, string | Target>;
  };
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === 'string') return [];
    // What CommonJS imports has copies of the same declarations.
    const types = target.types ?? target.import?.types;
    if (types === undefined) throw new Error(`${manifest.name} has no declarations for the entry ${path}.`);
    return [[manifest.name + path.slice(1), types.replace('./', '')]];
  });
  const lines = publicApi(
    { ...texts, '@docproc/types': types },
    Object.fromEntries(entries) as Record<string, string>,
  );
  return { [apiFile(name)]: `${lines.join('\n')}\n` };
}
