import assert from 'node:assert/strict';
import type { HookTarget, MailTarget, Target } from '@docproc/client';
import { connect, respondWith } from '../kit.ts';

function where(target: Target): string {
  return target.kind === 'mail' ? target.email : target.url;
}

export async function client(): Promise<void> {
  const mail: MailTarget = { kind: 'mail', email: 'ada@example.com' };
  const hook: HookTarget = { kind: 'hook', url: 'https://hooks.example' };
  const { docproc } = respondWith(201, { id: 'route-1', target: hook });
  const { id, target } = await docproc.uploads.createRoute({ target: mail });
  assert.equal(id, 'route-1');
  assert.equal(where(target), hook.url);
  // @ts-expect-error -- a mailbox has an email address
  void (() => docproc.uploads.createRoute({ target: { kind: 'mail', url: '' } }));
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const route = await docproc.uploads.createRoute({ target: { kind: 'hook', url: 'https://hooks.example' } });
  assert.equal(where(route.target), 'https://hooks.example');
  for (const target of [{ kind: 'mail' }, { kind: 'fax', email: 'x' }, {}]) {
    assert.equal((await request('POST', '/v2/team-1/routes', { target })).status, 400);
  }
  await docproc.uploads.createRoute({ target: { kind: 'mail', email: 'ada@example.com' } });
}
