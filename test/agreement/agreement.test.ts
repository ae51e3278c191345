/**
 * The schema, the types, the client, the sandbox, Prism and the conformance tool judge one corpus of bodies, requests and
 * responses alike, but for the differences that are listed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { Document } from '../../scripts/model/document.ts';
import { checkOpenQuestions } from '../../scripts/lint/catalogs.ts';
import { createModel } from '../../scripts/model/index.ts';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { responseOf } from '../../src/shared/listed-response.ts';
import { contract, openValidator } from '../support/contract.ts';
import { bodyRequests, corpus } from './requests/bodies.ts';
import { expectListed, type Difference } from './compare.ts';
import { linesWithErrors } from './compiled.ts';
import { startPrism, type Prism } from './prism.ts';
import { requestCorpus } from './requests/corpus.ts';
import { endsPrism, fractions, requestDifferences, undeclaredField } from './requests/differences.ts';
import * as requests from './requests/judges.ts';
import { hiddenWith, usual, type RequestCase } from './requests/request.ts';
import { requestLine } from './requests/types.ts';
import { responseCorpus } from './responses/corpus.ts';
import { responseDifferences } from './responses/differences.ts';
import * as responses from './responses/judges.ts';

const model = createModel(bundle as Document, checkOpenQuestions('openapi').entries);
const bodyCases = corpus();
const recordCases = bodyCases.filter(({ operation }) => operation === undefined);
const requestCases = [...requestCorpus(model), ...bodyRequests(bodyCases, model)];
const responseCases = responseCorpus(model);

const of = (list: readonly Difference[], judge: Difference['judge']): Difference[] =>
  list.filter((each) => each.judge === judge);

let prism: Prism;
/** The labels of the cases whose line does not compile, and of those that have no line. */
const notTyped = new Set<string>();
beforeAll(async () => {
  prism = await startPrism();
  const all = [
    ...recordCases.map(({ label, type, value }, index) => ({
      label,
      line: `export const record${index}: types.${type} = ${JSON.stringify(value)};`,
    })),
    ...requestCases.map((each, index) => ({ label: each.label, line: requestLine(each, index) })),
    ...responseCases.map((each, index) => ({
      label: each.label,
      line: responses.responseLine(each, index),
    })),
  ];
  const lines = all.filter(({ line }) => line !== undefined);
  const head =
    `import type * as types from '../../generated/types/index.d.ts';` +
    `import { createClient } from '../../generated/client/dist/index.js';`;
  const wrong = linesWithErrors(
    head,
    lines.map(({ line = '' }) => line),
  );
  for (const [index, { label }] of lines.entries()) if (wrong.has(index)) notTyped.add(label);
  for (const { label, line } of all) if (line === undefined) notTyped.add(label);
});
afterAll(() => prism.stop());

const typed = ({ label }: { label: string }): string => (notTyped.has(label) ? 'invalid' : 'valid');

describe('bodies', () => {
  test('the corpus has valid and invalid bodies of every request', () => {
    for (const operation of ['reportTask', 'moveUpload', 'createUpload'])
      for (const valid of [true, false])
        expect(bodyCases.some((each) => each.operation === operation && each.valid === valid)).toBe(true);
    expect(bodyCases.length).toBeGreaterThan(300);
  });

  test('types', () => expectListed(recordCases, typed, [undeclaredField, ...fractions]));

  test('schema', () => {
    const judge = ({ type, value }: (typeof bodyCases)[number]): string =>
      openValidator(`#/components/schemas/${type}`)(value).length === 0 ? 'valid' : 'invalid';
    expectListed(bodyCases, judge, []);
  });
});

