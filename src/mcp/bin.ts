#!/usr/bin/env node
import { printed } from '../shared/command-line.ts';
import { main } from './command.ts';

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(printed(error, process.env));
  process.exitCode = 1;
}
