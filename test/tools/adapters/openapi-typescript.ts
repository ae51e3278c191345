import createClient from 'openapi-fetch';
import type { operations, paths } from './api';
import { data, formOf, report, type Connect } from '../shape';

type Json<R> = R extends { content: { 'application/json': infer D } } ? D : never;
type Of<O extends keyof operations, S extends keyof operations[O]['responses']> = Json<
  operations[O]['responses'][S]
>;

export interface Types {
  getTask: Of<'getTask', 200>;
  completeTask: Of<'completeTask', 200>;
  discardTask: Of<'discardTask', 200>;
  reportTask: Of<'reportTask', 200 | 201 | 207>;
  unlockTask: Of<'unlockTask', 200>;
  approveTask: Of<'approveTask', 200>;
  disapproveTask: Of<'disapproveTask', 200>;
  createUpload: Of<'createUpload', '2XX'>;
  getUpload: Of<'getUpload', 200>;
  moveUpload: Of<'moveUpload', 200>;
  createUploadShorthand: Of<'createUploadShorthand', '2XX'>;
  getUploadShorthand: Of<'getUploadShorthand', 200>;
}

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

export const connect: Connect = (baseUrl, key) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  const of = (ids: { team: string; project: string }, id: string) => ({
    params: { path: { team_id: ids.team, project_id: ids.project, task_id: id } },
  });
  return {
    createUpload: async ({ team, project }, files) => {
      const form = formOf(files, project);
      const { data: created } = await client.POST('/v2/{team_id}/project/{project_id}/upload', {
        params: { path: { team_id: team, project_id: project } },
        body: { file: files.map(({ name }) => name), projectId: project },
        bodySerializer: () => form,
      });
      return data(created);
    },
    getTask: async (ids, id) => data((await client.GET(task, of(ids, id))).data),
    reportTask: async (ids, id) =>
      data((await client.POST(`${task}/report`, { ...of(ids, id), body: report })).data),
    approveTask: async (ids, id) => data((await client.POST(`${task}/approve`, of(ids, id))).data),
    completeTask: async (ids, id) => data((await client.POST(`${task}/complete`, of(ids, id))).data),
  };
};
