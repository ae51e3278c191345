import { describe, expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { form, open, report } from './support.ts';

const start = () => open({ processingMs: 1_000 });

describe('coverage', () => {
  test('counts operations, statuses, transitions, moves and values', async () => {
    const { sandbox, call, control } = start();
    const empty = sandbox.coverage();
    expect(empty).toMatchObject({ covered: 0 });
    expect(empty.operations.map(({ operation }) => operation)).toEqual(
      operations().map((entry) => entry.operationId),
    );
    const { body } = await call('createUpload', {}, { form: form(['a.pdf']) });
    sandbox.advance(1_000);
    const [task] = sandbox.tasks();
    const params = { task_id: task?.id ?? '', upload_id: body.id };
    await call('getTask', params);
    await call('getTask', { task_id: 'none' });
    await call('completeTask', params);
    await call('completeTask', params);
    await call('reportTask', params, { json: report });
    await call('getUpload', params);
    const full = (await control('GET', 'coverage')).body;
    expect(full).toEqual(sandbox.coverage());
    const of = (id: string) =>
      full.operations.find(({ operation }: { operation: string }) => operation === id);
    expect(of('createUpload')).toMatchObject({ requests: 1, statuses: { '2XX': 1, '400': 0 } });
    expect(of('getTask')).toEqual({
      operation: 'getTask',
      requests: 2,
      statuses: { '200': 1, '400': 0, '401': 0, '404': 1 },
    });
    expect(full.transitions).toContainEqual({ operation: 'completeTask', applied: 1, rejected: 1 });
    expect(full.moves).toContainEqual({ record: 'Task', from: null, to: 'PROCESSING', count: 1 });
    expect(full.moves).toContainEqual({ record: 'Task', from: 'PROCESSING', to: 'REVIEWING', count: 1 });
    expect(full.moves).toContainEqual({ record: 'Task', from: 'PROCESSING', to: 'FAILED', count: 0 });
    expect(full.values.TaskStatus).toMatchObject({ PROCESSING: 2, REVIEWING: 1, COMPLETED: 0 });
    expect(full.values['Issue.value']).toMatchObject({ poor_quality: 1, wrong_type: 0 });
    expect(full.values.UploadStatus).toMatchObject({ processing: 1, PROCESSING: 1 });
    expect(full.covered).toBeGreaterThan(10);
  });
});
