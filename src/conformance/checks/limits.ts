/** Group 5: limits of requests, and one more than they allow. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Limit, Operation } from '../contract-types.ts';
import type { Exchange, UploadFile } from '../requests/http.ts';
import { requiredFields } from '../requests/contents.ts';
import { documented, isSuccess, successes } from '../requests/responses.ts';
import type { SendOptions } from '../requests/session.ts';
import {
  InconclusiveError,
  large,
  needsOf,
  reportViolation,
  type Check,
  type CheckContext,
} from './check.ts';

export const limitChecks = (): Check[] =>
  contract.operations.flatMap((operation) => {
    const { body, shorthandOf } = operation;
    if (!body?.files || shorthandOf !== undefined) return [];
    return [
      ...body.limits.flatMap((limit) => checkOf(operation, limit)),
      oneOf(operation, 'empty-file', 'an empty file', () => [
        { name: 'empty.pdf', type: 'application/pdf', content: '' },
      ]),
      oneOf(operation, 'other-type', 'a file that is no PDF', () => [
        { name: 'notes.txt', type: 'text/plain', content: 'text' },
      ]),
    ];
  });

/** Sizes of a megabyte, the smaller one first. */
export const megabytes: { readonly decimal: number; readonly binary: number } = {
  decimal: 1e6,
  binary: 2 ** 20,
};

function checkOf(operation: Operation, limit: Limit): Check[] {
  if (limit.per === 'file' && limit.unit === 'MB') return [fileSize(operation, limit)];
  if (limit.unit === 'files') return [fileCount(operation, limit)];
  return [];
}

function base(
  operation: Operation,
  name: string,
  title: string,
  limit: Limit,
  [sends, expects]: readonly [string, string],
): Omit<Check, 'run'> {
  const { pointer, effect, body } = operation;
  const status = limit.rejectedWith === undefined ? [] : [`${pointer}/responses/${limit.rejectedWith}`];
  return {
    id: `limits/${operation.id}/${name}`,
    group: 'limits',
    title,
    sends,
    expects,
    pointers: [limit.pointer, ...status, `${body?.pointer}/properties/${body?.files?.name}`],
    needs: [large, ...needsOf(effect)],
  };
}

function fileSize(operation: Operation, limit: Limit): Check {
  const title = `${operation.id} accepts files of ${limit.value} MB, and rejects larger ones`;
  const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
  const texts = [
    `${operation.id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
    `The first is accepted, and the last rejected with ${limit.rejectedWith ?? 'a documented status'}. Those between are both accepted, or the first of them is rejected.`,
  ] as const;
  return {
    ...base(operation, limit.name, title, limit, texts),
    async run(context) {
      const send = (size: number): Promise<Exchange> => sendFiles(context, operation, [fileOf(size)]);
      const { decimal, binary } = megabytes;
      const within = await send(limit.value * decimal);
      if (!isSuccess(within)) return rejected(context, `a file of ${limit.value} MB`, within);
      // Between the two sizes the server may do either: an open question.
      const between = await send(limit.value * decimal + 1);
      if (isSuccess(between)) {
        const exact = await send(limit.value * binary);
        if (!isSuccess(exact))
          return rejected(
            context,
            `a file of ${limit.value * binary} bytes, though it accepts larger ones than ${limit.value * decimal}`,
            exact,
          );
      } else expectStatus(context, between, limit, 'a file that is too large');
      const beyond = await send(limit.value * binary + 1);
      expectStatus(context, beyond, limit, 'a file that is too large');
    },
  };
}

function fileCount(operation: Operation, limit: Limit): Check {
  const title = `${operation.id} accepts ${limit.value} files, and rejects more`;
  const texts = [
    `${operation.id} with ${limit.value} small files, and with ${limit.value + 1}.`,
    `The first is accepted, and the second rejected with ${limit.rejectedWith ?? 'a documented status'}.`,
  ] as const;
  return {
    ...base(operation, limit.name, title, limit, texts),
    async run(context) {
      const files = (count: number): UploadFile[] =>
        Array.from({ length: count }, (_, index) => ({ ...fileOf(20), name: `file-${index + 1}.pdf` }));
      const within = await sendFiles(context, operation, files(limit.value));
      if (!isSuccess(within)) rejected(context, `${limit.value} files`, within);
      const beyond = await sendFiles(context, operation, files(limit.value + 1));
      expectStatus(context, beyond, limit, `${limit.value + 1} files`);
    },
  };
}

/** Files of a kind that the contract does not mention: what a server does with them is worth knowing. */
function oneOf(operation: Operation, name: string, what: string, files: () => UploadFile[]): Check {
  return {
    id: `limits/${operation.id}/${name}`,
    group: 'limits',
    title: `${operation.id} with ${what}`,
    sends: `${operation.id} with ${what}.`,
    expects: 'The contract does not specify it. The result is an observation.',
    pointers: [operation.pointer],
    needs: needsOf(operation.effect),
    async run(context) {
      const exchange = await sendFiles(context, operation, files());
      context.report({
        verdict: 'observation',
        message: `${operation.id} ${isSuccess(exchange) ? 'accepts' : 'rejects'} ${what}.`,
        expected: 'not specified',
        seen: String(exchange.status),
        exchanges: [exchange],
      });
    },
  };
}

function rejected(context: CheckContext, what: string, exchange: Exchange): void {
  const { operation } = exchange;
  reportViolation(context, exchange, `${operation.id} rejected ${what}.`, successes(operation));
}

function expectStatus(context: CheckContext, exchange: Exchange, limit: Limit, what: string): void {
  const { operation, status } = exchange;
  const right =
    limit.rejectedWith === undefined
      ? status >= 400 &&
        status < 500 &&
        documented(operation, status) !== undefined &&
        !['401', '403', '404'].includes(String(status))
      : String(status) === limit.rejectedWith;
  if (right) return;
  const message = `${operation.id} returned ${status} for ${what}.`;
  reportViolation(context, exchange, message, limit.rejectedWith ?? 'a documented rejection');
}

/** Sends a form with files and the required fields. */
export function sendFiles(
  { session, id }: CheckContext,
  operation: Operation,
  files: readonly UploadFile[],
  more: SendOptions = {},
): Promise<Exchange> {
  const { body } = operation;
  if (!body?.files) throw new InconclusiveError('the operation has no form with files');
  const fields = requiredFields(operation, session.names());
  return session.send(id, operation, {
    content: { form: { files, fields, fileField: body.files.name } },
    ...more,
  });
}

/** A megabyte of spaces, which all large files share. */
let block: Blob | undefined;

/** Returns a file of a size, without as much memory. */
export function fileOf(size: number): UploadFile {
  block ??= new Blob([' '.repeat(1e6)]);
  const shared = block;
  const parts = Array.from({ length: Math.floor(size / 1e6) }, () => shared);
  return { name: 'size.pdf', type: 'application/pdf', content: new Blob([...parts, ' '.repeat(size % 1e6)]) };
}
