/** What checks need, and the options that provide it. */
import type { TestedOperation } from '../contract/types.ts';
import type { Credentials } from '../contract/options.ts';
import { task } from '../contract/resource.ts';
import { Session } from '../requests/session.ts';
import { ResourcePool } from '../resources/pool.ts';

/** What all checks of a run share. */
export interface CheckRun {
  session: Session;
  pool: ResourcePool;
  /** Fields that the service was seen to change on its own: `Task.last_opened_at`. */
  serverChanges: Set<string>;
}

/** What a check needs, and the option that provides it. */
export interface Need {
  met(run: CheckRun): boolean;
  /** `an expired key (--expired-key)`. */
  reason: string;
}

const permission = (name: 'writes' | 'irreversible' | 'large', what: string): Need => ({
  met: ({ session }) => session.allow.has(name),
  reason: `permission to ${what} (--allow ${name})`,
});
export const writes: Need = permission('writes', 'create and change resources');
export const irreversible: Need = permission('irreversible', 'change resources for good');
export const large: Need = permission('large', 'send large uploads');

export const tasks: Need = {
  met: ({ session: { options, server, allow } }) =>
    options.taskIds !== undefined || (server.findTasks !== undefined && allow.has('writes')),
  reason: 'task IDs (--task-ids, or --allow writes with --find-tasks-command)',
};

export const newTasks: Need = {
  met: ({ session }) => session.server.findTasks !== undefined,
  reason: 'a way to the tasks of an upload (--find-tasks-command)',
};

export const folder: Need = {
  met: ({ session }) => session.server.folder !== undefined,
  reason: 'a folder to move uploads to (--folder)',
};

/** A key by its name among the credentials. */
export const credential = (name: keyof Credentials, what: string, flag: string): Need => ({
  met: ({ session }) => session.server.credentials[name] !== undefined,
  reason: `${what} (${flag})`,
});

/** Returns what a valid request of an operation needs, by what it acts on and what it does. */
export function needsFor(operation: TestedOperation): Need[] {
  const { resource, parameters, idParameter, changeType: effect } = operation;
  const resources = parameters.map(({ name, of }) => (name === idParameter ? resource : of));
  const known = [idParameter, 'team_id', 'project_id'];
  const isFolder = parameters.some(
    ({ name, of, example }) => of === undefined && example === undefined && !known.includes(name),
  );
  const isOfOthers = resources.some((each) => each !== undefined && each !== task.name);
  return [
    ...(effect !== 'none' || isOfOthers ? [writes] : []),
    ...(effect === 'irreversible' ? [irreversible] : []),
    ...(resources.includes(task.name) ? [tasks] : []),
    ...(isFolder ? [folder] : []),
  ];
}
