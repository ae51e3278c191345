/** The style sheet of each page is without what no page shows. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedBoxes, withoutUnused } from '../../scripts/artifacts/site/styles.ts';
import { root } from '../artifacts/project.ts';

it.each([
  ['.text{color:red}', '.text{color:red}'],
  ['.VPHero{color:red}.text{color:blue}', '.text{color:blue}'],
  [
    '.VPHero[data-v-1a]{color:red}.name[data-v-1a]{color:red}.text[data-v-2b]{color:blue}',
    '.text[data-v-2b]{color:blue}',
  ],
  ['.item.level-1 p,.item.level-3 p{color:red}', '.item.level-1 p{color:red}'],
  ['.item.level-3[data-v-1a]{color:red}.text[data-v-1a]{color:blue}', '.text[data-v-1a]{color:blue}'],
  ['.item:is(.level-1,.level-3){color:red}', '.item:is(.level-1,.level-3){color:red}'],
  [
    '@media print{.custom-block.tip{color:red}.custom-block.details{color:blue}}',
    '@media print{.custom-block.details{color:blue}}',
  ],
  [':root{--a:1px;--b:var(--a)}.text{width:1px}', '.text{width:1px}'],
  [':root{--a:1px;--b:var(--c);--c:2px}.text{width:var(--a)}', ':root{--a:1px}.text{width:var(--a)}'],
  [
    ':root{--a:url("x;y}");--b:calc(1px + (2px))}.text{width:var(--b)}',
    ':root{--b:calc(1px + (2px))}.text{width:var(--b)}',
  ],
])('%s', (sheet, expected) => {
  expect(withoutUnused(sheet)).toBe(expected);
});

it('no page has a box whose rules are left out', () => {
  const box = new RegExp(`^\\s*(?:::: *|> *\\[!)(?:${unusedBoxes})\\b`, 'im');
  const pages = globSync(['docs/**/*.md', 'src/*/README.md'], { cwd: root });
  expect(box.test('::: tip')).toBe(true);
  expect(box.test('> [!NOTE]')).toBe(true);
  expect(pages.filter((page) => box.test(readFileSync(join(root, page), 'utf8')))).toEqual([]);
});
