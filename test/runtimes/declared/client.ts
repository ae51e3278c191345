import { allowed, can, createClient, DocprocError, NotFoundError, ResponseError } from '@docproc/client';
const options = { baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p' };
export const docproc = createClient(options);
export const other = docproc.withOptions({});
export const { tasks, uploads, raw } = docproc;
export const task = docproc.tasks.get('t');
export const whole = docproc.tasks.get('t').withResponse();
export const completed = docproc.tasks.complete('t');
export const reported = docproc.tasks.report('t', { issues: [], message: '' });
export const unlocked = docproc.tasks.unlock('t');
export const created = docproc.uploads.create({ files: [] });
export const moved = docproc.uploads.move('u', 'f');
export const waited = docproc.uploads.waitFor('u', { until: 'COMPLETED' });
export const { waitFor } = docproc.uploads;
export const { GET, POST } = docproc.raw;
export const got = docproc.raw.GET('/v2/{teamId}/upload/{uploadId}', {
  params: { path: { teamId: 't', uploadId: 'u' } },
});
export const short = docproc.raw.shorthand.getUpload('u');
export const verdicts = async () => allowed(await task);
export const verdict = async () => allowed(await task).complete;
export const may = async () => can('complete', await task);
export const both = [allowed, can, createClient] as const;
export const bodyOf = (e: unknown) =>
  e instanceof NotFoundError
    ? e.body
    : e instanceof ResponseError
      ? e.code
      : e instanceof DocprocError
        ? e.response
        : undefined;
export const wrap = (id: string) => ({ task: docproc.tasks.get(id), all: { docproc } });
export const method = docproc.tasks.complete;
export const bound = (...given: Parameters<typeof docproc.uploads.create>) => given;
export class Review {
  readonly client = createClient(options);
  read = (id: string) => this.client.tasks.get(id);
  decide = this.client.tasks.approve;
  wait = this.client.uploads.waitFor;
}
export default createClient(options);
