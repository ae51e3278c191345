import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Highlighter, Kept } from '../../scripts/artifacts/site/kept.ts';

const options = { lang: 'json', theme: 'github-light-high-contrast' };

/** Colors a line as a build would, and returns it with what the highlighter did itself. */
async function build(file: string, code: string): Promise<{ html: string; asked: string[] }> {
  const asked: string[] = [];
  const highlighter: Highlighter = {
    codeToHtml: (text) => {
      asked.push(text);
      return `<pre>${text}</pre>`;
    },
  };
  const kept = new Kept(file);
  kept.remember(highlighter);
  const html = highlighter.codeToHtml(code, options);
  expect(highlighter.codeToHtml(code, options)).toBe(html);
  await kept.save();
  return { html, asked };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('what builds keep', () => {
  it('is made once, also over two builds', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'cache/site.json');
    const first = await build(file, '{"a": 1}');
    expect(first.asked).toEqual(['{"a": 1}']);
    expect(await build(file, '{"a": 1}')).toEqual({ html: first.html, asked: [] });
    expect((await build(file, '{"a": 2}')).asked).toEqual(['{"a": 2}']);
    expect(await readdir(join(folder, 'cache'))).toEqual(['site.json']);
    expect(await readFile(file, 'utf8'), 'what no page has any more').not.toContain('{\\"a\\": 1}');
  });

  it('depends on the tool and the key, and promises are kept with their values', async () => {
    const file = join(await emptyFolder(), 'site.json');
    const first = new Kept(file);
    expect(first.get('one', { a: 1 }, () => 'made by one')).toBe('made by one');
    expect(first.get('two', { a: 1 }, () => 'made by two')).toBe('made by two');
    expect(await first.get('later', 1, async () => ['value'])).toEqual(['value']);
    await first.save();
    const second = new Kept(file);
    const never = () => {
      throw new Error('It was kept.');
    };
    expect(second.get('one', { a: 1 }, never)).toBe('made by one');
    expect(await second.get('later', 1, never)).toEqual(['value']);
    expect(() => second.get('one', { a: 2 }, never)).toThrow('It was kept.');
  });

  it.each([
    ['of other versions', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"other"')],
    ['that is cut', (text: string) => text.slice(0, 100)],
  ])('is not read from a file %s', async (_, edit) => {
    const file = join(await emptyFolder(), 'site.json');
    const first = await build(file, '[]');
    await writeFile(file, edit(await readFile(file, 'utf8')));
    expect(await build(file, '[]')).toEqual(first);
  });
});
