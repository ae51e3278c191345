/** Destructures what it needs. */
import type { Docproc } from '@docproc/client';

export interface Line {
  label: string;
  state: string;
  total: string;
}

export async function lineOf(docproc: Docproc, id: string): Promise<Line> {
  const { name, status, exported_at: exported, meta, step_type: step } = await docproc.tasks.get(id);
  const { value: total = '0' } = meta.find((item) => item.name === 'total') ?? {};
  const state = status === 'COMPLETED' ? 'done' : status === 'FAILED' ? 'failed' : 'open';
  return { label: `${name} (${step.toLowerCase()})`, state: exported ? 'exported' : state, total };
}

export async function close(docproc: Docproc, id: string): Promise<string> {
  const { task, message } = await docproc.tasks.complete(id);
  return `${task.status}: ${message.length > 0 ? 'ok' : 'silent'}`;
}
