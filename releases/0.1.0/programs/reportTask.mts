import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'http://localhost:4020',
  apiKey: 'any-key',
  teamId: 'team-1',
  projectId: 'project-1',
});

const { task, error, partial } = await docproc.tasks.report(
  'task-1',
  {
    issues: [
      { label: 'Wrong Document Type', value: 'wrong_type' },
      { label: 'Missing Information', value: 'missing_info' },
    ],
    message: 'A delivery note without an order number.',
  },
);
console.log(task.id, task.status);
if (partial) console.log('Partial success:', error);