import { createClient } from '@docproc/client';

const docproc = createClient({
  baseUrl: 'http://localhost:4020',
  apiKey: 'any-key',
  teamId: 'team-1',
  projectId: 'project-1',
});

const upload = await docproc.raw.shorthand.createUpload({
  files: [
    './invoice-1.pdf',
    './invoice-2.pdf',
    './invoice-3.pdf',
  ],
  name: 'March invoices',
  meta: [{ name: 'purchase_order', value: '4711' }],
});
console.log(upload.id, upload.status);