import { list } from '../../../lib/markdown.ts';
import type { SiteModel } from '../advice.ts';
import type { Links } from '../links.ts';
import { arrow, type Picture, pictureOf, rect, text } from './svg.ts';

/** What is checked, and the statuses of a request that does not pass; an open question where they are not specified. */
const checks = [
  { asks: 'Is the key valid?', fails: 'The key is missing or invalid', statuses: ['401'] },
  {
    asks: 'Does it have the scope?',
    fails: 'The key does not have the scope',
    question: 'missing-scope-status',
  },
  {
    asks: 'Does it have access?',
    fails: 'The key has no access to the project or the resource',
    statuses: ['403', '404'],
  },
  { asks: 'Is the resource there?', fails: 'There is no such resource', statuses: ['404'] },
];

const row = 76;
const box = { x: 2, width: 230, height: 40 };
const right = 320;

/** Which credential fails at which point, and with which status, by the tags of the operations. */
export const credentials = pictureOf((site: SiteModel, links: Links): Picture => {
  const full = site.operations.filter(({ shorthandOf }) => shorthandOf === undefined);
  const tags = [...new Set(full.map(({ tag }) => tag.name))];
  /** Such as `Tasks: 404`. Operations that return none of the statuses are left out. */
  const results = ({ statuses = [] }: (typeof checks)[number]): string[] =>
    tags.flatMap((tag) => {
      const own = full.filter((each) => each.tag.name === tag).flatMap(({ responses }) => responses);
      const found = statuses.filter((status) => own.some((response) => response.status === status));
      return found.length > 0 ? [`${tag}: ${list(found)}`] : [];
    });
  const known = (id: string | undefined): id is string => site.questions.some((each) => each.id === id);
  const shown = checks.flatMap((check) => {
    const found = results(check);
    return found.length > 0 || known(check.question) ? [{ ...check, found }] : [];
  });
  const end = 2 + shown.length * row;
  const center = box.x + box.width / 2;
  const parts = [
    ...shown.flatMap(({ asks, found }, index) => {
      const y = 2 + index * row;
      const middle = y + box.height / 2;
      const isOpen = found.length === 0;
      return [
        rect({ ...box, y }, 'node'),
        text(center, middle, asks),
        arrow('credentials', `M${box.x + box.width} ${middle}H${right}`),
        text((box.x + box.width + right) / 2, middle - 10, 'no', 'note'),
        rect({ x: right, y, width: 300, height: box.height }, isOpen ? 'node open' : 'node'),
        text(right + 150, middle, isOpen ? 'not specified' : found.join(', '), isOpen ? 'note' : 'request'),
        arrow('credentials', `M${center} ${y + box.height}V${y + row}`),
        text(center + 20, y + box.height + 18, 'yes', 'note'),
      ];
    }),
    rect({ ...box, y: end }, 'node'),
    text(center, end + box.height / 2, 'The operation runs'),
  ];
  const words = shown.map(({ fails, found, question = '' }, index) => {
    const result = found.length > 0 ? found.join(', ') : links.question(question, 'not specified');
    return `${index + 1}. ${fails}: ${result}.`;
  });
  return {
    id: 'credentials',
    title: 'Which credential fails where',
    width: 624,
    height: end + box.height + 4,
    parts,
    words: words.join('\n'),
    caption: 'The order of the checks is an assumption: it is that of the sandbox.',
  };
});
