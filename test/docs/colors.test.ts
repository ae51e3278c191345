import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Colors, type Highlighter } from '../../scripts/artifacts/site/colors.ts';

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
  const colors = new Colors(file);
  colors.remember(highlighter);
  const html = highlighter.codeToHtml(code, options);
  expect(highlighter.codeToHtml(code, options)).toBe(html);
  await colors.save();
  return { html, asked };
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'colors-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('the colors of code', () => {
  it('are computed once, also over two builds', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'cache/colors.json');
    const first = await build(file, '{"a": 1}');
    expect(first.asked).toEqual(['{"a": 1}']);
    expect(await build(file, '{"a": 1}')).toEqual({ html: first.html, asked: [] });
    expect((await build(file, '{"a": 2}')).asked).toEqual(['{"a": 2}']);
    expect(await readdir(join(folder, 'cache'))).toEqual(['colors.json']);
    expect(await readFile(file, 'utf8'), 'what no page has any more').not.toContain('{\\"a\\": 1}');
  });

  it.each([
    ['of other versions', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"other"')],
    ['that is cut', (text: string) => text.slice(0, 100)],
  ])('are not read from a file %s', async (_, edit) => {
    const file = join(await emptyFolder(), 'colors.json');
    const first = await build(file, '[]');
    await writeFile(file, edit(await readFile(file, 'utf8')));
    expect(await build(file, '[]')).toEqual(first);
  });
});
