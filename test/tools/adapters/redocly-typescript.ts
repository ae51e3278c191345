import { client, type Ops } from './client';
import { formOf, pathOf, report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: Ops[O]['result'] };

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  return {
    createUpload({ team, project }, files) {
      const body = formOf(files, project);
      return client.createUpload({ path: { team_id: team, project_id: project }, body });
    },
    getTask: (ids, task) => client.getTask({ path: pathOf(ids, task) }),
    reportTask: (ids, task) => client.reportTask({ path: pathOf(ids, task), body: report }),
    approveTask: (ids, task) => client.approveTask({ path: pathOf(ids, task) }),
    completeTask: (ids, task) => client.completeTask({ path: pathOf(ids, task) }),
  };
};
