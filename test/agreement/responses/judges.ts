/** Judges of whether a response is as documented: the schema, the types, the client and the conformance tool. */
import { responseOf } from '../../../src/shared/listed-response.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { createClient, UnexpectedResponseError } from '../../../src/client/index.ts';
import { problemsOf } from '../../../src/conformance/requests/received.ts';
import { escapeToken, openValidator, type JsonObject } from '../../support/contract.ts';
import { memberValues } from '../requests/judges.ts';
import type { RequestCase } from '../requests/request.ts';
import { isJson, type ResponseCase } from './corpus.ts';

const verdict = (valid: boolean): string => (valid ? 'valid' : 'invalid');

/** The place of the schema of a response in the bundle. */
const schemaAt = ({ operation, listed, type }: ResponseCase): string =>
  `${operation.pointer}/responses/${listed}/content/${escapeToken(type)}/schema`;

/** The published schemas. What they have no word for is left to others. */
export function schemaJudge(each: ResponseCase, root: JsonObject): string {
  const { operation, listed, type, value } = each;
  const isListed = operation.responses.some(
    ({ status, contents }) => status === listed && contents.some(({ mediaType }) => mediaType === type),
  );
  if (!isListed) return 'invalid';
  if (value === undefined) return 'invalid';
  return verdict(openValidator(schemaAt(each), root)(value).length === 0);
}

/** Returns the line of TypeScript that a response is; undefined if it is no value. */
export function responseLine(
  { operation, listed, type, value }: ResponseCase,
  index: number,
): string | undefined {
  if (value === undefined) return undefined;
  const status = /^\d+$/.test(listed) ? listed : JSON.stringify(listed);
  const at = [operation.path, operation.method.toLowerCase(), 'responses']
    .map((each) => `[${JSON.stringify(each)}]`)
    .join('');
  return `export const response${index}: types.paths${at}[${status}]['content'][${JSON.stringify(type)}] = ${JSON.stringify(value)};`;
}

/** The client: a response is invalid if a typed request reports that it is unexpected. */
export async function clientJudge(
  { operation, status, type, text }: ResponseCase,
  { values, body, value }: Omit<RequestCase, 'label' | 'aspect'>,
): Promise<string> {
  const client = createClient({
    baseUrl: 'http://client.test',
    apiKey: 'key',
    teamId: 'team-1',
    projectId: 'project-1',
    fetch: async () => new Response(text, { status, headers: { 'content-type': type } }),
  });
  const send: unknown = Reflect.get(client.raw, operation.method);
  if (typeof send !== 'function') throw new Error(`The client has no ${operation.method}`);
  const init = {
    params: values,
    ...(body && { body: memberValues(operation, value, () => new Blob(['bytes'])) }),
  };
  try {
    await Reflect.apply(send, client.raw, [operation.path, init]);
    return 'valid';
  } catch (error) {
    if (error instanceof UnexpectedResponseError) return 'invalid';
    throw error;
  }
}

/** The conformance tool, whose checks of responses this is. */
export function conformanceJudge({
  operation: { id },
  status,
  type,
  text,
  value,
}: Pick<ResponseCase, 'operation' | 'status' | 'type' | 'text'> & { value?: unknown }): string {
  const operation = contract.operations.find((each) => each.id === id);
  const response = operation && responseOf(operation.responses, status);
  if (!operation || !response) return 'invalid';
  const json = isJson(type) ? value : undefined;
  return verdict(problemsOf({ operation, status, type, text, json, response }).length === 0);
}
