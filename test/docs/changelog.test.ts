/** What the changelog names of the next version exists: options, scripts, entries, commands and exports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../../scripts/artifacts/conformance/package.ts';
import { expect, it } from 'vitest';
import { packages } from '../../scripts/lib/package-json.ts';
import { usage as conformance } from '../../src/conformance/command/command.ts';
import { usage as mcp } from '../../src/mcp/command.ts';
import { usage as sandbox } from '../../src/sandbox/hosts/command/command.ts';
import { root } from '../artifacts/project.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const json = (path: string) => JSON.parse(read(path)) as Record<string, Record<string, string>>;

const [, section = ''] = read('CHANGELOG.md').split(/^## /m);
const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Whether something of this name is there. */
function exists(name: string): boolean {
  const [, script] = /^npm run (\S+)$/.exec(name) ?? [];
  if (script !== undefined) return script in (json('package.json')['scripts'] ?? {});
  const [option = ''] = /^--\S+/.exec(name) ?? [];
  if (option !== '')
    return [sandbox, conformance, mcp, read('scripts/commands/diff.ts')].some((text) =>
      text.includes(`${name} `),
    );
  const manifests = packages.map((each) => json(`generated/${each}/package.json`));
  const entries = manifests.flatMap((each) =>
    Object.keys(each['exports'] ?? {}).map((entry) => `${String(each['name'])}${entry.slice(1)}`),
  );
  if (name.startsWith('@docproc/')) return entries.includes(name);
  const commands = [programs, ...manifests.map((each) => each['bin'])].flatMap((bin) =>
    Object.keys(bin ?? {}),
  );
  const api = packages.map((each) => read(`generated/api/${each}.txt`)).join('\n');
  // A member is that of an option or of a client, whose declarations have it.
  const members = read('generated/client/dist/shared.d.ts') + read('generated/client/dist/index.d.ts');
  if (name.startsWith('DOCPROC_')) return read('src/sandbox/hosts/fixture.ts').includes(name);
  const last = name.split('.').at(-1) ?? '';
  return name === 'node:test' || commands.includes(name) || new RegExp(`\\b${last}\\b`).test(api + members);
}

it('names nothing that does not exist', () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});
