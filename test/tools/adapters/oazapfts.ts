import * as api from './api';
import { report, type Connect, type Expected } from '../shape';

type Success<R> = R extends { status: 200 | 201 | 207; data: infer D } ? D : never;
export type Types = { [O in keyof Expected]: Success<Awaited<ReturnType<(typeof api)[O]>>> };

export const connect: Connect = (baseUrl, key) => {
  api.defaults.baseUrl = baseUrl;
  api.defaults.headers = { authorization: `Bearer ${key}` };
  const ok = <R extends { status: number; data: unknown }>(response: R) => {
    if (response.status > 299) throw new Error(`status ${response.status}`);
    return response.data as Success<R>;
  };
  return {
    createUpload: async ({ team, project }, files) =>
      ok(await api.createUpload(team, project, { file: files, projectId: project })),
    getTask: async ({ team, project }, task) => ok(await api.getTask(team, project, task)),
    reportTask: async ({ team, project }, task) => ok(await api.reportTask(team, project, task, report)),
    approveTask: async ({ team, project }, task) => ok(await api.approveTask(team, project, task)),
    completeTask: async ({ team, project }, task) => ok(await api.completeTask(team, project, task)),
  };
};
