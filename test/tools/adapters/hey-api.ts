import { client } from './client.gen';
import * as api from './sdk.gen';
import type * as Api from './types.gen';
import { data, report, type Connect } from '../shape';

export interface Types {
  getTask: Api.GetTaskResponse;
  completeTask: Api.CompleteTaskResponse2;
  discardTask: Api.DiscardTaskResponse;
  reportTask: Api.ReportTaskResponse2;
  unlockTask: Api.UnlockTaskResponses[200];
  approveTask: Api.ApproveTaskResponse;
  disapproveTask: Api.DisapproveTaskResponse;
  createUpload: Api.CreateUploadResponse;
  getUpload: Api.GetUploadResponse;
  moveUpload: Api.MoveUploadResponse;
  createUploadShorthand: Api.CreateUploadShorthandResponse;
  getUploadShorthand: Api.GetUploadShorthandResponse;
}

export const connect: Connect = (baseUrl, key) => {
  client.setConfig({ baseUrl, auth: key });
  const path = (ids: { team: string; project: string }, task: string) => ({
    path: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
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
    getTask: async (ids, task) => data((await api.getTask(path(ids, task))).data),
    reportTask: async (ids, task) => data((await api.reportTask({ ...path(ids, task), body: report })).data),
    approveTask: async (ids, task) => data((await api.approveTask(path(ids, task))).data),
    completeTask: async (ids, task) => data((await api.completeTask(path(ids, task))).data),
  };
};
