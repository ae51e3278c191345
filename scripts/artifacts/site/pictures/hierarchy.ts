import { bullets } from '../../../lib/markdown.ts';
import { path, type Picture, pictureOf, rect, text } from './svg.ts';

const levels = [
  ['Team', 'creates API keys'],
  ['Project', 'allows import via API, and has your API key'],
  ['Upload', 'one submission, in a folder'],
  ['Task', 'one document of the upload'],
  ['Page', 'one page of the document'],
  ['Extracted items', 'annotations, checkboxes, segments, signatures'],
] as const;

const step = { x: 36, y: 52 };
const box = { width: 136, height: 36 };

/** What belongs to what, from the team to the extracted items. */
export const hierarchy = pictureOf((): Picture => {
  const parts = levels.flatMap(([name, note], level) => {
    const x = 2 + level * step.x;
    const y = 2 + level * step.y;
    const middle = y + box.height / 2;
    return [
      ...(level === 0 ? [] : [path(`M${x - step.x / 2} ${y - step.y + box.height}V${middle}H${x}`)]),
      rect({ x, y, ...box }, 'node'),
      text(x + box.width / 2, middle, name),
      text(x + box.width + 12, middle, note, 'note'),
    ];
  });
  return {
    id: 'hierarchy',
    title: 'Resource hierarchy',
    width: 680,
    height: levels.length * step.y - 10,
    parts,
    words: bullets(
      levels.map(([name, note], level) => {
        const above = levels[level - 1]?.[0].toLowerCase();
        return `**${name}**${above === undefined ? '' : `, part of a ${above}`}: ${note}.`;
      }),
    ),
    caption: 'Each resource belongs to the one above it.',
  };
});
