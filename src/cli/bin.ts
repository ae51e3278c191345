#!/usr/bin/env node
import { AbortError, ConnectionError, DocprocError } from '@docproc/client';
import { printed, withoutOption } from '../shared/command-line.ts';
import { CommandError, exitCodeOf, isOfSystem } from './exit-codes.ts';
import { main } from './command.ts';

const controller = new AbortController();
// Why the output cannot be written.
let lost: Error | undefined;
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of the output may end first, as in `docproc export task-1 | head -1`.
    if (error.code === 'EPIPE' || lost) return;
    lost = error;
    console.error(`The output cannot be written: ${error.message}`);
    // What runs ends, and says what it has done.
    controller.abort();
  });
}
process.on('exit', () => (process.exitCode = lost ? exitCodeOf(lost) : process.exitCode));

const args = process.argv.slice(2);
// A second Ctrl-C ends the process as it is. Not `once`: who restores the cursor ends a process that has no other listener.
if (args[0] !== 'sandbox')
  process.on('SIGINT', () => (controller.signal.aborted ? process.exit(130) : controller.abort()));

try {
  process.exitCode = (await main(args, process.env, controller.signal)) ?? process.exitCode;
} catch (error) {
  const isAborted = controller.signal.aborted || error instanceof AbortError;
  const isKnown = error instanceof DocprocError || error instanceof CommandError || isOfSystem(error);
  const message =
    isKnown && !process.env['DEBUG'] ? withoutOption(error.message) : printed(error, process.env);
  const needsSandbox = error instanceof ConnectionError && args.includes('--sandbox');
  const way = needsSandbox ? '\nStart it: docproc sandbox. On another address, set DOCPROC_SANDBOX_URL.' : '';
  const isSent = error instanceof AbortError;
  const effect = isSent ? 'the request on its way may have had its effect' : 'no request was on its way';
  if (!lost) console.error(isAborted ? `Ended by Ctrl-C: ${effect}.` : message + way);
  process.exitCode = isAborted ? 130 : exitCodeOf(error);
}
