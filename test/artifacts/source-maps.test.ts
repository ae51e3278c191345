/** Debuggers and editors get from the packed packages to readable sources. */
import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packedPackages } from '../../scripts/commands/pack.ts';

describe.each(['client', 'sandbox', 'conformance', 'mcp', 'cli'])('@docproc/%s', async (name) => {
  const files = await packedPackages([name]);
  const read = (path: string): string => String(files[path]);
  const maps = Object.keys(files).filter((path) => path.endsWith('.map'));

  it('contains the sources', () => {
    const missing = maps.flatMap((path) => {
      const { sources } = JSON.parse(read(path)) as { sources: string[] };
      const found = sources.map((source) => posix.join(posix.dirname(path), source));
      return found.filter((source) => !(source in files) && !/node_modules|builtin:/.test(source));
    });
    expect(missing).toEqual([]);
  });

  it.each([
    ['declarations', /\.d\.ts\.map$/, /^export declare (?:function|class|const) (\w+)/],
    ['code', /(?<!\.d)\.[jt]s\.map$/, /^(?:export )?(?:async )?function (\w+)/],
  ])('leads from %s to the line of the source', (_, kind, pattern) => {
    let found = 0;
    const wrong: string[] = [];
    for (const path of maps.filter((each) => kind.test(each))) {
      const file = path.replace(/\.map$/, '');
      expect(read(file)).toMatch(/\n\/\/# sourceMappingURL=\S+\.map\n?$/);
      const map = new SourceMap(JSON.parse(read(path)));
      for (const [line, text] of read(file).split('\n').entries()) {
        const [whole, symbol = ''] = pattern.exec(text) ?? [];
        if (whole === undefined) continue;
        const entry = map.findEntry(line, whole.length - symbol.length);
        const source = 'originalSource' in entry ? entry.originalSource : '';
        const original =
          'originalLine' in entry
            ? read(posix.join(posix.dirname(path), source)).split('\n')[entry.originalLine]
            : undefined;
        // A bundler adds a suffix to names that two modules share.
        if (!original?.includes(symbol.replace(/\$\d+$/, ''))) wrong.push(`${file}:${line + 1}: ${symbol}`);
        found += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(0);
  });
});