describe('requests', () => {
  test('the corpus has valid and invalid requests of every operation', () => {
    for (const { id } of model.operations)
      for (const valid of [true, false])
        expect(
          requestCases.filter((each) => each.operation.id === id && each.valid === valid).length,
          id,
        ).toBeGreaterThan(0);
  });

  test('types', () => expectListed(requestCases, typed, of(requestDifferences, 'types')));

  test('client', async () => {
    const verdicts = await all(requestCases, requests.clientJudge);
    expectListed(requestCases, verdicts, of(requestDifferences, 'client'));
  });

  test('sandbox, with responses as documented', async () => {
    const open = () => {
      const sandbox = createSandbox({ log: () => {} });
      return { sandbox, fetch: createFetch(sandbox) };
    };
    const verdicts = await all(requestCases, requests.sandboxJudge(model, open, expectDocumented));
    expectListed(requestCases, verdicts, of(requestDifferences, 'sandbox'));
  });

  test('prism, with responses as documented', async () => {
    const cases = requestCases.filter(({ label }) => !endsPrism.test(label));
    expect(cases.length).toBeLessThan(requestCases.length);
    const verdicts = new Map<string, string>();
    const ended = new AbortController();
    const silent = of(requestDifferences, 'prism').filter(({ says }) => says === 'no response');
    const judge = requests.serverJudge(prism.url, ended.signal, expectDocumented);
    const noResponse = (): string => 'no response';
    const pending = cases.map(async (each) => {
      // A connection that Prism closes just as a request is sent shows nothing: the request is sent again.
      const again = () => (ended.signal.aborted ? noResponse() : judge(each).catch(noResponse));
      verdicts.set(each.label, await judge(each).catch(again));
    });
    // The last requests have their responses: what has none by then gets none.
    await Promise.all(
      pending.filter(
        (_, index) => !silent.some(({ cases: labels }) => labels.test(cases[index]?.label ?? '')),
      ),
    );
    ended.abort();
    await Promise.all(pending);
    expectListed(cases, ({ label }) => verdicts.get(label) ?? '', of(requestDifferences, 'prism'));
  });
});

describe('responses', () => {
  test('the corpus has a conforming and a non-conforming response of every status with a known body', () => {
    for (const operation of model.operations)
      for (const { status, contents } of operation.responses) {
        const own = responseCases.filter((each) => each.operation === operation && each.listed === status);
        expect(
          own.some(({ valid }) => valid),
          `${operation.id} ${status}`,
        ).toBe(true);
        const isKnown = contents.some(({ schema }) => schema && schema.types.length > 0);
        expect(own.some(({ valid }) => !valid) || !isKnown, `${operation.id} ${status}`).toBe(true);
      }
  });

  test('types', () => expectListed(responseCases, typed, of(responseDifferences, 'types')));

  test('schema', () =>
    expectListed(
      responseCases,
      (each) => responses.schemaJudge(each, contract),
      of(responseDifferences, 'schema'),
    ));

  test('conformance', () =>
    expectListed(responseCases, responses.conformanceJudge, of(responseDifferences, 'conformance')));

  test('client', async () => {
    const verdicts = await all(responseCases, (each) =>
      responses.clientJudge(each, usual(each.operation, model)),
    );
    expectListed(responseCases, verdicts, of(responseDifferences, 'client'));
  });

  test('prism', () =>
    expectListed(
      responseCases,
      ({ operation, status, type, text, value }) =>
        prism.problems(operation, status, type, value ?? text).length === 0 ? 'valid' : 'invalid',
      of(responseDifferences, 'prism'),
    ));
});

/** Returns the verdict of a judge on each case. */
async function all<T extends { label: string }>(
  cases: readonly T[],
  judge: (each: T) => Promise<string>,
): Promise<(each: T) => string> {
  const verdicts = new Map<string, string>();
  for (const each of cases) verdicts.set(each.label, await judge(each));
  return ({ label }) => verdicts.get(label) ?? '';
}

/** Checks that a server responds with a body that the contract documents. */
async function expectDocumented(
  { operation, aspect, label }: RequestCase,
  response: Response,
): Promise<void> {
  const { status, headers } = response;
  // What the contract has no operation for, it documents no response for.
  if (aspect === 'route') return;
  // Some operations list no status for a key without access.
  const isHidden = aspect === 'access' && hiddenWith(operation).includes(String(status));
  if (isHidden && !responseOf(operation.responses, status)) return;
  const text = await response.text();
  const type = (headers.get('content-type') ?? '').split(';', 1)[0] ?? '';
  const value: unknown = type.endsWith('json') && text !== '' ? JSON.parse(text) : undefined;
  const received = { operation, status, type, text, value };
  expect(responses.conformanceJudge(received), `${label}: ${status} ${type} ${text}`).toBe('valid');
}
