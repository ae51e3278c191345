#!/usr/bin/env node
import { AbortError, ConnectionError, DocprocError } from '@docproc/client';
import { printed, withoutOption } from '../shared/command-line.ts';
import { exitCodeOf, isOfSystem, NotSentError } from './exit-codes.ts';
import { main } from './command.ts';

// The reader of the output may end first, as in `docproc export task-1 | head -1`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    console.error(`The output cannot be written: ${error.message}`);
    process.exit(exitCodeOf(error));
  });
}

const controller = new AbortController();
const args = process.argv.slice(2);
// A second Ctrl-C ends the process as it is. Not `once`: who restores the cursor ends a process that has no other listener.
if (args[0] !== 'sandbox')
  process.on('SIGINT', () => (controller.signal.aborted ? process.exit(130) : controller.abort()));

try {
  process.exitCode = (await main(args, process.env, controller.signal)) ?? process.exitCode;
} catch (error) {
  const isAborted = controller.signal.aborted || error instanceof AbortError;
  const isKnown = error instanceof DocprocError || error instanceof NotSentError || isOfSystem(error);
  const message =
    isKnown && !process.env['DEBUG'] ? withoutOption(error.message) : printed(error, process.env);
  const needsSandbox = error instanceof ConnectionError && args.includes('--sandbox');
  const way = needsSandbox ? '\nStart it: docproc sandbox. On another address, set DOCPROC_SANDBOX_URL.' : '';
  const isSent = error instanceof AbortError;
  const effect = isSent ? 'a request that was on its way may have had its effect' : 'nothing was sent';
  console.error(isAborted ? `Ended by Ctrl-C: ${effect}.` : message + way);
  process.exitCode = isAborted ? 130 : exitCodeOf(error);
}
