import { writes } from '../checks/check.ts';
import { sendFiles, fileOf } from '../checks/limits.ts';
import { isSuccess } from '../schemas.ts';
import { operationsOf, seen, type Detector } from './detector.ts';

const id = 'project-id-twice';

/** Whether the project of the form must be that of the path. */
export const projectIdTwice: Detector<typeof id> = {
  id,
  requires: [writes],
  async detect(context) {
    const { session } = context;
    const operation = operationsOf(id).find(({ parameters }) =>
      parameters.some(({ role }) => role === 'project'),
    );
    const field = operation?.body?.fields.find((name) => name.toLowerCase() === 'projectid');
    if (!operation?.body?.files || field === undefined) return undefined;
    const project = session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
    const { status } = await sendFiles(context, operation, [], {
      content: {
        form: { fields: [[field, project]], files: [fileOf(20)], fileField: operation.body.files.name },
      },
    });
    const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
    if (isSuccess({ status })) return seen('path', what);
    return status === 400 ? seen('reject', what) : undefined;
  },
};
