/** Debuggers and editors get from the packages to readable sources. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertBuilt } from '../support/built.ts';
import { root } from './project.ts';

assertBuilt();

describe.each(['client', 'sandbox', 'conformance'])('@docproc/%s', (name) => {
  const folder = join(root, 'generated', name);
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const maps = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.map'))
    .map((path) => `dist/${path}`);

  it('publishes the sources', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({
      files: expect.arrayContaining(['dist', 'src']) as string[],
    });
    const missing = maps.flatMap((path) => {
      const { sources } = JSON.parse(read(path)) as { sources: string[] };
      return sources.filter((source) => !existsSync(join(folder, dirname(path), source)));
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
      expect(read(file)).toMatch(/\n\/\/# sourceMappingURL=\S+\.map\n$/);
      const map = new SourceMap(JSON.parse(read(path)));
      for (const [line, text] of read(file).split('\n').entries()) {
        const [whole, symbol = ''] = pattern.exec(text) ?? [];
        if (whole === undefined) continue;
        const entry = map.findEntry(line, whole.length - symbol.length);
        const original =
          'originalSource' in entry
            ? readFileSync(join(folder, dirname(path), entry.originalSource), 'utf8').split('\n')[
                entry.originalLine
              ]
            : undefined;
        // A bundler adds a suffix to names that two modules share.
        if (!original?.includes(symbol.replace(/\$\d+$/, ''))) wrong.push(`${file}:${line + 1}: ${symbol}`);
        found += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(10);
  });
});
