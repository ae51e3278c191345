#!/usr/bin/env node
import { main, UsageError } from './command.ts';

// The reader of the output may end before the sandbox does, as in `docproc-sandbox | head -1`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof UsageError || error instanceof TypeError;
  console.error(known && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 1;
}
