/** `npm run build` after an edit that the written pages, or all of the kit, do not follow. */
import { expect, it } from 'vitest';
import { project, run } from '../artifacts/project.ts';

it('names each page that asks for an operation that is gone, and nothing else', async () => {
  const { folder, replace } = project('openapi');
  replace(
    'openapi/openapi.yaml',
    '  /v2/{team_id}/project/{project_id}/upload/{upload_id}/move/{folder_id}:\n    $ref: paths/upload-move.yaml\n',
    '',
  );
  const { code, stderr } = await run('build.ts', ['site'], folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The artifact "site" cannot be made: docs\/guides\/uploads\.md:\d+: <!-- contract: transition moveUpload -->: There is no operation moveUpload\. There are: .*$/,
  );
});

it('says that a webhook is in the bundle and the types alone', async () => {
  const { folder, read, write } = project('openapi');
  const webhook =
    'webhooks:\n  taskChanged:\n    post:\n      operationId: taskChanged\n      responses: { "204": { description: Received. } }\n';
  write('openapi/openapi.yaml', `${read('openapi/openapi.yaml')}\n${webhook}`);
  const { code, stderr } = await run('build.ts', ['site'], folder);
  expect(code).toBe(0);
  expect(stderr).toContain('openapi/ has the webhook taskChanged.');
});
