/** Asks for a configuration, tries it, and writes it as a profile. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createClient } from '@docproc/client';
import { UsageError } from '../shared/command-line.ts';
import { profileFile, variables, writeProfile } from './config.ts';

/** Asks a person in the terminal. A secret is not shown. */
export async function ask(question: string, signal: AbortSignal, isSecret = false): Promise<string> {
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? muted : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // Only now does the terminal not show what is typed.
  if (isSecret) process.stderr.write(question);
  try {
    lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    const ended = once(lines, 'close', { signal }).then(() => '');
    const reply = lines.question(isSecret ? '' : question, { signal }).catch(() => {
      // Ctrl-D, which closes the lines too, or Ctrl-C.
      if (!signal.aborted) process.stderr.write('\n');
      return ended;
    });
    return (await Promise.race([reply, ended])).trim();
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}

/** Writes a profile after a request with it has succeeded. */
export async function login(
  profile: string,
  env: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<string> {
  const file = profileFile(profile, env);
  const values: Record<string, string> = {};
  const all = { ...variables, DOCPROC_TASK_ID: 'taskId' };
  for (const [variable, member] of Object.entries(all)) {
    const label = { taskId: 'ID of a task, which is read to try it' }[member] ?? variable;
    if (!env[variable] && !process.stdin.isTTY)
      throw new UsageError(`docproc login asks in a terminal. Without one, set ${variable}.`);
    values[member] = env[variable] || (await ask(`${label}: `, signal, member === 'apiKey'));
  }
  const { taskId = '', baseUrl, apiKey, teamId = '', projectId = '' } = values;
  const docproc = createClient({ baseUrl, apiKey, teamId, projectId, signal });
  await docproc.tasks.get(taskId);
  await writeProfile(file, values);
  return file;
}
