/** The items of a page, drawn over its image: by the component of the recipe, and as text. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page as Extracted, Task } from '@docproc/client';
import { overlay, pageItems, type PagePoint } from '@docproc/client/pages';
import type { Locator, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../artifacts/project.ts';
import { compile } from '../support/compile.ts';
import { snippets } from '../support/snippets.ts';
import { toolbox } from '../support/toolbox.ts';
import { difference, open } from './browser.ts';

const { value } = parse(readFileSync(join(root, 'openapi/examples/TaskReviewing.yaml'), 'utf8')) as {
  value: { payload: Task };
};
const rotated: Extracted['segments'][number] = {
  id: 'segment-2',
  confidence: 0.2,
  coordinates: [
    [620, 100],
    [920, 400],
    [820, 500],
    [520, 200],
  ],
};
const [first] = value.payload.pages as [Extracted];
const extracted: Extracted = { ...first, segments: [...first.segments, rotated] };
const { width = 0, height = 0 } = extracted as { width: number; height: number };

/** An image of the page, with what a scanner would have seen in red. */
const imageOf = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${content}</svg>`)}`;
const polygon = (corners: readonly PagePoint[]): string =>
  `<polygon fill="red" points="${corners.join(' ')}"/>`;
const scanned = [...extracted.checkboxes, ...extracted.segments, ...extracted.signatures]
  .map(({ coordinates }) => polygon(coordinates))
  .join('');
const line = `<path d="M 0 ${extracted.annotations[0]?.top} h ${width}" stroke="red" stroke-width="8"/>`;

/** What is drawn is as red as what was scanned. */
const red = 'polygon { fill: red; stroke: none } line { stroke: red; stroke-width: var(--line) }';

/** The page begins at whole pixels, whatever the height of the list is. */
const onTop = 'section { display: flex; flex-direction: column } figure { order: -1 }';

/** A picture of an element, when all of its images are there. */
async function pictureOf(page: Page, element: Locator): Promise<Buffer> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return element.screenshot();
}

it.each([
  ['pixels', 0.5],
  ['pixels', 2],
  [{ width, height }, 1],
] as const)('as text with the unit %j, they cover what was scanned at zoom %d', async (unit, zoom) => {
  const { page, problems } = await open({ viewport: { width: 1000, height: 1400 } }, ['about:']);
  const show = async (image: string, drawn: string): Promise<Buffer> => {
    await page.setContent(
      `<style>${red} figure { position: relative; width: ${400 * zoom}px; margin: 0; --line: ${(8 * 400 * zoom) / width}px }
      img { display: block; width: 100% } svg { position: absolute; inset: 0 }</style><figure><img src="${image}">${drawn}</figure>`,
    );
    return pictureOf(page, page.locator('figure'));
  };
  const expected = await show(imageOf(scanned + line), '');
  expect(await difference(page, expected, await show(imageOf(''), ''))).toBeGreaterThan(100);
  const sized = unit === 'pixels' ? extracted : { ...extracted, width: null, height: null };
  const drawn = await show(imageOf(''), overlay(pageItems(sized, { unit })));
  expect(await difference(page, expected, drawn)).toBeLessThan(1);
  expect(problems).toEqual([]);
});

describe('the component of the recipe', () => {
  const frameworks = toolbox('test/tools/frameworks', 'frameworks');
  beforeAll(() => frameworks.install());

  /** Writes the component with a program that shows it, below the installed packages, and returns the folder. */
  function write(program: string): string {
    const [source = '', ...others] = snippets('docs/recipes/review-folder.md', 'tsx');
    expect(others).toEqual([]);
    expect(source.split('\n').length).toBeLessThan(60);
    mkdirSync(join(root, '.cache/frameworks'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/frameworks/review-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'review.tsx'), source);
    writeFileSync(join(folder, 'main.tsx'), program);
    return folder;
  }

  const program = (page: Extracted): string => `
    import { createRoot } from 'react-dom/client';
    import type { Page } from '@docproc/client';
    import { ReviewPage } from './review.js';
    const page: Page = ${JSON.stringify(page)};
    declare const image: string;
    createRoot(document.getElementById('app')!).render(<ReviewPage page={page} image={image} />);`;

  it('compiles under strict settings', () => {
    const file = join(write(program(extracted)), 'main.tsx');
    const settings = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const lib = ['es2022', 'dom', 'dom.iterable'];
    expect(
      compile([file], {
        ...settings,
        lib,
        module: 'nodenext',
        jsx: 'react-jsx',
        target: 'es2022',
        types: [],
      }),
    ).toEqual([]);
  });

  it.each([
    ['of known size', extracted],
    ['of unknown size', { ...extracted, width: null, height: null }],
  ])('lists the items of a page %s, and covers what was scanned at each zoom', async (_, shown) => {
    const build = await rolldown({
      input: join(write(program(shown)), 'main.tsx'),
      platform: 'browser',
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await build.generate({ format: 'iife' });
    const { page, problems } = await open({ viewport: { width: 2000, height: 2600 } }, ['about:']);
    const start = async (image: string): Promise<void> => {
      await page.setContent(
        `<style>${red} ${onTop}</style><script>var image = ${JSON.stringify(image)}</script><div id="app"></div>`,
      );
      await page.addScriptTag({ content: output[0].code });
    };
    const pictures = async (): Promise<Buffer[]> => {
      const found: Buffer[] = [];
      for (const zoom of [1, 2, 4]) {
        await page.addStyleTag({ content: `:root { --line: ${(8 * 400 * zoom) / width}px }` });
        found.push(await pictureOf(page, page.locator('figure')));
        await page.getByText('Zoom in').click();
      }
      return found;
    };
    await start(imageOf(''));
    await page.locator('polygon').first().waitFor();
    expect(await page.locator('fieldset').allInnerTexts()).toEqual([
      expect.stringMatching(
        /^Without an entity\s+segments \(0.2\)\s*signatures \(0.87\)\s*segments \(0.9\)\s*checkboxes \(0.95\)$/,
      ),
      expect.stringMatching(/^entity-note\s+Paid in part \(0.61\)$/),
      expect.stringMatching(/^entity-total\s+1,204.50 \(0.98\)$/),
    ]);
    const drawn = await pictures();
    await page.getByText('signatures (0.87)').click();
    const fills = () =>
      page.locator('svg > *').evaluateAll((all) => all.map((each) => each.getAttribute('fill')));
    await expect.poll(fills).toEqual(['none', 'none', 'none', 'none', '#fd08']);
    await start(imageOf(scanned + line));
    await page.locator('polygon').first().waitFor();
    await page.addStyleTag({ content: 'svg { display: none }' });
    const expected = await pictures();
    for (const [index, picture] of expected.entries())
      expect(await difference(page, drawn[index] ?? picture, picture)).toBeLessThan(1);
    expect(problems).toEqual([]);
  });
});
