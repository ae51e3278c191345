import { list } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
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

// As wide as a telephone, so that its text stays legible there.
const row = 72;
const box = { x: 2, width: 166, height: 44 };
const results = { x: 206, width: 150 };

/** Which credential fails at which point, and with which status, by the tags of the operations. */
export const credentials = pictureOf((site: SiteModel, links: Links): Picture => {
  const full = site.operations.filter(({ shorthandOf }) => shorthandOf === undefined);
  const tags = [...new Set(full.map(({ tag }) => tag.name))];
  /** Such as `Tasks: 404`. Operations that return none of the statuses are left out. */
  const resultsOf = ({ statuses = [] }: (typeof checks)[number]): string[] =>
    tags.flatMap((tag) => {
      const own = full.filter((each) => each.tag.name === tag).flatMap(({ responses }) => responses);
      const found = statuses.filter((status) => own.some((response) => response.status === status));
      return found.length > 0 ? [`${tag}: ${list(found)}`] : [];
    });
  const known = (id: string | undefined): id is string => site.questions.some((each) => each.id === id);
  const shown = checks.flatMap((check) => {
    const found = resultsOf(check);
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
        arrow('credentials', `M${box.x + box.width} ${middle}H${results.x}`),
        text((box.x + box.width + results.x) / 2 - 2, middle - 10, 'no', 'note'),
        rect({ ...box, ...results, y }, isOpen ? 'node open' : 'node'),
        ...(isOpen ? ['not specified'] : found).map((line, at, { length }) =>
          text(
            results.x + results.width / 2,
            middle + (at - (length - 1) / 2) * 16,
            line,
            isOpen ? 'note' : 'request',
          ),
        ),
        arrow('credentials', `M${center} ${y + box.height}V${y + row}`),
        text(center + 18, y + box.height + 13, 'yes', 'note'),
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
    width: results.x + results.width + 2,
    height: end + box.height + 4,
    parts,
    words: words.join('\n'),
    caption: 'The order of the checks is an assumption: it is that of the sandbox.',
  };
});
