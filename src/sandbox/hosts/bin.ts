#!/usr/bin/env node
import { isUsageError, printed } from '../../shared/command-line.ts';
import { main } from './command/command.ts';

// The reader of the output may end before the sandbox does, as in `docproc-sandbox | head -1`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(printed(error, process.env));
  process.exitCode = isUsageError(error) ? 2 : 1;
}
