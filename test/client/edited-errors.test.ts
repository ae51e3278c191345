// What an edit of the contract makes of errors, and of waiting for an upload.
import { expect, test } from 'vitest';
import type { Document, SchemaObject } from '../../scripts/model/document.ts';
import { add, compile, filesOf, json, operation, ref, start, text } from './edited.ts';

test('the body of an error has the type of its schema, where every response with the status has one', async () => {
  const schema: SchemaObject = { type: 'object', required: ['reason'], properties: { reason: text } };
  const edit = (document: Document): void => {
    // Waiting needs the method that reads an upload, and not the name of the type.
    Object.assign(
      document,
      JSON.parse(JSON.stringify(document).replaceAll('schemas/Upload"', 'schemas/Batch"')),
    );
    const { Upload: Batch = {}, ...others } = document.components?.schemas ?? {};
    document.components = { ...document.components, schemas: { ...others, Batch, Clash: schema } };
    const conflict = { 200: json(ref('Task')), 409: json(ref('Clash')) };
    add(document, 'post', '/task/{task_id}/lock', operation('lockTask', 'Tasks', conflict));
    const other = {
      200: json(ref('Task')),
      409: json({ ...schema, properties: { reason: text, at: text } }),
    };
    add(document, 'post', '/task/{task_id}/hold', operation('holdTask', 'Tasks', other));
    const mixed = { 200: json(ref('Task')), 404: json(ref('Clash')) };
    add(document, 'post', '/task/{task_id}/seek', operation('seekTask', 'Tasks', mixed));
    const first = { 200: json(ref('Task')), 429: json(ref('Clash')) };
    add(document, 'post', '/task/{task_id}/push', operation('pushTask', 'Tasks', first));
  };
  const { docproc, client, folder } = await start(edit, 409, { reason: 'locked' });
  const error: unknown = await docproc['tasks']?.['lock']?.('t-1').catch((each: unknown) => each);
  expect(error).toBeInstanceOf(client.ConflictError);
  expect(error).toMatchObject({ status: 409, documented: true, body: { reason: 'locked' } });
  expect(
    compile(
      folder,
      `declare const error: unknown;
      if (error instanceof types.ConflictError) {
        const reason: string = error.body.reason;
        // @ts-expect-error No member of one of the two.
        void [reason, error.body.at];
      }
      export const limited = (each: types.RateLimitError): types.Clash => each.body;
      export const done: Promise<types.Batch> = docproc.uploads.waitFor('u-1', { until: 'FAILED' });
      // @ts-expect-error No status.
      void docproc.uploads.waitFor('u-1', { until: 5 });
      // @ts-expect-error Other operations have no schema for 404.
      export const missing = (each: types.NotFoundError): types.Clash => each.body;`,
    ).filter((problem) => !/'types' cannot be used as a value/.test(problem)),
  ).toEqual([]);
}, 60_000);

test.each([
  ['another operationId', (written: string) => written.replaceAll('"getUpload"', '"readUpload"')],
  ['another tag', (written: string) => written.replaceAll('"Uploads"', '"Batches"')],
])('%s stops the build with the file to change', async (_, rename) => {
  const edit = (document: Document): void =>
    void Object.assign(document, JSON.parse(rename(JSON.stringify(document))));
  await expect(filesOf(edit)).rejects.toThrow(
    /src\/client\/client\.ts adds `waitFor` to the method `uploads\.get`, which the contract does not have\. /,
  );
});
