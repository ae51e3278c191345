import createClient from 'openapi-fetch';
import type { operations, paths } from './api';
import { data, formOf, pathOf, report, type Connect, type Expected } from '../shape';

type Json<R> = R extends { content: { 'application/json': infer D } } ? D : never;
type Success<R> = Json<R[Extract<keyof R, 200 | 201 | 207 | '2XX'>]>;
export type Types = { [O in keyof Expected]: Success<operations[O]['responses']> };

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

export const connect: Connect = (baseUrl, key) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  const of = (...given: Parameters<typeof pathOf>) => ({ params: { path: pathOf(...given) } });
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
