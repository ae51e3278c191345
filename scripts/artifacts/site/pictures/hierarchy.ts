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

// As wide as a telephone, so that its text stays legible there.
const width = 356;
const step = { x: 12, y: 58 };
const height = 46;

/** What belongs to what, from the team to the extracted items. */
export const hierarchy = pictureOf((): Picture => {
  const parts = levels.flatMap(([name, note], level) => {
    const x = 2 + level * step.x;
    const y = 2 + level * step.y;
    return [
      ...(level === 0 ? [] : [path(`M${x - step.x / 2} ${y - step.y + height}V${y + height / 2}H${x}`)]),
      rect({ x, y, width: width - x - 2, height }, 'node'),
      text(x + 10, y + 15, name, 'name'),
      text(x + 10, y + 32, note, 'note'),
    ];
  });
  return {
    id: 'hierarchy',
    title: 'Resource hierarchy',
    width,
    height: levels.length * step.y - step.y + height + 4,
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
