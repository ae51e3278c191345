/** What a contract can contain and the present one does not: operations with other keys, and bodies of several media types. */
import { expect, test } from 'vitest';
import { build as buildConformance } from '../../scripts/artifacts/conformance/package.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import type * as Conformance from '../../src/conformance/index.ts';
import type * as Sandbox from '../../src/sandbox/fetch.ts';
import { type Edit, edits } from '../evolution/edits.ts';
import { withEdits } from '../evolution/with-edits.ts';
import { closed } from './command.ts';
import { options } from './mutants/judge.ts';

/** An operation that needs a key in a header, one that needs one in the query, and no bearer key. */
const otherKeys: Edit = {
  name: 'other-keys',
  edit: 'Tasks are discarded with the key of a reviewer, and uploads are read with a key in the query',
  add: {
    'security-schemes/ReviewerKey.yaml':
      'type: apiKey\nin: header\nname: X-Reviewer-Key\ndescription: The key of a reviewer.\n',
    'security-schemes/ReaderKey.yaml':
      'type: apiKey\nin: query\nname: reader_key\ndescription: The key of a reader.\n',
  },
  change: {
    'openapi.yaml': [
      {
        after: '  securitySchemes:\n',
        insert:
          '    ReviewerKey:\n      $ref: security-schemes/ReviewerKey.yaml\n' +
          '    ReaderKey:\n      $ref: security-schemes/ReaderKey.yaml\n',
      },
    ],
    'paths/task-discard.yaml': [{ replace: '- ApiKey: [task.edit]', with: '- ReviewerKey: []' }],
    'paths/upload.yaml': [{ replace: '- ApiKey: [upload.read]', with: '- ReaderKey: []' }],
  },
};

/** An operation that returns its resource in a property of its own. */
const wrapped: Edit = {
  name: 'wrapped',
  edit: 'An upload is in the property `upload` of the response',
  change: {
    'paths/upload.yaml': [
      {
        replace: '            $ref: ../schemas/UploadEnvelope.yaml\n          examples:\n',
        with:
          '            type: object\n            required: [upload]\n            properties:\n' +
          '              upload:\n                $ref: ../schemas/Upload.yaml\n          x-examples:\n',
      },
    ],
  },
};
const mediaTypes = edits.filter(({ name }) => name === 'media-types');

type Fetch = typeof fetch;

/** A server that changes the requests to a path before it looks at them. */
const changing =
  (path: RegExp, change: (url: URL, init: RequestInit & { headers: Record<string, string> }) => void) =>
  (send: Fetch): Fetch =>
  (input, init = {}) => {
    const url = new URL(String(input));
    const own = { ...init, headers: { ...(init.headers as Record<string, string>) } };
    if (path.test(url.pathname)) change(url, own);
    return send(url, own);
  };

const urlencoded = 'application/x-www-form-urlencoded';

test('other keys, media types and places of resources are checked, by what the contract states', async () => {
  await withEdits(
    [otherKeys, wrapped, ...mediaTypes],
    [buildConformance, buildSandbox],
    async (_contract, load) => {
      const { runConformance, violationsOf } = load('./conformance/dist/index.js') as typeof Conformance;
      const { createFetch, createSandbox } = load('./sandbox/dist/fetch.js') as typeof Sandbox;
      const run = (plant: (send: Fetch) => Fetch = (send) => send, more: Partial<typeof options> = {}) =>
        runConformance({ ...options, ...more, fetch: plant(createFetch(createSandbox({ log: () => {} }))) });

      const report = await run();
      expect(violationsOf(report).map(({ check, finding }) => [check.id, finding.message])).toEqual([]);
      const passed = report.checks.flatMap(({ id, verdict }) => (verdict === 'passed' ? [id] : []));
      expect(passed).toEqual(
        expect.arrayContaining([
          'access/discardTask/without-x-reviewer-key',
          'access/discardTask/invalid-x-reviewer-key',
          'access/getUpload/without-reader_key',
          'access/getUpload/invalid-reader_key',
          'matrix/discardTask/REVIEWING',
          'matrix/moveUpload/any',
          'responses/getUpload/identity',
          'invalid/createFolder/valid-one-as-application-x-www-form-urlencoded',
          'invalid/createFolder/name-required-as-application-x-www-form-urlencoded',
          'invalid/createFolder/pages-type-as-application-x-www-form-urlencoded',
        ]),
      );

      const faults: [Parameters<typeof changing>, only: string, check: string][] = [
        [
          [/\/discard$/, (_, { headers }) => void (headers['X-Reviewer-Key'] ??= 'any')],
          'discardTask',
          'access/discardTask/without-x-reviewer-key',
        ],
        [
          [
            /\/upload\/[^/]+$/,
            ({ searchParams }) =>
              searchParams.get('reader_key')?.includes('invalid') && searchParams.set('reader_key', 'any'),
          ],
          'getUpload',
          'access/getUpload/invalid-reader_key',
        ],
        [
          [
            /\/folder$/,
            (_, { headers }) => {
              if (headers['content-type'] === urlencoded) headers['content-type'] = 'text/plain';
            },
          ],
          'createFolder',
          'invalid/createFolder/valid-one-as-application-x-www-form-urlencoded',
        ],
        [
          [
            /\/folder$/,
            (_, init) => {
              if (init.headers['content-type'] === urlencoded)
                init.body = String(init.body).replace('pages=text', 'pages=1');
            },
          ],
          'createFolder',
          'invalid/createFolder/pages-type-as-application-x-www-form-urlencoded',
        ],
      ];
      for (const [fault, only, check] of faults) {
        const found = violationsOf(await run(changing(...fault), { only: [only] }));
        expect(found.map((each) => each.check.id)).toContain(check);
      }

      const keys = { 'X-Reviewer-Key': 'secret-of-a-reviewer', reader_key: 'secret-of-a-reader' };
      const unknown = { rate: 1e6, folder: 'folder-2', credentials: { invalid: 'sandbox:invalid' } };
      const without = await run(closed, unknown);
      const reasons = Object.fromEntries(without.checks.map(({ id, reason }) => [id, reason]));
      expect(reasons['access/getUpload/without-reader_key']).toContain(
        'the key reader_key (--other-key reader_key=KEY)',
      );
      expect(violationsOf(without)).toEqual([]);
      const withKeys = await run(closed, { ...unknown, credentials: { ...unknown.credentials, keys } });
      expect(violationsOf(withKeys)).toEqual([]);
      expect(withKeys.checks.find(({ id }) => id === 'access/getUpload/without-reader_key')).toMatchObject({
        verdict: 'passed',
      });
      expect(JSON.stringify(withKeys)).not.toContain('secret-of');
    },
  );
});
