import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'http://localhost:4020',
  apiKey: 'any-key',
  teamId: 'team-1',
  projectId: 'project-1',
});

const upload = await docproc.uploads.get('upload-1');
console.log(upload.id, upload.status);