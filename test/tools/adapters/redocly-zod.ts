import type { z } from 'zod';
import * as schemas from './client.zod';
import { client, use } from './client';
import { formOf, pathOf, report, type Connect } from '../shape';

type Task = z.infer<typeof schemas.TaskEnvelopeSchema>;
type Upload = z.infer<typeof schemas.UploadEnvelopeSchema>;
type Created = z.infer<typeof schemas.UploadCreationResultSchema>;
/** What the schemas keep, which `operationSchemas` types as any Zod type. */
export interface Types {
  getTask: Task;
  completeTask: z.infer<typeof schemas.CompleteTaskResponseSchema>;
  discardTask: Task;
  reportTask: z.infer<typeof schemas.ReportTaskResponseSchema>;
  unlockTask: unknown;
  approveTask: Task;
  disapproveTask: Task;
  createUpload: Created;
  getUpload: Upload;
  moveUpload: Upload;
  createUploadShorthand: Created;
  getUploadShorthand: Upload;
}

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  // Every response that a schema rejects fails the request.
  use(schemas.zodValidation({ response: 'throw' }));
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
