#!/usr/bin/env node
import { main, UsageError } from './command.ts';

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  const known = error instanceof UsageError || error instanceof TypeError;
  console.error(known && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 1;
}
