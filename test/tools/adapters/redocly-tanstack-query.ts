import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { client } from './client';
import * as api from './client.tanstack';
import { formOf, pathOf, report, type Connect, type Expected } from '../shape';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const reads = {
  getTask: (...of: Parameters<typeof api.getTaskOptions>) => queries.fetchQuery(api.getTaskOptions(...of)),
  getUpload: (...of: Parameters<typeof api.getUploadOptions>) =>
    queries.fetchQuery(api.getUploadOptions(...of)),
  getUploadShorthand: (...of: Parameters<typeof api.getUploadShorthandOptions>) =>
    queries.fetchQuery(api.getUploadShorthandOptions(...of)),
};
type Read<O extends keyof typeof reads> = Awaited<ReturnType<(typeof reads)[O]>>;
type Write<O extends Exclude<keyof Expected, keyof typeof reads>> = Awaited<
  ReturnType<ReturnType<(typeof api)[`${O}Mutation`]>['mutationFn']>
>;

export type Types = {
  [O in keyof Expected]: O extends keyof typeof reads ? Read<O> : Write<Exclude<O, keyof typeof reads>>;
};

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  return {
    createUpload({ team, project }, files) {
      const body = formOf(files, project);
      const path = { team_id: team, project_id: project };
      return new MutationObserver(queries, api.createUploadMutation()).mutate({ path, body });
    },
    getTask: (ids, task) => reads.getTask({ path: pathOf(ids, task) }),
    reportTask: (ids, task) =>
      new MutationObserver(queries, api.reportTaskMutation()).mutate({
        path: pathOf(ids, task),
        body: report,
      }),
    approveTask: (ids, task) =>
      new MutationObserver(queries, api.approveTaskMutation()).mutate({ path: pathOf(ids, task) }),
    completeTask: (ids, task) =>
      new MutationObserver(queries, api.completeTaskMutation()).mutate({ path: pathOf(ids, task) }),
  };
};
