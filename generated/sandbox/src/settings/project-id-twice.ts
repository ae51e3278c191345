import type { Setting } from './setting.js';

/** Whether the project of the form must be that of the path. */
export const projectIdTwice: Setting<'project-id-twice', 'path' | 'reject'> = {
  id: 'project-id-twice',
  values: ['path', 'reject'],
  rejects(interpretation, { params, body }) {
    const { project_id: project } = params;
    const { projectId } = body as { projectId?: unknown };
    if (project === undefined || projectId === project || interpretation() === 'path') return undefined;
    return `projectId is ${String(projectId)}, and the path names ${project}`;
  },
};
