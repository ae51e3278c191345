#!/usr/bin/env node
import { main } from './command/command.ts';

// The reader of the output may end first, as in `docproc-conformance judge capture.har | head -1`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  // Once: a second signal ends the process at once.
  process.once(signal, () => {
    process.stderr.write(`\nWaiting for the responses to the requests that were sent.\n`);
    controller.abort(new Error(`The run received ${signal}.`));
  });

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: process.stderr.isTTY && process.stdout.isTTY,
  env: process.env,
  signal: controller.signal,
});
