#!/usr/bin/env node
import { main } from './command/command.ts';

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: process.stderr.isTTY && process.stdout.isTTY,
  env: process.env,
});
