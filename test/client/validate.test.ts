// A client that judges responses by schemas: what it reports, what it rejects, and that no other client has it.
import {
  createClient,
  type ResponseSchema,
  type ValidatedOptions,
  type Violation,
} from '@docproc/client/validate';
import { responses } from '@docproc/types/schemas';
import { UnexpectedResponseError } from '@docproc/client';
import { describe, expect, test, vi } from 'vitest';
import { example, failure, identity, key, model } from './server.ts';

const { payload: task } = example('getTask') as { payload: Record<string, unknown> };
const page = {
  id: 'page-1',
  width: '1240',
  height: null,
  annotations: [],
  checkboxes: [],
  segments: [],
  signatures: [],
};
const wrong = { payload: { ...task, pages: [page, page], added_later: true } };

/** A client whose requests all get one response, and what it reports. */
function responding(body: unknown, options: Partial<ValidatedOptions> = {}, status = 200) {
  const found: Violation[] = [];
  const docproc = createClient({
    baseUrl: 'http://service.test',
    ...identity,
    retries: 0,
    fetch: async () => Response.json(body, { status }),
    ...options,
    validate: { schemas: responses, mode: 'warn', report: (each) => found.push(each), ...options.validate },
  });
  return { docproc, found };
}

const violation = {
  operation: 'getTask',
  status: 200,
  path: ['payload', 'pages', 0, 'width'],
  value: '1240',
  message: 'payload.pages[0].width must be a number or null, and is "1240".',
};

test('a violation is reported with operation, path and value, once per place', async () => {
  const { docproc, found } = responding(wrong);
  expect(await docproc.tasks.get('task-1')).toEqual(wrong.payload);
  expect(found).toEqual([violation]);
  await docproc.withOptions({ headers: { 'x-a': '1' } }).tasks.get('task-2');
  expect(found).toHaveLength(1);
  await docproc.tasks.approve('task-1');
  expect(found[1]).toEqual({ ...violation, operation: 'approveTask' });
});

test('without a report, a violation is a line of console.warn', async () => {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { docproc } = responding(wrong, {
    validate: { schemas: responses, mode: 'warn', report: undefined },
  });
  await docproc.tasks.get('task-1');
  expect(lines.mock.calls).toEqual([[`getTask 200: ${violation.message}`]]);
});

test('with the mode error, a violation ends the request each time', async () => {
  const { docproc, found } = responding(wrong, { validate: { schemas: responses, mode: 'error' } });
  for (let time = 0; time < 2; time++) {
    const error = await failure(docproc.tasks.get('task-1'), UnexpectedResponseError);
    expect(error.message).toBe(
      `getTask: the response with 200 is not what the contract states: ${violation.message}`,
    );
  }
  expect(found).toEqual([]);
});

test('a status that the contract does not list is reported, and stays the error that it is', async () => {
  const { docproc, found } = responding({}, { validate: { schemas: responses, mode: 'error' } }, 418);
  await expect(docproc.tasks.get('task-1')).rejects.toMatchObject({ code: 'response', documented: false });
  expect(found).toEqual([
    {
      operation: 'getTask',
      status: 418,
      path: [],
      value: 418,
      message: 'The status 418 is not in the contract.',
    },
  ]);
});

test.each(
  model.operations.flatMap(({ id, responses: all }) =>
    all.flatMap((each) => each.examples.map((one) => [id, each.status, one] as const)),
  ),
)('%s %s: an example of the contract is no violation', async (id, status, { value }) => {
  const own: Record<string, Record<string, ResponseSchema>> = responses;
  expect(await own[id]?.[status]?.['~standard'].validate(value)).toEqual({ value });
});

test('no report and no error includes the key, whatever the service returns', async () => {
  const echo = { payload: { ...task, status: `is ${key}` } };
  const { docproc, found } = responding(echo);
  await docproc.tasks.get('task-1');
  expect(found).toHaveLength(1);
  const strict = responding(echo, { validate: { schemas: responses, mode: 'error' } });
  const error = await failure(strict.docproc.tasks.get('task-1'), UnexpectedResponseError);
  expect(JSON.stringify([found, error.message, error])).not.toContain(key);
});

test('hooks of the program run too, also those of later options, and so do schemas of other libraries', async () => {
  const seen: string[] = [];
  const later = {
    '~standard': { validate: async () => ({ issues: [{ message: 'No.', path: [{ key: 'payload' }] }] }) },
  };
  const { docproc, found } = responding(wrong, {
    onResponse: () => void seen.push('first'),
    validate: { schemas: { getTask: { '2XX': later } }, mode: 'warn' },
  });
  await docproc.tasks.get('task-1');
  await docproc.withOptions({ onResponse: () => void seen.push('second') }).tasks.discard('task-1');
  expect(seen).toEqual(['first', 'second']);
  expect(found.map(({ path, message }) => [path, message])).toEqual([
    [['payload'], 'No.'],
    [[], 'validate.schemas does not have the operation. Pass `responses` of @docproc/types/schemas.'],
  ]);
});

