/** What the sentences of open questions state about the mock, as requests that show it. */
import { isDeepStrictEqual } from 'node:util';
import type { Model, OpenQuestion, Operation } from '../../../scripts/model/index.ts';
import { send } from '../requests/judges.ts';
import { usual, type RequestCase } from '../requests/request.ts';

/** Sends requests to the mock. */
export interface Mock {
  url: string;
  model: Model;
}

type Said = Pick<OpenQuestion, 'id' | 'mock'>;
type Check = (mock: Mock, operation: Operation, match: RegExpExecArray) => Promise<boolean>;

async function request(
  { url, model }: Mock,
  operation: Operation,
  headers: Record<string, string> = {},
  change: Partial<RequestCase> = {},
): Promise<{ status: number; body: unknown }> {
  const base = { ...usual(operation, model), label: '', aspect: 'content' as const, ...change };
  const fetchWith = (address: string, init: RequestInit): Promise<Response> => {
    for (const [name, value] of Object.entries(headers)) (init.headers as Headers).set(name, value);
    return fetch(address, init);
  };
  const response = await send(fetchWith, url, base, 'Bearer any-key');
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text };
}

/** The status that the mock returns if it is asked for one; text of errors needs no content negotiation. */
const onDemand = async (mock: Mock, operation: Operation, status: string): Promise<boolean> =>
  (await request(mock, operation, { prefer: `code=${status}` })).status === Number(status);

const isSuccess = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** The request with IDs that no example has. */
async function acceptsAny(mock: Mock, operation: Operation): Promise<boolean> {
  const { values } = usual(operation, mock.model);
  const path = Object.fromEntries(Object.keys(values.path).map((name) => [name, 'never-seen']));
  return isSuccess(await request(mock, operation, {}, { values: { ...values, path } }));
}

/** Whether a success is one of the examples of the contract. */
async function returnsExample(mock: Mock, operation: Operation): Promise<boolean> {
  const found = await request(mock, operation);
  const examples = operation.responses.filter(({ success }) => success).flatMap((each) => each.examples);
  return isSuccess(found) && examples.some(({ value }) => isDeepStrictEqual(value, found.body));
}

/** Kinds of sentences, each with what shows that it is true for an operation that names the question. */
const kinds: [pattern: RegExp, check: Check][] = [
  [
    /^Returns (\d{3}) on demand(?: only)?\.$/,
    (mock, operation, [, status = '']) => onDemand(mock, operation, status),
  ],
  [
    /^Returns (\d{3}), or (\d{3}|another success status) on demand\.$/,
    async (mock, operation, [, status, other = '']) =>
      (await request(mock, operation)).status === Number(status) &&
      onDemand(mock, operation, /^\d+$/.test(other) ? other : '201'),
  ],
  [
    /^Cannot return (\d{3}) .* on demand\.$/,
    async (mock, operation, [, status = '']) => !(await onDemand(mock, operation, status)),
  ],
  [
    /^Is stateless\.$/,
    async (mock, operation) =>
      isDeepStrictEqual(await request(mock, operation), await request(mock, operation)),
  ],
  [/^Returns the (?:requested )?examples?\b/, returnsExample],
  [/^(?:Accepts any (?:ID|project|folder|bearer token)|Accepts every move|Ignores scopes)\.$/, acceptsAny],
];

/** Whether the tests know requests that show what a sentence states. */
export const isShown = ({ mock: text }: Said): boolean =>
  kinds.some(([pattern]) => pattern.test(text.trim()));

/** Returns the operations for which a sentence is not true. */
export async function wrongFor(mock: Mock, { id, mock: text }: Said): Promise<string[]> {
  const wrong: string[] = [];
  for (const [pattern, check] of kinds) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    for (const operation of mock.model.operations.filter(({ allQuestions }) => allQuestions.includes(id)))
      if (!(await check(mock, operation, match))) wrong.push(`${id}, ${operation.id}: ${text.trim()}`);
  }
  return wrong;
}
