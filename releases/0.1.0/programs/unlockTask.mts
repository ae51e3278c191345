import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'http://localhost:4020',
  apiKey: 'any-key',
  teamId: 'team-1',
  projectId: 'project-1',
});

const result = await docproc.tasks.unlock('task-3');
console.log(result);