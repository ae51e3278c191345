import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connect, respondWith } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { id: 'report-1', text: 'late' });
  const report = await docproc.tasks.getStatusReport('upload-1', 'item-1', 'report-1');
  assert.equal(report.text, 'late');
  assert.equal(sent[0]?.path, '/v3/team-1/upload/upload-1/item/item-1/status/report-1');
  // @ts-expect-error -- only partners delete reports
  void (() => docproc.tasks.deleteStatusReport('upload-1', 'item-1', 'report-1'));
}

export function declarations(): void {
  const folder = fileURLToPath(import.meta.resolve('@docproc/client')).replace(/index\.js$/, '');
  const text = readFileSync(`${folder}namespaces.ts`, 'utf8');
  assert.match(text, /@deprecated\n\s+\*\/\n\s+get\(taskId/);
  assert.match(text, /@deprecated\n\s+\*\/\n\s+oldFormat\?/);
}

export async function sandbox(): Promise<void> {
  const { docproc, request } = connect();
  const report = await docproc.tasks.getStatusReport('upload-1', 'item-1', 'report-1');
  assert.deepEqual(report, { id: 'report-1', text: 'late' });
  await docproc.tasks.deleteStatusReport('upload-1', 'item-1', 'report-1', { xPartnerKey: 'key' });
  const path = '/v3/team-1/upload/upload-1/item/item-1/status/report-1';
  assert.equal((await request('DELETE', path)).status, 401);
  assert.equal((await docproc.tasks.get('task-1')).id, 'task-1');
}
