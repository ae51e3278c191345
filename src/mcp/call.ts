import {
  allowed,
  type Docproc,
  type GuardedFields,
  type GuardedRecord,
  type Task,
  TimeoutError,
} from '@docproc/client';
import type { TasksOf } from '@docproc/client/upload-tasks';
import type {
  CallToolResult,
  ClientCapabilities,
  InputRequiredResult,
  ServerContext,
} from '@modelcontextprotocol/server';
import { tools } from '../../generated/mcp/contract/contract.ts';
import { createConfirm } from './confirm.ts';
import { openBelow, type OpenFile, type Root } from './files.ts';
import type { Redact } from '../shared/redact.ts';
import { errorResult, messageOf, textResult, valueResult } from './result.ts';
import { judgeTools, rejectionOf } from '../shared/tool-guards.ts';
import { callMethod, defaultWait, type Tool } from '../shared/tool.ts';

export type Input = Readonly<Record<string, unknown>>;

/** The status that the wait for an upload ends with. */
const processing: Task['status'] = 'PROCESSING';

/** The tool that reads an upload that another one creates and waits for. */
const uploadReader = tools.find(({ waits }) => waits)?.reader;

interface Surroundings {
  allowIrreversible?: boolean | undefined;
  roots: readonly Root[];
  redact: Redact;
  /** Returns the IDs of the tasks of an upload; undefined if nothing knows them. */
  tasksOf: TasksOf | undefined;
}

/** Returns a function that calls a tool. Whatever goes wrong is a result too, for the model to read. */
export function createCall(client: Docproc, { allowIrreversible, roots, redact, tasksOf }: Surroundings) {
  const failure = (message: string) => errorResult(redact(message));
  const confirm = createConfirm(redact);

  async function send(tool: Tool, args: Input, signal: AbortSignal) {
    const all: Record<string, unknown> = { ...args };
    const opened: OpenFile[] = [];
    try {
      for (const name of tool.files) {
        const own: OpenFile[] = [];
        for (const each of [args[name] ?? []].flat()) {
          own.push(await openBelow(roots, String(each)));
          opened.push(...own.slice(-1));
        }
        all[name] = own;
      }
      return await callMethod(client, tool, all, { signal });
    } finally {
      for (const { stream } of opened) stream.destroy();
    }
  }

  const needsConfirmation = ({ annotations }: Tool): boolean =>
    annotations.destructiveHint && !allowIrreversible;

  /** Reads the resource that the guards of a tool look at, or that a person must see before. */
  async function readBefore(tool: Tool, args: Input, signal: AbortSignal): Promise<unknown> {
    if (!tool.guard && !tool.lists && !needsConfirmation(tool)) return undefined;
    const reader = tools.find(({ name, path }) => name === tool.reader && path.every((each) => each in args));
    return reader && send(reader, args, signal);
  }

  /** Judges each tool that the guards of a resource are for. */
  const judge = (record: string, resource: unknown) =>
    judgeTools(tools, record, allowed(resource as GuardedFields<GuardedRecord>, record as GuardedRecord));

  const missing = tasksOf
    ? undefined
    : 'The IDs of its tasks: the service does not return them. They come from its operator: ask the user for them.';
  /** Returns an upload with the IDs of its tasks, each once, if something knows them. */
  async function withTasks(upload: Parameters<TasksOf>[0]): Promise<object> {
    if (!tasksOf) return upload;
    const ids: unknown = await tasksOf(upload);
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string'))
      throw new TypeError('tasksOf must return an array of task IDs.');
    return { task_ids: [...new Set(ids)], ...upload };
  }

  /** Waits for an upload that was created. Whatever happens, the result names it: another one would be a second upload. */
  async function waitFor(tool: Tool, created: unknown, args: Input, { mcpReq }: ServerContext) {
    const { id } = Object(created) as { id?: unknown };
    if (typeof id !== 'string') throw new TypeError('the response is not as documented: it has no id.');
    const { signal, _meta: { progressToken } = {} } = mcpReq;
    const seconds = Number(args['wait_seconds'] ?? defaultWait);
    const start = performance.now();
    let read = {};
    try {
      await client.uploads.waitFor(id, {
        signal,
        totalTimeout: seconds * 1_000,
        async until(upload) {
          const isDone = upload.status.toUpperCase() !== processing;
          if (isDone) read = await withTasks(upload);
          if (progressToken !== undefined && !isDone) {
            const message = redact(`The upload is ${upload.status}.`);
            const progress = Math.min(seconds, (performance.now() - start) / 1_000);
            const params = { progressToken, progress, total: seconds, message };
            await mcpReq.notify({ method: 'notifications/progress', params });
          }
          return isDone;
        },
      });
      return await valueResult(tool, args, redact(read), missing);
    } catch (error) {
      const way = `Read it with ${tool.reader ?? 'the service'}, and do not create another one`;
      const message = `The upload ${id} was created. ${way}: ${messageOf(error)}`;
      if (!(error instanceof TimeoutError)) return failure(message);
      return redact(textResult(message, { id, left_out: message }));
    }
  }

  return async (
    tool: Tool,
    args: Input,
    context: ServerContext,
    capabilities: ClientCapabilities | undefined,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const { signal } = context.mcpReq;
    let isSent = false;
    try {
      const resource = await readBefore(tool, args, signal);
      if (tool.lists !== undefined) return await valueResult(tool, args, redact(judge(tool.lists, resource)));
      const { guard } = tool;
      const reason = guard && rejectionOf(tool.name, judge(guard.record, resource));
      if (reason !== undefined) return failure(reason);
      if (needsConfirmation(tool)) {
        const question = await confirm({ tool, args, resource }, context, capabilities);
        if (question !== undefined) return typeof question === 'string' ? failure(question) : question;
      }
      const value = await send(tool, args, signal);
      isSent = !tool.annotations.readOnlyHint;
      if (tool.waits) return await waitFor(tool, value, args, context);
      if (tool.name !== uploadReader) return await valueResult(tool, args, redact(value));
      const upload = await withTasks(value as Parameters<TasksOf>[0]);
      return await valueResult(tool, args, redact(upload), missing);
    } catch (error) {
      // To send it again could be a second change.
      const prefix = isSent ? `${tool.name} succeeded, and its result cannot be shown: ` : '';
      return failure(prefix + messageOf(error));
    }
  };
}
