import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { formOf } from './spec.ts';

/** What the files of samples contain. */
const content = 'Total: 1,204.50';

/** An operation with the values of its sample. */
export interface OperationRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: [name: string, value: string][];
  form?: { name: string; value: string; file: boolean }[];
  /** JSON, which the reader can change. */
  body?: string;
  /** ID of the task that the sandbox is given before the request; without one, the sandbox has its examples. */
  record?: string;
  /** What `states` are states of. */
  label?: string;
  states?: string[];
  /** The state to begin with. */
  state: string;
}

export interface OperationResult {
  status: number;
  body: string;
  events: string[];
}

/** Sends an operation to a new sandbox in the page, whose task is in a state. */
export async function sendOperation(
  { method, path, headers, form, body, record }: OperationRequest,
  state: string,
  edited: string | undefined = body,
): Promise<OperationResult> {
  const sandbox = createSandbox({ examples: record === undefined });
  if (record !== undefined) {
    sandbox.seed({ id: record, upload_id: 'upload-1', status: state } as Parameters<typeof sandbox.seed>[0]);
    // While another task is in review, the upload is not fully processed.
    sandbox.seed({ upload_id: 'upload-1' });
  }
  const response = await createFetch(sandbox)(`http://sandbox.invalid${path}`, {
    method,
    headers: [['authorization', `Bearer ${sandbox.apiKey()}`], ...headers],
    body: form
      ? formOf(
          form.map(({ file, ...part }) => (file ? { ...part, file: new File([content], part.value) } : part)),
        )
      : (edited ?? null),
  });
  return {
    status: response.status,
    body: await response.text(),
    events: sandbox.events().map(({ name }) => name),
  };
}
