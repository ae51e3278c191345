import * as api from './api';
import { report, type Connect, type Expected } from '../shape';

type Success<R> = R extends { status: 200 | 201 | 207; data: infer D } ? D : never;
export type Types = { [O in keyof Expected]: Success<Awaited<ReturnType<(typeof api)[O]>>> };

// Its functions send to the base URL of the configuration, which the run sets.
export const connect: Connect = (_, key) => {
  const options = { headers: { authorization: `Bearer ${key}` } };
  const ok = <R extends { status: number; data: unknown }>(response: R) => {
    if (response.status > 299) throw new Error(`status ${response.status}`);
    return response.data as Success<R>;
  };
  return {
    createUpload: async ({ team, project }, files) =>
      ok(await api.createUpload(team, project, { file: files, projectId: project }, options)),
    getTask: async ({ team, project }, task) => ok(await api.getTask(team, project, task, options)),
    reportTask: async ({ team, project }, task) =>
      ok(await api.reportTask(team, project, task, report, options)),
    approveTask: async ({ team, project }, task) => ok(await api.approveTask(team, project, task, options)),
    completeTask: async ({ team, project }, task) => ok(await api.completeTask(team, project, task, options)),
  };
};
