import { foreign } from '../foreign';
import { Api } from './api';
import { formOf, report, type Connect, type Expected } from '../shape';

type Operations = Api<unknown>['tasks'] & Api<unknown>['uploads'] & Api<unknown>['shorthand'];
type Data<F extends (...args: never[]) => Promise<{ data: unknown }>> = Awaited<ReturnType<F>>['data'];

export type Types = { [O in keyof Expected]: Data<Operations[O]> };

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
