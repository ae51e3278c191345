import { foreign } from '../foreign';
import { Api } from './api';
import { formOf, report, type Connect } from '../shape';

type Tasks = Api<unknown>['tasks'];
type Uploads = Api<unknown>['uploads'];
type Shorthand = Api<unknown>['shorthand'];
type Data<F extends (...args: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<F>>['data'];

export interface Types {
  getTask: Data<Tasks['getTask']>;
  completeTask: Data<Tasks['completeTask']>;
  discardTask: Data<Tasks['discardTask']>;
  reportTask: Data<Tasks['reportTask']>;
  unlockTask: Data<Tasks['unlockTask']>;
  approveTask: Data<Tasks['approveTask']>;
  disapproveTask: Data<Tasks['disapproveTask']>;
  createUpload: Data<Uploads['createUpload']>;
  getUpload: Data<Uploads['getUpload']>;
  moveUpload: Data<Uploads['moveUpload']>;
  createUploadShorthand: Data<Shorthand['createUploadShorthand']>;
  getUploadShorthand: Data<Shorthand['getUploadShorthand']>;
}

export const connect: Connect = (baseUrl, key) => {
  const { tasks, uploads } = new Api({
    baseUrl,
    baseApiParams: { headers: { authorization: `Bearer ${key}` } },
  });
  return {
    async createUpload({ team, project }, files) {
      const form = formOf(files, project);
      return (await uploads.createUpload(team, project, foreign(form))).data;
    },
    getTask: async ({ team, project }, task) => (await tasks.getTask(team, project, task)).data,
    reportTask: async ({ team, project }, task) => (await tasks.reportTask(team, project, task, report)).data,
    approveTask: async ({ team, project }, task) => (await tasks.approveTask(team, project, task)).data,
    completeTask: async ({ team, project }, task) => (await tasks.completeTask(team, project, task)).data,
  };
};
