/** The schema, the types, the client, the sandbox and Prism judge one corpus alike, but for the differences that are listed. */
import getPort from 'get-port';
import { describe, expect, test } from 'vitest';
import { startMock } from '../../scripts/commands/mock.ts';
import { assertBuilt } from '../support/built.ts';
import { corpus, type Case } from './corpus.ts';
import { differences, type Difference } from './differences.ts';
import { client, sandbox, schema, server, types, type Judge } from './judges.ts';

assertBuilt();

const cases = corpus();
const requests = cases.filter(({ operation }) => operation !== undefined);

const prism: Judge = async (asked) => {
  const mock = await startMock({ port: await getPort(), quiet: true });
  try {
    return await server(mock.url)(asked);
  } finally {
    mock.stop();
  }
};

const judges: Record<Difference['judge'], Judge> = { schema, types, client, sandbox, prism };

test('the corpus has valid and invalid bodies of every request', () => {
  for (const operation of ['reportTask', 'moveUpload', 'createUpload'])
    for (const valid of [true, false])
      expect(
        requests.filter((each) => each.operation === operation && each.valid === valid).length,
      ).toBeGreaterThan(0);
  expect(cases.length).toBeGreaterThan(300);
});

describe.each(Object.entries(judges))('%s', (name, judge) => {
  const own = differences.filter((each) => each.judge === name);

  test('differs from the source as listed, and not otherwise', async () => {
    const asked = name === 'schema' || name === 'types' ? cases : requests;
    const valid = await judge(asked);
    const verdict = (label: string) => (valid.has(label) ? 'valid' : 'invalid');
    const truth = (each: Case) => (each.valid ? 'valid' : 'invalid');
    const listed = (each: Case) =>
      own.some(({ says, cases: labels }) => says !== truth(each) && labels.test(each.label));
    const differing = asked.filter((each) => verdict(each.label) !== truth(each));
    const labels = (list: Case[]) => list.map(({ label }) => `${label}: ${verdict(label)}`);
    expect(labels(differing.filter((each) => !listed(each)))).toEqual([]);
    expect(labels(asked.filter((each) => listed(each) && verdict(each.label) === truth(each)))).toEqual([]);
    const unused = own.filter(({ cases: pattern }) => !differing.some(({ label }) => pattern.test(label)));
    expect(unused.map(({ why }) => why)).toEqual([]);
  });
});
