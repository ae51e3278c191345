import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'http://localhost:4020',
  apiKey: 'any-key',
  teamId: 'team-1',
  projectId: 'project-1',
});

const upload = await docproc.uploads.move(
  'upload-1',
  'folder-2',
);
console.log(upload.folder_id);