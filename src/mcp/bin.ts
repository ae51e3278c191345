#!/usr/bin/env node
import { isUsageError, printed } from '../shared/command-line.ts';
import { main } from './command.ts';

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(printed(error, process.env));
  process.exitCode = isUsageError(error) ? 2 : 1;
}
