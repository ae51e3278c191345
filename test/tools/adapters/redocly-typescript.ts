import { client, type Ops } from './client';
import { formOf, report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Ops[O]['result'] };

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  const of = (ids: { team: string; project: string }, task: string) => ({
    path: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
  return {
    createUpload({ team, project }, files) {
      const body = formOf(files, project);
      return client.createUpload({ path: { team_id: team, project_id: project }, body });
    },
    getTask: (ids, task) => client.getTask(of(ids, task)),
    reportTask: (ids, task) => client.reportTask({ ...of(ids, task), body: report }),
    approveTask: (ids, task) => client.approveTask(of(ids, task)),
    completeTask: (ids, task) => client.completeTask(of(ids, task)),
  };
};
