/** Runs the command of a tool, for one resource or several in turn. */
import { AbortError, allowed, type GuardedFields, type GuardedRecord } from '@docproc/client';
import type { DocprocWithTasks } from '@docproc/client/upload-tasks';
import ora, { type Ora } from 'ora';
import { commands } from '../../generated/cli/contract/contract.ts';
import { counted } from '../shared/counted.ts';
import { integer, UsageError } from '../shared/command-line.ts';
import { isObject } from '../shared/json.ts';
import { matchingFiles } from '../shared/matching-files.ts';
import { questionFor, shownOf } from '../shared/question.ts';
import { judgeTools, rejectionOf } from '../shared/tool-guards.ts';
import { callMethod, type Tool } from '../shared/tool.ts';
import { CommandError, exitCodeOf, madeOf } from './exit-codes.ts';
import { ask } from './login.ts';
import { bar, columns, details, table } from './render.ts';

export interface Flags {
  json?: boolean | undefined;
  yes?: boolean | undefined;
  continue?: boolean | undefined;
  wait?: boolean | undefined;
  timeout?: string | undefined;
}

/** What a command runs with. */
export interface Surroundings {
  client: DocprocWithTasks;
  /** Whether the client can find the tasks of an upload. */
  findsTasks: boolean;
  flags: Flags;
  signal: AbortSignal;
  /** Writes a text, which in a terminal has nothing that moves the cursor. */
  write: (text: string) => void;
  print: (text: string) => void;
  /** Tells a person something that is no result. */
  note: (text: string) => void;
}

type Arguments = Readonly<Record<string, unknown>>;

const judge = (record: string, resource: unknown) =>
  madeOf(() =>
    judgeTools(commands, record, allowed(resource as GuardedFields<GuardedRecord>, record as GuardedRecord)),
  );

/** Reads the resource that a command depends on; undefined if it depends on none. */
function readBefore(run: Surroundings, tool: Tool, args: Arguments): Promise<unknown> | undefined {
  const { guard, lists, annotations, reader: name } = tool;
  const reader = commands.find((each) => each.name === name);
  if (!reader || !(guard || lists || annotations.destructiveHint)) return undefined;
  return callMethod(run.client, reader, args, {});
}

/** @throws {CommandError} A person did not confirm an irreversible request. */
async function confirm(run: Surroundings, tool: Tool, question: string): Promise<void> {
  // What a person does not see on stderr, a person does not confirm.
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new UsageError(`${question} Without a terminal, add --yes.`);
  const reply = await ask(`${question} [y/N] `, run.signal);
  if (!/^y(es)?$/i.test(reply)) throw new CommandError('unconfirmed', `${tool.name} was not sent.`);
}

/**
 * Runs the command for one resource, and returns its result. It reads the resource again after a person has confirmed.
 *
 * @param confirmed What was shown to the person.
 */
async function runOne(run: Surroundings, tool: Tool, args: Arguments, confirmed?: string): Promise<unknown> {
  const resource = await readBefore(run, tool, args);
  if (tool.lists !== undefined)
    return judge(tool.lists, resource).map(({ tool: command, ...verdict }) => ({ command, ...verdict }));
  const reason = tool.guard && rejectionOf(tool.name, judge(tool.guard.record, resource));
  if (reason !== undefined) throw new CommandError('state', reason);
  const shown = shownOf(resource);
  if (!tool.annotations.destructiveHint || run.flags.yes || shown === confirmed)
    return callMethod(run.client, tool, args, {});
  await confirm(run, tool, questionFor(tool, args, resource, confirmed !== undefined));
  return runOne(run, tool, args, shown);
}

/** Prints a result: JSON, a table, the members of a resource, or the state that a change has led to. */
function show({ flags, print }: Surroundings, tool: Tool, id: string, result: unknown): void {
  if (flags.json) return print(JSON.stringify(result ?? null, null, 2));
  if (Array.isArray(result)) return print(table(result));
  if (tool.annotations.readOnlyHint && isObject(result)) return print(details(result));
  const own: Readonly<Record<string, unknown>> = Object(result);
  const resource = Object.values(own).find((each) => isObject(each) && 'status' in each) ?? own;
  const { status = 'done' } = Object(resource) as { status?: unknown };
  const failed = own['partial'] === true ? ['an external call failed'] : [];
  print(columns([[id, status, ...failed, ...('message' in own ? [own['message']] : [])]]));
}

