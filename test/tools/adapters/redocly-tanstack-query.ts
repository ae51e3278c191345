import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { client } from './client';
import * as api from './client.tanstack';
import { formOf, report, type Connect } from '../shape';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const reads = {
  getTask: (...of: Parameters<typeof api.getTaskOptions>) => queries.fetchQuery(api.getTaskOptions(...of)),
  getUpload: (...of: Parameters<typeof api.getUploadOptions>) =>
    queries.fetchQuery(api.getUploadOptions(...of)),
  getUploadShorthand: (...of: Parameters<typeof api.getUploadShorthandOptions>) =>
    queries.fetchQuery(api.getUploadShorthandOptions(...of)),
};
type Read<O extends keyof typeof reads> = Awaited<ReturnType<(typeof reads)[O]>>;
type Mutation = (...args: never[]) => { mutationFn: (...args: never[]) => Promise<unknown> };
type Write<M extends Mutation> = Awaited<ReturnType<ReturnType<M>['mutationFn']>>;

export interface Types {
  getTask: Read<'getTask'>;
  completeTask: Write<typeof api.completeTaskMutation>;
  discardTask: Write<typeof api.discardTaskMutation>;
  reportTask: Write<typeof api.reportTaskMutation>;
  unlockTask: Write<typeof api.unlockTaskMutation>;
  approveTask: Write<typeof api.approveTaskMutation>;
  disapproveTask: Write<typeof api.disapproveTaskMutation>;
  createUpload: Write<typeof api.createUploadMutation>;
  getUpload: Read<'getUpload'>;
  moveUpload: Write<typeof api.moveUploadMutation>;
  createUploadShorthand: Write<typeof api.createUploadShorthandMutation>;
  getUploadShorthand: Read<'getUploadShorthand'>;
}

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  const of = (ids: { team: string; project: string }, task: string) => ({
    path: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
  return {
    createUpload({ team, project }, files) {
      const body = formOf(files, project);
      const path = { team_id: team, project_id: project };
      return new MutationObserver(queries, api.createUploadMutation()).mutate({ path, body });
    },
    getTask: (ids, task) => reads.getTask(of(ids, task)),
    reportTask: (ids, task) =>
      new MutationObserver(queries, api.reportTaskMutation()).mutate({ ...of(ids, task), body: report }),
    approveTask: (ids, task) =>
      new MutationObserver(queries, api.approveTaskMutation()).mutate(of(ids, task)),
    completeTask: (ids, task) =>
      new MutationObserver(queries, api.completeTaskMutation()).mutate(of(ids, task)),
  };
};
