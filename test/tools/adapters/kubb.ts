import * as api from './gen';
import { setConfig } from './gen/.kubb/fetch';
import { report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Awaited<ReturnType<(typeof api)[O]>> };

export const connect: Connect = (baseURL, key) => {
  setConfig({ baseURL, headers: { authorization: `Bearer ${key}` } });
  return {
    createUpload: ({ team, project }, files) =>
      api.createUpload(team, project, { file: files, projectId: project }),
    getTask: ({ team, project }, task) => api.getTask(team, project, task),
    reportTask: ({ team, project }, task) => api.reportTask(team, project, task, report),
    approveTask: ({ team, project }, task) => api.approveTask(team, project, task),
    completeTask: ({ team, project }, task) => api.completeTask(team, project, task),
  };
};
