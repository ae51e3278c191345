import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithPacked } from '../support/packed.ts';
import { problems, run, snippets, write } from '../support/snippets.ts';
import { example, examples, reply, serve } from './server.ts';

test('the snippets of @docproc/types', async () => {
  const names = snippets('generated/types/README.md').map((_, index) => `${index + 1}.mts`);
  const folder = await folderWithPacked('types');
  for (const [index, text] of snippets('generated/types/README.md').entries())
    writeFileSync(join(folder, names[index] ?? ''), text);
  expect(problems(folder, names)).toEqual([]);
  const outputs = await Promise.all(names.map((name) => run(folder, name)));
  expect(outputs.join('')).toBe('Document Processing Service 12\n');
});

test('the snippets of @docproc/client, one after the other as one program', async () => {
  const { got, baseUrl } = await serve((one, response, count) => {
    // An upload that is processed when it is read for the second time.
    const reads = got.filter(({ method, path }) => method === 'GET' && path.includes('/upload/')).length;
    const isRead = one.method === 'GET' && one.path.includes('/upload/');
    if (isRead && reads === 1) reply(response, 200, example('getUpload', '200', 'processing'));
    else if (isRead && reads === 2) reply(response, 200, example('getUpload', '200', 'inReview'));
    else examples(one, response, count);
  });
  const text = snippets('generated/client/README.md')
    .join('\n')
    .replaceAll('https://docproc.example', baseUrl);
  const folder = write({ 'all.mts': text, 'invoice.pdf': 'a document' });
  expect(problems(folder, ['all.mts'])).toEqual([]);

  const output = await run(folder, 'all.mts');
  expect(output.replace(/200 \d+$/m, '200 N')).toMatchInlineSnapshot(`
    "upload-1 processing
    task-1 200 undefined
    invoice.pdf 100
    IN_REVIEW
    unknown Not checked: The task passes the same validation as in automatic processing.
    false status is REVIEWING, and must be COMPLETED or DISCARDED or FILTERED.
    getUploadShorthand 1 200 N
    200 REVIEWING undefined
    "
  `);
  expect(got.filter(({ headers }) => headers['x-trace'])).toHaveLength(1);
});
