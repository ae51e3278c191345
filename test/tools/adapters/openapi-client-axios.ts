import { foreign } from '../foreign';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Client, OperationMethods } from './api';
import document from './openapi.json';
import { report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Awaited<ReturnType<OperationMethods[O]>>['data'] };

export const connect: Connect = async (baseUrl, key) => {
  const api = new OpenAPIClientAxios({
    definition: foreign(document),
    withServer: { url: baseUrl },
    axiosConfigDefaults: { headers: { authorization: `Bearer ${key}` } },
  });
  const client = await api.init<Client>();
  const of = (ids: { team: string; project: string }, task: string) => ({
    team_id: ids.team,
    project_id: ids.project,
    task_id: task,
  });
  return {
    createUpload: async ({ team, project }, file) => {
      const form = new FormData();
      form.append('file', file);
      form.append('projectId', project);
      const headers = { 'content-type': 'multipart/form-data' };
      return (await client.createUpload({ team_id: team, project_id: project }, foreign(form), { headers }))
        .data;
    },
    getTask: async (ids, task) => (await client.getTask(of(ids, task))).data,
    reportTask: async (ids, task) => (await client.reportTask(of(ids, task), report)).data,
    approveTask: async (ids, task) => (await client.approveTask(of(ids, task))).data,
    completeTask: async (ids, task) => (await client.completeTask(of(ids, task))).data,
  };
};
