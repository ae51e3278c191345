import { client } from './client.gen';
import * as api from './sdk.gen';
import { data, pathOf, report, type Connect, type Expected } from '../shape';

export type Types = { [O in keyof Expected]: NonNullable<Awaited<ReturnType<(typeof api)[O]>>['data']> };

export const connect: Connect = (baseUrl, key) => {
  client.setConfig({ baseUrl, auth: key });
  return {
    createUpload: async ({ team, project }, files) =>
      data(
        (
          await api.createUpload({
            path: { team_id: team, project_id: project },
            body: { file: files, projectId: project },
          })
        ).data,
      ),
    getTask: async (ids, task) => data((await api.getTask({ path: pathOf(ids, task) })).data),
    reportTask: async (ids, task) =>
      data((await api.reportTask({ path: pathOf(ids, task), body: report })).data),
    approveTask: async (ids, task) => data((await api.approveTask({ path: pathOf(ids, task) })).data),
    completeTask: async (ids, task) => data((await api.completeTask({ path: pathOf(ids, task) })).data),
  };
};
