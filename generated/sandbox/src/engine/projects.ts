import { denyProject, type Rejection } from './access.js';
import type { Context } from './context.js';
import { findRecord } from './records.js';
import { keyValue } from './store.js';

/** Returns why the key of a request may not use a project; undefined if it may. */
export const withoutProject = (
  { state, team, operation, request }: Context,
  project: unknown,
): Rejection | undefined => denyProject(state, team, operation, request.authorization, project);

/** Returns, where the path names no project, the one that the body names, or that the record of the path is in. */
export function projectOf({ state, team, operation, params, given }: Context): unknown {
  const { resource, recordKey, within } = operation;
  if ('project_id' in params) return undefined;
  if (resource === undefined || recordKey === undefined) return given['project_id'];
  const record = findRecord(state, team, resource, params[recordKey], within, params);
  return record && keyValue(record, 'project_id');
}
