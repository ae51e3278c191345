#!/usr/bin/env node
import { main, UsageError } from './cli.js';
try {
    process.exitCode = await main(process.argv.slice(2));
}
catch (error) {
    const known = error instanceof UsageError || error instanceof TypeError;
    console.error(known && !process.env['DEBUG'] ? error.message : error);
    process.exitCode = 1;
}
