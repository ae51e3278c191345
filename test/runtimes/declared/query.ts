import { createClient } from '@docproc/client';
import { createQueries, pollUntil } from '@docproc/client/query';
const docproc = createClient({ baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p' });
export const queries = createQueries(docproc);
export const polled = pollUntil('COMPLETED');
export const read = queries.tasks.get.queryOptions('t');
export const more = queries.tasks.get.queryOptions('t', { teamId: 'x' });
export const written = queries.tasks.approve.mutationOptions();
export const reported = queries.tasks.report.mutationOptions();
export const created = queries.uploads.create.mutationOptions();
export const moved = queries.uploads.move.mutationOptions();
export const { tasks, uploads } = queries;
export const { queryOptions } = queries.uploads.get;
export const { mutationOptions } = queries.uploads.create;
export const errorOf = written.onSettled;
export const useIt = (id: string) => ({
  ...queries.uploads.get.queryOptions(id),
  refetchInterval: pollUntil(['COMPLETED']),
});
export default createQueries;
export const settled = pollUntil((upload) => upload.status === 'COMPLETED', { interval: 1 });