/** Runs the command for several resources in turn, and returns the exit code: that of the first one that failed. */
export async function runEach(
  run: Surroundings,
  given: readonly string[],
  work: (id: string) => Promise<void>,
  onFailure?: (failure: { id: string; error: string }) => void,
): Promise<number> {
  const ids = [...new Set(given)];
  if (ids.length === 1) {
    await work(ids[0] as string);
    return 0;
  }
  let [done, failed, code] = [0, 0, 0];
  const left = (): number => ids.length - done - failed;
  for (const id of ids) {
    try {
      await work(id);
      done++;
    } catch (error) {
      // That of Node ends a question, before a request is sent.
      if ((error as Error).name === 'AbortError') {
        const [state, sent] = error instanceof AbortError ? [`${id} may be done, `, 1] : ['', 0];
        run.note(`${done} done, ${failed} failed, ${state}${left() - sent} not sent.`);
        throw error;
      }
      failed++;
      code ||= exitCodeOf(error);
      const { message } = error as Error;
      onFailure?.({ id, error: message });
      run.note(`${id}: ${message}`);
      if (!run.flags.continue) break;
    }
  }
  const way = left() > 0 ? ' --continue goes on after a failure.' : '';
  run.note(`${done} done, ${failed} failed, ${left()} not sent.${way}`);
  return code;
}

export async function runTool(run: Surroundings, tool: Tool, ids: readonly string[], args: Arguments) {
  if (tool.files.length > 0) return upload(run, tool, ids, args);
  const withIds = (...own: string[]): Arguments => ({
    ...args,
    ...Object.fromEntries(tool.path.map((name, index) => [name, own[index]])),
  });
  if (tool.path.length !== 1) {
    show(run, tool, ids.join(' '), await runOne(run, tool, withIds(...ids)));
    return 0;
  }
  const isOne = new Set(ids).size === 1;
  const printLine = (line: object): void => run.print(JSON.stringify(line));
  const work = async (id: string): Promise<void> => {
    const result = await runOne(run, tool, withIds(id));
    if (run.flags.json && !isOne) return printLine({ id, result });
    if (!isOne && tool.lists !== undefined) run.print(id);
    show(run, tool, id, result);
  };
  return runEach(run, ids, work, run.flags.json ? printLine : undefined);
}

/** Seconds to wait for the tasks of an upload, an hour. */
const defaultTimeout = 3_600;

/** Sends files, prints the ID of the upload, and waits for its tasks if that is asked for. */
async function upload(run: Surroundings, tool: Tool, paths: readonly string[], args: Arguments) {
  const { flags, print, note } = run;
  const seconds = integer(flags.timeout, '--timeout') ?? defaultTimeout;
  const files = (await Promise.all(paths.map(matchingFiles))).flat();
  const progress = createProgress();
  try {
    const onProgress = ({ file, index, count, sent, total }: Progress): void =>
      progress(`${bar(sent, total)} ${columns([[file]])} (${index + 1} of ${count})`);
    const members = { ...args, [tool.files[0] as string]: files };
    const created = (await callMethod(run.client, tool, members, { onProgress })) as { id: string };
    if (typeof created.id !== 'string')
      throw new CommandError(
        'response',
        'The response is not as documented: the upload was created, and has no id.',
      );
    if (!flags.wait) {
      print(flags.json ? JSON.stringify(created, null, 2) : created.id);
      return 0;
    }
    if (!flags.json) print(created.id);
    const tasks = await wait(run, created.id, seconds, progress).catch((error: Error) => {
      if (flags.json) print(JSON.stringify({ upload: created }, null, 2));
      note(`The upload ${created.id} was created. docproc upload get ${created.id} reads it.`);
      throw error;
    });
    if (flags.json) print(JSON.stringify({ upload: created, tasks }, null, 2));
    else for (const { id } of tasks ?? []) print(id);
    if (!tasks) note('The IDs of its tasks are not known: --tasks-of names a module that returns them.');
    return 0;
  } finally {
    progress();
  }
}

type Progress = Record<'index' | 'count' | 'sent' | 'total', number> & { file: string };

/** Waits until nothing of an upload is processed any more, and returns its tasks, if something knows their IDs. */
async function wait({ client, findsTasks }: Surroundings, id: string, seconds: number, progress: Show) {
  const options = { totalTimeout: seconds * 1_000 };
  const isDone = ({ status }: { status: string }): boolean => status.toUpperCase() !== 'PROCESSING';
  progress('waiting for the tasks');
  if (!findsTasks) return void (await client.uploads.waitFor(id, { ...options, until: isDone }));
  const seen = new Set<string>();
  return client.uploads.waitForTasks(id, {
    ...options,
    until(task) {
      if (isDone(task)) seen.add(task.id);
      progress(`${counted(seen.size, 'task')} processed`);
      return isDone(task);
    },
  });
}

/** Shows what is done; without a text, ends. */
type Show = (text?: string) => void;

/** Returns what shows progress, on a terminal alone. */
function createProgress(): Show {
  let spinner: Ora | undefined;
  return (text) => {
    if (text === undefined) return void spinner?.stop();
    // Without a width, a line has no end to return to.
    if (!process.stderr.isTTY || !process.stderr.columns) return;
    spinner ??= ora({ discardStdin: false, color: process.env['NO_COLOR'] ? false : 'cyan' }).start();
    spinner.text = text;
  };
}
