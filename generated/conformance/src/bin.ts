#!/usr/bin/env node
import { main } from './command.js';
import { UsageError } from './flags.js';

try {
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    terminal: process.stderr.isTTY && process.stdout.isTTY,
    env: process.env,
  });
} catch (error) {
  const known = error instanceof UsageError || error instanceof TypeError;
  console.error(known && !process.env['DEBUG'] ? error.message : error);
  process.exitCode = 2;
}
