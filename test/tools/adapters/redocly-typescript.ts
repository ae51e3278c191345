import { client } from './client';
import { report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Awaited<ReturnType<(typeof client)[O]>> };

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  const of = (ids: { team: string; project: string }, task: string) => ({
    path: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
  return {
    createUpload: ({ team, project }, file) =>
      client.createUpload({
        path: { team_id: team, project_id: project },
        body: { file: [file], projectId: project },
      }),
    getTask: (ids, task) => client.getTask(of(ids, task)),
    reportTask: (ids, task) => client.reportTask({ ...of(ids, task), body: report }),
    approveTask: (ids, task) => client.approveTask(of(ids, task)),
    completeTask: (ids, task) => client.completeTask(of(ids, task)),
  };
};
