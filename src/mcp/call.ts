import {
  allowed,
  type Docproc,
  type GuardedFields,
  type GuardedRecord,
  type Task,
  TimeoutError,
} from '@docproc/client';
import type {
  CallToolResult,
  ClientCapabilities,
  InputRequiredResult,
  ServerContext,
} from '@modelcontextprotocol/server';
import { tools } from '../../generated/mcp/contract/contract.ts';
import { createConfirm } from './confirm.ts';
import { fileBelow } from './files.ts';
import type { ServerOptions } from './server.ts';
import { defaultWait, type Tool } from './tool.ts';

export type Input = Readonly<Record<string, unknown>>;

/** The status that the wait for an upload ends with. */
const processing: Task['status'] = 'PROCESSING';

/** The methods of a client by namespace and name. */
type Namespaces = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

/**
 * Returns a function that calls a tool. Whatever goes wrong is a result too, for the model to read.
 *
 * @param redact Replaces the key in a text.
 */
export function createCall(
  client: Docproc,
  { roots = [], allowIrreversible }: ServerOptions,
  redact: (text: string) => string,
) {
  const result = (text: string, isError?: true): CallToolResult => ({
    content: [{ type: 'text', text: redact(text) }],
    ...(isError && { isError }),
  });

  const confirm = createConfirm(redact);

  /** Calls the method of a tool. */
  async function send({ method, path, options, body, files }: Tool, args: Input, signal: AbortSignal) {
    const pick = (names: readonly string[]): Record<string, unknown> =>
      Object.fromEntries(names.filter((name) => name in args).map((name) => [name, args[name]]));
    const members = pick(body ?? []);
    for (const name of files) {
      const paths = [members[name] ?? []].flat();
      members[name] = await Promise.all(paths.map((each) => fileBelow(roots, String(each))));
    }
    return (Object(client) as Namespaces)[method.namespace]?.[method.name]?.(
      ...path.map((name) => args[name]),
      ...(body ? [members] : []),
      { ...pick(options), signal },
    );
  }

  /** Judges each tool that the guards of a resource are for. */
  function judge(record: string, resource: unknown) {
    const verdicts = allowed(resource as GuardedFields<GuardedRecord>, record as GuardedRecord);
    return Object.entries(verdicts).flatMap(([action, verdict]) => {
      const tool = tools.find(({ guard }) => guard?.record === record && guard.action === action);
      return tool ? [{ tool: tool.name, ...verdict }] : [];
    });
  }

  /** Returns why the state of the resource forbids a call; undefined if it does not. */
  function rejection({ name, guard }: Tool, resource: unknown): string | undefined {
    if (!guard) return undefined;
    const verdicts = judge(guard.record, resource);
    const own = verdicts.find(({ tool }) => tool === name);
    if (own?.allowed !== false) return undefined;
    const others = verdicts.filter((each) => each.allowed !== false).map(({ tool }) => tool);
    return `${name} was not sent: ${own.reason} Allowed now: ${others.join(', ') || 'none'}.`;
  }

  /** Waits for an upload that was created. Whatever happens, the result names it: another one would be a second upload. */
  async function waitFor(created: unknown, args: Input, { mcpReq }: ServerContext) {
    const { id } = Object(created) as { id: string };
    const { signal, _meta: { progressToken } = {} } = mcpReq;
    let progress = 0;
    try {
      const upload = await client.uploads.waitFor(id, {
        signal,
        totalTimeout: Number(args['wait_seconds'] ?? defaultWait) * 1_000,
        async until({ status }) {
          const isDone = status.toUpperCase() !== processing;
          if (progressToken !== undefined && !isDone) {
            const message = redact(`The upload is ${status}.`);
            const params = { progressToken, progress: ++progress, message };
            await mcpReq.notify({ method: 'notifications/progress', params });
          }
          return isDone;
        },
      });
      return result(JSON.stringify(upload));
    } catch (error) {
      const reason = (error as Error).message;
      const isOver = error instanceof TimeoutError;
      return result(`The upload ${id} was created. Read it later: ${reason}.`, isOver ? undefined : true);
    }
  }

  return async (
    tool: Tool,
    args: Input,
    context: ServerContext,
    capabilities: ClientCapabilities | undefined,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const { signal } = context.mcpReq;
    try {
      const reader = tools.find(({ name }) => name === tool.reader);
      const resource = reader && (await send(reader, args, signal));
      if (tool.lists !== undefined) return result(JSON.stringify(judge(tool.lists, resource)));
      const reason = rejection(tool, resource);
      if (reason !== undefined) return result(reason, true);
      if (tool.annotations.destructiveHint && !allowIrreversible) {
        const question = await confirm({ tool, args, resource }, context, capabilities);
        if (question !== undefined) return typeof question === 'string' ? result(question, true) : question;
      }
      const value = await send(tool, args, signal);
      if (tool.waits) return await waitFor(value, args, context);
      return result(JSON.stringify(value) ?? 'Done.');
    } catch (error) {
      return result(error instanceof Error ? error.message : String(error), true);
    }
  };
}
