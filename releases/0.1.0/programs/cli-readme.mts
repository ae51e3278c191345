import { main } from '@docproc/cli';

const { signal } = new AbortController();
await main(['--version'], process.env, signal);
