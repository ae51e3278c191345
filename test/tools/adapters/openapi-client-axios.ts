import { foreign } from '../foreign';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Client, Components, OperationMethods } from './api';
import document from './openapi.json';
import { pathOf, report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Awaited<ReturnType<OperationMethods[O]>>['data'] };

export const connect: Connect = async (baseUrl, key) => {
  const api = new OpenAPIClientAxios({
    definition: foreign(document),
    withServer: { url: baseUrl },
    axiosConfigDefaults: { headers: { authorization: `Bearer ${key}` } },
  });
  const client = await api.init<Client>();
  return {
    async createUpload({ team, project }, files) {
      // Axios makes the form, in Node with a library that has no files, and with a field `file[]`, if not configured.
      const form = foreign<Components.Schemas.CreateUploadRequest>({ file: files, projectId: project });
      const headers = { 'content-type': 'multipart/form-data' };
      const config = { headers, formSerializer: { indexes: null }, env: { FormData } };
      return (await client.createUpload({ team_id: team, project_id: project }, form, config)).data;
    },
    getTask: async (ids, task) => (await client.getTask(pathOf(ids, task))).data,
    reportTask: async (ids, task) => (await client.reportTask(pathOf(ids, task), report)).data,
    approveTask: async (ids, task) => (await client.approveTask(pathOf(ids, task))).data,
    completeTask: async (ids, task) => (await client.completeTask(pathOf(ids, task))).data,
  };
};
