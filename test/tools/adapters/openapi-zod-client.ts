import type { ZodiosResponseByAlias } from '@zodios/core';
import { api, createApiClient, schemas } from './api';
import { formOf, report, type Connect, type Expected } from '../shape';

type Definitions = typeof api.api;
export type Types = { [O in keyof Expected]: ZodiosResponseByAlias<Definitions, O> };

export const connect: Connect = (baseUrl, key) => {
  const client = createApiClient(baseUrl, { axiosConfig: { headers: { authorization: `Bearer ${key}` } } });
  const params = (ids: { team: string; project: string }, task: string) => ({
    params: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
  return {
    async createUpload({ team, project }, files) {
      const form = formOf(files, project);
      const { data } = await client.axios.post(`/v2/${team}/project/${project}/upload`, form, {
        baseURL: baseUrl,
      });
      return schemas.UploadCreationResult.parse(data);
    },
    getTask: (ids, task) => client.getTask(params(ids, task)),
    reportTask: (ids, task) => client.reportTask(report, params(ids, task)),
    approveTask: (ids, task) => client.approveTask(undefined, params(ids, task)),
    completeTask: (ids, task) => client.completeTask(undefined, params(ids, task)),
  };
};
