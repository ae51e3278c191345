#!/usr/bin/env node
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { main, UsageError } from './command.js';

// The reader of the output may end before the sandbox does, as in `docproc-sandbox | head -1`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
fixYoungGeneration(2 ** 23);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof UsageError || error instanceof TypeError;
  console.error(known && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 1;
}

/**
 * Grows V8's space for new objects to a size, and keeps it there. With less, collections are so frequent that they
 * show. With the room that it would get, it leaves the processor's cache, and requests are a sixth slower.
 */
function fixYoungGeneration(bytes: number): void {
  const size = () =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size;
  const survivors: object[] = [];
  for (let round = 0; round < 100 && (size() ?? bytes) < bytes; round++) {
    for (let i = 0; i < 1_000; i++) survivors.push({ i });
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}
