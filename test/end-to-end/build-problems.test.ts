/** `npm run build` after an edit that the written pages do not follow. */
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