test.each([
  [undefined, 'schemas must be `responses` of @docproc/types/schemas'],
  [{ schemas: undefined, mode: 'warn' }, 'schemas must be `responses` of @docproc/types/schemas'],
  [{ schemas: responses }, "mode must be 'warn' or 'error'"],
  [{ schemas: responses, mode: 'strict' }, "mode must be 'warn' or 'error'"],
  [{ schemas: responses, mode: 'warn', report: 'console' }, 'report must be a function'],
  [{ schemas: responses, mode: 'warn', maxIssues: '5' }, 'maxIssues must be a number of at least 1'],
  [{ schemas: responses, mode: 'warn', maxIssues: NaN }, 'maxIssues must be a number of at least 1'],
  [{ schemas: responses, mode: 'warn', maxIssue: 5 }, 'maxIssue is not an option'],
])('validate: %j is an error when the client is created', (validate, problem) => {
  // @ts-expect-error What a program in JavaScript may pass.
  expect(() => createClient({ baseUrl: 'http://service.test', ...identity, validate })).toThrow(
    `createClient: validate: ${problem}`,
  );
});

test('a report that rejects ends the request, and not the process', async () => {
  const report = () => Promise.reject(new Error('no disk'));
  const { docproc } = responding(wrong, { validate: { schemas: responses, mode: 'warn', report } });
  await expect(docproc.tasks.get('task-1')).rejects.toThrow('no disk');
});

test('a response that cannot be read twice is judged', async () => {
  const text = async () => JSON.stringify(wrong);
  const fetch = async () => ({ status: 200, ok: true, headers: new Headers(), text });
  const { docproc, found } = responding({}, { fetch });
  await docproc.tasks.get('task-1');
  expect(found).toEqual([violation]);
});

test('an error has the body and the request id of its response', async () => {
  const headers = { 'x-request-id': 'r-1' };
  const { docproc } = responding(wrong, {
    fetch: async () => Response.json(wrong, { headers }),
    validate: { schemas: responses, mode: 'error' },
  });
  const error = await failure(docproc.tasks.get('task-1'), UnexpectedResponseError);
  expect(error).toMatchObject({ status: 200, body: wrong, requestId: 'r-1' });
});

describe('a response with many issues', () => {
  const many = { payload: { ...task, pages: Array.from({ length: 50_000 }, () => 5), name: 7 } };
  const each = (index: number) => ({
    ...violation,
    path: ['payload', 'pages', index],
    value: 5,
    message: `payload.pages[${index}] must be an object, and is 5.`,
  });
  const name = { ...violation, path: ['payload', 'name'], value: 7 };

  test('is reported up to a number, with one that states how many more', async () => {
    const { docproc, found } = responding(many);
    await docproc.tasks.get('task-1');
    expect(found).toEqual([
      { ...name, message: 'payload.name must be a string, and is 7.' },
      each(0),
      { ...violation, path: [], value: undefined, message: '49901 more issues are not listed (maxIssues).' },
    ]);
  });

  test('of another library is cut, and counted', async () => {
    const issues = Array.from({ length: 9 }, (_, index) => ({ message: `${index}`, path: [`${index}`] }));
    const schema = { '~standard': { validate: () => ({ issues }) } };
    const { docproc, found } = responding(
      { payload: {} },
      {
        validate: { schemas: { getTask: { 200: schema } }, mode: 'warn', maxIssues: 2 },
      },
    );
    await docproc.tasks.get('task-1');
    expect(found.map(({ message }) => message)).toEqual([
      '0',
      '1',
      '7 more issues are not listed (maxIssues).',
    ]);
  });

  test('of 4 MB leaves the process alone', async () => {
    const text = JSON.stringify({ payload: { ...task, pages: [] } }).replace(
      '"pages":[]',
      () => `"pages":[${'5,'.repeat(2e6)}5]`,
    );
    const { docproc, found } = responding({}, { fetch: async () => new Response(text) });
    await docproc.tasks.get('task-1');
    expect(found.map(({ message }) => message)).toEqual([
      each(0).message,
      'At least 99901 more issues are not listed (maxIssues).',
    ]);
  });
});

test('an object in a response over a MiB is reported without it: to look for the key in it takes long', async () => {
  const pages = { a: 'x'.repeat(2 ** 20) };
  const { docproc, found } = responding({ payload: { ...task, pages, name: 7 } });
  await docproc.tasks.get('task-1');
  expect(found.map(({ path, value }) => [path.at(-1), value])).toEqual([
    ['name', 7],
    ['pages', undefined],
  ]);
});

test('a value nested 100,000 times is reported without it, and does not stop the request', async () => {
  const id = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { docproc, found } = responding(
    {},
    {
      fetch: async () =>
        new Response(JSON.stringify({ payload: { ...task, id: 0 } }).replace('"id":0', `"id":${id}`)),
    },
  );
  await docproc.tasks.get('task-1');
  expect(found).toMatchObject([{ path: ['payload', 'id'], value: undefined }]);
});
