import { expect, it } from 'vitest';
import { type Diagram, draw, words } from '../../scripts/artifacts/site/pictures/diagram.ts';

const lifecycle = (operations: number): Diagram => ({
  record: 'Task',
  noun: 'task',
  field: 'status',
  states: ['OPEN', 'DONE'],
  edges: [
    ...Array.from({ length: operations }, (_, index) => ({
      from: 'OPEN',
      to: 'DONE',
      operation: `close${index}`,
    })),
    { from: 'DONE', to: 'OPEN', operation: 'reopen' },
  ],
});

it('draws a few operations between two states each, and many as one arrow', async () => {
  const few = await draw(lifecycle(6), 'few');
  expect(few).toContain('>close5</text>');
  expect(few.match(/<g class="operation">/g)).toHaveLength(7);
  const many = await draw(lifecycle(7), 'many');
  expect(many).toContain('>7 operations</text>');
  expect(many).toContain('>reopen</text>');
  expect(many.match(/<g class="operation">/g)).toHaveLength(2);
  expect(words(lifecycle(7))).toContain('`close6`');
});
