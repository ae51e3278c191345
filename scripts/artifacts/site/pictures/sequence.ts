import { code } from '../../../lib/markdown.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';
import { arrow, path, type Picture, pictureOf, rect, text } from './svg.ts';

/** The usual way of a document, by operationId. An operation that the contract does not have is left out. */
const steps = [
  { id: 'createUpload', note: 'send files', response: 'ID of the upload' },
  { id: 'getUpload', note: 'poll', response: 'status, until it is ready for review' },
  { id: 'getTask', note: 'read each task', response: 'status, pages and extracted items' },
  { id: 'approveTask', note: 'optional', response: 'approved is true' },
  { id: 'completeTask', note: 'irreversible', response: 'status, or 400 if it does not validate' },
];

// As wide as a telephone, so that its text stays legible there.
const left = 50;
const right = 306;
const row = 62;

/** What a program and the service send each other, from the upload to the decision. */
export const sequence = pictureOf((site: SiteModel, links: Links): Picture => {
  const shown = steps.filter(({ id }) => site.operations.some((operation) => operation.id === id));
  const bottom = 62 + shown.length * row;
  const parts = [
    ...(
      [
        [left, 'Your program'],
        [right, 'Service'],
      ] as const
    ).flatMap(([x, name]) => [
      rect({ x: x - 48, y: 2, width: 96, height: 36 }, 'node'),
      text(x, 20, name),
      path(`M${x} 38V${bottom}`, 'lifeline'),
    ]),
    ...shown.flatMap(({ id, note, response }, index) => {
      const y = 72 + index * row;
      const middle = (left + right) / 2;
      return [
        arrow('sequence', `M${left} ${y}H${right}`),
        text(middle, y - 10, `${id} (${note})`, 'request'),
        arrow('sequence', `M${right} ${y + 28}H${left}`, 'reply'),
        text(middle, y + 18, response, 'note'),
      ];
    }),
  ];
  const words = shown.map(
    ({ id, note, response }, index) =>
      `${index + 1}. ${links.operation({ id })} (${note}) returns: ${response}.`,
  );
  return {
    id: 'sequence',
    title: 'From the upload to the decision',
    width: 356,
    height: bottom + 4,
    parts,
    words: words.join('\n'),
    caption: `Instead of ${code('completeTask')}, a task can be discarded. A report leaves its status unchanged.`,
  };
});
