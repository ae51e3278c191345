import { createClient } from '@docproc/client/validate';
import { responses, closed, Upload } from '@docproc/types/schemas';
export const docproc = createClient({
  baseUrl: 'http://x',
  apiKey: 'k',
  teamId: 't',
  projectId: 'p',
  validate: { schemas: responses, mode: 'warn' },
});
export const { tasks, uploads, raw, withOptions } = docproc;
export const task = docproc.tasks.get('t');
export const waited = docproc.uploads.waitFor('u', { until: 'COMPLETED' });
export const got = docproc.raw.GET('/v2/{teamId}/upload/{uploadId}', {
  params: { path: { teamId: 't', uploadId: 'u' } },
});
export const make = createClient;
export const schema = closed(Upload);
export const own = Upload;
export const all = responses;
