/** Keys with scopes and restrictions. `test/agreement` sends keys of every kind to every operation. */
import { describe, expect, test } from 'vitest';
import { form, open } from './support.ts';

const { sandbox, control, start } = open();

describe('a key', () => {
  const ready = () => {
    const started = start();
    started.team.seed({ id: 't', upload_id: 'u' });
    const status = async (operation: string, key: string, params = {}, init = {}) =>
      (
        await started.call(
          operation,
          { task_id: 't', upload_id: 'u', uploadId: 'u', ...params },
          { key, ...init },
        )
      ).status;
    return { ...started, status };
  };

  test('of another team has no access', async () => {
    const { team, status } = ready();
    const own = sandbox.apiKey({ team_id: team.id });
    const other = sandbox.apiKey({ team_id: 'another', scopes: ['task.read', 'upload.read'] });
    expect([await status('getTask', own), await status('getUpload', own)]).toEqual([200, 200]);
    expect([await status('getTask', other), await status('getUpload', other)]).toEqual([404, 403]);
  });

  test('of another project has no access, on no path', async () => {
    const { status } = ready();
    const own = sandbox.apiKey({ project_id: 'project-1' });
    const other = sandbox.apiKey({ project_id: 'b & c' });
    for (const operation of ['getTask', 'getUpload', 'getUploadShorthand']) {
      expect(await status(operation, own)).toBe(200);
      expect(await status(operation, other)).toBe(operation === 'getTask' ? 404 : 403);
    }
    const upload = { form: form(['a.pdf']) };
    expect(await status('createUploadShorthand', own, {}, upload)).toBe(200);
    expect(await status('createUploadShorthand', other, {}, upload)).toBe(403);
    const its = { form: form(['a.pdf'], { projectId: 'b & c' }) };
    expect(await status('createUploadShorthand', other, {}, its)).toBe(200);
  });

  test('has only its scopes', async () => {
    const { team, status } = ready();
    const key = sandbox.apiKey({ scopes: ['task.read'], team_id: team.id });
    expect([await status('getTask', key), await status('discardTask', key)]).toEqual([200, 404]);
    const both = sandbox.apiKey('task.read', 'upload.read');
    expect(both).toBe('sandbox:task.read,upload.read');
    const operations = ['getTask', 'getUpload', 'discardTask'];
    expect(await Promise.all(operations.map((id) => status(id, both)))).toEqual([200, 200, 404]);
    for (const key of ['sandbox:', 'sandbox: task.edit , upload.read'])
      expect(await status('getTask', key), key).toBe(404);
  });

  test.each(['task.raed', 'task.read,x', '*', 'task.read task.edit'])(
    'with the unknown scope %s is rejected, with the scopes that there are',
    async (scopes) => {
      const { team, status } = ready();
      expect(await status('getTask', `sandbox:${scopes}`)).toBe(401);
      expect(team.journal().at(-1)?.rejected).toMatch(/, which is not a scope: .*task\.read/);
    },
  );

  test('expires on the clock of the sandbox', async () => {
    const { team, status } = ready();
    const { body } = await control('POST', 'keys', { expires_at: '2026-01-01T00:00:01Z' });
    expect(await status('getTask', body.key)).toBe(200);
    team.advance(1_000);
    expect(await status('getTask', body.key)).toBe(401);
    expect(team.journal().at(-1)).toMatchObject({ rejected: 'the key has expired' });
  });

  test('is revoked, whoever created it', async () => {
    const { team, status } = ready();
    const keys = [sandbox.apiKey({ team_id: team.id }), 'a key of its own'];
    sandbox.revokeKey(keys[0] ?? '');
    expect(await control('DELETE', `keys/${encodeURIComponent(keys[1] ?? '')}`)).toMatchObject({
      status: 204,
    });
    for (const key of keys) expect(await status('getTask', key)).toBe(401);
    expect(team.journal().at(-1)).toMatchObject({ rejected: 'the key was revoked' });
    expect(await status('getTask', 'another')).toBe(200);
  });

  test('has no access to a project without import', async () => {
    const { team, status, path } = ready();
    const upload = { form: form(['a.pdf']) };
    team.allowImport('project-1', false);
    expect(await status('createUpload', 'any', {}, upload)).toBe(403);
    expect(await status('createUploadShorthand', 'any', {}, upload)).toBe(403);
    expect(await status('getTask', 'any')).toBe(404);
    expect(team.journal().at(-1)).toMatchObject({ rejected: 'the project does not allow import via API' });
    expect(
      await status(
        'createUpload',
        'any',
        { project_id: 'p2' },
        { form: form(['a.pdf'], { projectId: 'p2' }) },
      ),
    ).toBe(200);
    const allowed = await control('PUT', `${path}/projects/project-1`, { allow_import: true });
    expect(allowed).toMatchObject({ status: 204 });
    expect(await status('createUpload', 'any', {}, upload)).toBe(200);
    expect(await control('PUT', `${path}/projects/project-1`, {})).toMatchObject({ status: 400 });
  });

  test.each([
    [{ scopes: ['task.reed'] }, 'There is no scope task.reed.'],
    [{ team: 'a' }, 'There is no option "team". There are: scopes, team_id, project_id, expires_at.'],
    [{ team_id: '' }, 'team_id is "", and must be a non-empty string that a URL can contain'],
    [{ expires_at: 'soon' }, 'expires_at is soon, and must be a time in ISO 8601 with its time zone'],
  ])('%j is rejected', async (options, message) => {
    expect(() => sandbox.apiKey(options as object)).toThrow(message);
    expect(await control('POST', 'keys', options)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(message) },
    });
  });

  test.each(['sandbox:;team=a', 'sandbox:;team_id=%ZZ', 'sandbox:;expires_at=soon'])(
    '%s is not valid',
    async (key) => expect(await ready().status('getTask', key)).toBe(401),
  );
});
