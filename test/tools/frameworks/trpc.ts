/** Procedures of tRPC whose inputs are schemas of the contract. */
import assert from 'node:assert/strict';
import { CreateUploadRequest, ReportTaskRequest } from '@docproc/types/schemas';
import { initTRPC } from '@trpc/server';

const t = initTRPC.create();
const router = t.router({
  report: t.procedure
    .input(ReportTaskRequest)
    .mutation(({ input }) => input.issues.map(({ label }) => label)),
  upload: t.procedure.input(CreateUploadRequest).mutation(({ input }) => input.file.length),
});
const caller = t.createCallerFactory(router)({});

const issues = [{ label: 'Wrong Document Type', value: 'wrong_type' }];
assert.deepEqual(await caller.report({ issues }), ['Wrong Document Type']);
await assert.rejects(caller.report({ issues: [] }), /issues must have a length of at least 1, and has 0\./);
const wrong = [{ label: 1, value: 'wrong_type' }];
// @ts-expect-error The input has the type of the schema.
const rejected = caller.report({ issues: wrong });
await assert.rejects(rejected, /issues\[0\]\.label must be a string, and is 1\./);

const form = new FormData();
form.append('file', new File(['a'], 'a.pdf'));
form.append('projectId', 'project-1');
assert.equal(await caller.upload(form), 1);
await assert.rejects(caller.upload(new FormData()), /file is missing\./);
