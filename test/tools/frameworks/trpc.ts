/** A procedure of tRPC whose input is a schema of the contract. */
import assert from 'node:assert/strict';
import { ReportTaskRequest } from '@docproc/types/schemas';
import { initTRPC } from '@trpc/server';

const t = initTRPC.create();
const router = t.router({
  report: t.procedure
    .input(ReportTaskRequest)
    .mutation(({ input }) => input.issues.map(({ label }) => label)),
});
const caller = t.createCallerFactory(router)({});

const issues = [{ label: 'Wrong Document Type', value: 'wrong_type' }];
assert.deepEqual(await caller.report({ issues }), ['Wrong Document Type']);
await assert.rejects(caller.report({ issues: [] }), /issues must have a length of at least 1, and has 0\./);
const wrong = [{ label: 1, value: 'wrong_type' }];
// @ts-expect-error The input has the type of the schema.
const rejected = caller.report({ issues: wrong });
await assert.rejects(rejected, /issues\[0\]\.label must be a string, and is 1\./);
