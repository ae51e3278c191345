import { foreign } from '../foreign';
import { configureStore } from '@reduxjs/toolkit';
import * as Api from './api';
import { base, service } from './base';
import { formOf, report, type Connect, type Expected } from '../shape';

type Endpoints = typeof Api.api.endpoints;
export type Types = { [O in keyof Expected]: Endpoints[O]['Types']['ResultType'] };

export const connect: Connect = (baseUrl, key) => {
  Object.assign(service, { baseUrl, key });
  const { dispatch } = configureStore({
    reducer: { [base.reducerPath]: base.reducer },
    middleware: (middleware) => middleware({ serializableCheck: false }).concat(base.middleware),
  });
  const { endpoints } = Api.api;
  const of = (ids: { team: string; project: string }, task: string) => ({
    teamId: ids.team,
    projectId: ids.project,
    taskId: task,
  });
  return {
    createUpload: ({ team, project }, files) => {
      // The query function sends objects as JSON: a form has to be one.
      const form = formOf(files, project);
      const createUploadRequest = foreign<Api.CreateUploadRequest>(form);
      return dispatch(
        endpoints.createUpload.initiate({ teamId: team, projectId: project, createUploadRequest }),
      ).unwrap();
    },
    getTask: (ids, task) => dispatch(endpoints.getTask.initiate(of(ids, task))).unwrap(),
    reportTask: (ids, task) =>
      dispatch(endpoints.reportTask.initiate({ ...of(ids, task), reportTaskRequest: report })).unwrap(),
    approveTask: (ids, task) => dispatch(endpoints.approveTask.initiate(of(ids, task))).unwrap(),
    completeTask: (ids, task) => dispatch(endpoints.completeTask.initiate(of(ids, task))).unwrap(),
  };
};
