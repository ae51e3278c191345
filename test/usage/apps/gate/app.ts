/** Checks what it receives with a schema of its own. */
import type { Docproc } from '@docproc/client';
import { Ajv } from 'ajv';

const string = { type: 'string' };
const isCreated = new Ajv().compile({
  type: 'object',
  required: ['id', 'name', 'projectId', 'status', 'fileType', 'fileSize', 'createdAt', 'updatedAt'],
  properties: {
    id: string,
    name: string,
    projectId: string,
    status: string,
    fileType: string,
    fileSize: { type: 'number' },
    createdAt: string,
    updatedAt: string,
  },
  additionalProperties: false,
});

export async function send(docproc: Docproc, name: string, text: string): Promise<string> {
  const created = await docproc.uploads.create({
    files: [{ name: 'a.txt', data: new Blob([text]) }],
    name,
    meta: [{ name: 'source', value: 'gate' }],
  });
  if (!isCreated(created)) throw new Error(`not an upload: ${JSON.stringify(isCreated.errors)}`);
  return created.id;
}

export async function complain(docproc: Docproc, id: string): Promise<boolean> {
  const { partial } = await docproc.tasks.report(id, {
    issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }],
    message: 'not an invoice',
  });
  return !partial;
}
