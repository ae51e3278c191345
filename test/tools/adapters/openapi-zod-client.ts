import type { ZodiosResponseByAlias } from '@zodios/core';
import { api, createApiClient, schemas } from './api';
import { formOf, pathOf, report, type Connect, type Expected } from '../shape';

type Definitions = typeof api.api;
export type Types = { [O in keyof Expected]: ZodiosResponseByAlias<Definitions, O> };

export const connect: Connect = (baseUrl, key) => {
  const client = createApiClient(baseUrl, { axiosConfig: { headers: { authorization: `Bearer ${key}` } } });
  return {
    async createUpload({ team, project }, files) {
      const form = formOf(files, project);
      const { data } = await client.axios.post(`/v2/${team}/project/${project}/upload`, form, {
        baseURL: baseUrl,
      });
      return schemas.UploadCreationResult.parse(data);
    },
    getTask: (ids, task) => client.getTask({ params: pathOf(ids, task) }),
    reportTask: (ids, task) => client.reportTask(report, { params: pathOf(ids, task) }),
    approveTask: (ids, task) => client.approveTask(undefined, { params: pathOf(ids, task) }),
    completeTask: (ids, task) => client.completeTask(undefined, { params: pathOf(ids, task) }),
  };
};
