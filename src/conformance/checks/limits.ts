/** Checks that a request at a limit is accepted, and that one above it is rejected. */
import type { Limit, TestedOperation } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import type { UploadFile } from '../contract/options.ts';
import { isSuccess } from '../requests/received.ts';
import { fullOperations, task } from '../contract/resource.ts';
import { checkOf, type Check, type CheckContext } from './check.ts';
import { large, needsFor, newTasks } from './needs.ts';

export const limitChecks = (): Check[] =>
  fullOperations.flatMap((operation) => {
    if (operation.body?.fileField === undefined) return [];
    return [
      ...operation.body.limits.flatMap((limit) => limitCheck(operation, limit)),
      oneOf(operation, 'empty-file', 'an empty file', {
        name: 'empty.pdf',
        type: 'application/pdf',
        content: '',
      }),
      oneOf(operation, 'other-type', 'a file that is not a PDF', {
        name: 'notes.txt',
        type: 'text/plain',
        content: 'text',
      }),
    ];
  });

/** Sizes of a megabyte, the smaller one first. */
export const megabytes = { decimal: 1_000_000, binary: 1_048_576 } as const;

function limitCheck(operation: TestedOperation, limit: Limit): Check[] {
  if (limit.per === 'file' && limit.unit === 'MB') return [fileSize(operation, limit)];
  if (limit.unit === 'files') return [fileCount(operation, limit)];
  return [];
}

/** What the checks of a limit have in common. */
function ofLimit(operation: TestedOperation, limit: Limit): Pick<Check, 'pointers' | 'needs'> {
  const { pointer, body } = operation;
  const status = limit.rejectedWith === undefined ? [] : [`${pointer}/responses/${limit.rejectedWith}`];
  return {
    pointers: [limit.pointer, ...status, `${body?.pointer}/properties/${body?.fileField}`],
    needs: [large, ...needsFor(operation)],
  };
}

function fileSize(operation: TestedOperation, limit: Limit): Check {
  const { id } = operation;
  const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
  return checkOf(operation, 'limits', limit.name, {
    ...ofLimit(operation, limit),
    title: `accepts files of ${limit.value} MB, and rejects larger ones`,
    sends: `${id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
    expects: `The first is accepted, and the last rejected with ${limit.rejectedWith ?? 'a documented status'}. Those between are both accepted, or the first of them is rejected.`,
    async run(context) {
      const send = (size: number): Promise<Exchange> =>
        context.send(operation, undefined, { files: [fileOf(context.session.server.samples[0], size)] });
      const within = await send(small);
      if (!isSuccess(within)) return context.rejection(within, `${id} rejected a file of ${limit.value} MB.`);
      // Between the two sizes the server may do either: an open question.
      const between = await send(small + 1);
      if (isSuccess(between)) {
        const exact = await send(big);
        const message = `${id} rejected a file of ${big} bytes, though it accepts larger ones than ${small}.`;
        if (!isSuccess(exact)) return context.rejection(exact, message);
      } else expectStatus(context, between, limit, 'a file that is too large');
      expectStatus(context, await send(big + 1), limit, 'a file that is too large');
    },
  });
}

function fileCount(operation: TestedOperation, limit: Limit): Check {
  return checkOf(operation, 'limits', limit.name, {
    ...ofLimit(operation, limit),
    title: `accepts ${limit.value} files, and rejects more`,
    sends: `${operation.id} with ${limit.value} small files, and with ${limit.value + 1}.`,
    expects: `The first is accepted with a ${task.noun} for each file, and the second rejected with ${limit.rejectedWith ?? 'a documented status'}.`,
    async run(context) {
      const send = (count: number): Promise<Exchange> => {
        const files = Array.from({ length: count }, (_, at) => ({
          ...context.session.server.samples[0],
          name: `file-${at + 1}.pdf`,
        }));
        return context.send(operation, undefined, { files });
      };
      const within = await send(limit.value);
      if (!isSuccess(within)) context.rejection(within, `${operation.id} rejected ${limit.value} files.`);
      else await expectTasks(context, within);
      const beyond = await send(limit.value + 1);
      expectStatus(context, beyond, limit, `${limit.value + 1} files`);
    },
  });
}

/** Each file of an upload has a task of its own, as far as the run can find them. */
async function expectTasks(context: CheckContext, exchange: Exchange): Promise<void> {
  const { pool, session } = context;
  const count = exchange.form?.files.length ?? 0;
  if (!newTasks.met(context)) return;
  const found = new Set(await pool.tasksOf(pool.note(exchange), count));
  for (const id of found) session.created.push({ resource: task.name, id });
  if (found.size === count) return;
  const message = `${exchange.operation.id} with ${count} files created ${found.size} ${task.noun}s.`;
  context.violation(exchange, message, String(count), String(found.size));
}

/** Files of a kind that the contract does not mention: what a server does with them is worth knowing. */
function oneOf(operation: TestedOperation, name: string, what: string, file: UploadFile): Check {
  return checkOf(operation, 'limits', name, {
    title: `with ${what}`,
    sends: `${operation.id} with ${what}.`,
    expects: 'The contract does not specify it. The result is an observation.',
    async run(context) {
      const exchange = await context.send(operation, undefined, { files: [file] });
      const verb = isSuccess(exchange) ? 'accepts' : 'rejects';
      context.observation(exchange, `${operation.id} ${verb} ${what}.`, 'not specified');
    },
  });
}

function expectStatus(context: CheckContext, exchange: Exchange, limit: Limit, what: string): void {
  const { operation, status, response } = exchange;
  const right =
    limit.rejectedWith === undefined
      ? status >= 400 &&
        status < 500 &&
        response !== undefined &&
        !['401', '403', '404'].includes(String(status))
      : String(status) === limit.rejectedWith;
  if (right) return;
  const message = `${operation.id} returned ${status} for ${what}.`;
  context.violation(exchange, message, limit.rejectedWith ?? 'a documented rejection');
}

/** A megabyte of spaces, which all large files share. */
let block: Blob | undefined;

/** Returns a document that is filled up to a size, without as much memory. */
export function fileOf({ type, content }: UploadFile, size: number): UploadFile {
  block ??= new Blob([' '.repeat(1e6)]);
  const shared = block;
  const start = new Blob([content]).slice(0, size);
  const rest = size - start.size;
  const parts = Array.from({ length: Math.floor(rest / 1e6) }, () => shared);
  return { name: 'size.pdf', type, content: new Blob([start, ...parts, ' '.repeat(rest % 1e6)]) };
}
