import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { formOf } from './spec.ts';

/** What the files of samples contain. */
const content = 'Total: 1,204.50';

/** An operation with the values of its sample. */
export interface OperationRequest {
  method: string;
  /** Path with `{name}` in the place of parameters. */
  path: string;
  parameters: { name: string; in: string; value: string }[];
  /** API key; empty for a request without one. */
  key: string;
  /** Content type of the body. */
  type?: string;
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
  /** Other fields of the task. */
  fields: Record<string, unknown>;
}

export interface OperationResult {
  status: number;
  body: string;
  events: string[];
}

/** Sends an operation to a new sandbox in the page, whose task is in a state. */
export async function sendOperation(operation: OperationRequest): Promise<OperationResult> {
  const { method, path, parameters, key, type, form, body, record, state, fields } = operation;
  const pairs = (place: string): [string, string][] =>
    parameters.flatMap(({ name, in: own, value }) => (own === place && value !== '' ? [[name, value]] : []));
  const query = new URLSearchParams(pairs('query')).toString();
  const filled = path.replace(/{(\w+)}/g, (_, name: string) =>
    encodeURIComponent(parameters.find((each) => each.in === 'path' && each.name === name)?.value ?? name),
  );
  const sandbox = createSandbox({ examples: record === undefined });
  if (record !== undefined) {
    const task = { id: record, upload_id: 'upload-1', status: state, ...fields };
    sandbox.seed(task as Parameters<typeof sandbox.seed>[0]);
    // While another task is in review, the upload is not fully processed.
    sandbox.seed({ upload_id: 'upload-1' });
  }
  const response = await createFetch(sandbox)(`http://sandbox.invalid${filled}${query && `?${query}`}`, {
    method,
    headers: [
      ...(key === '' ? [] : [['authorization', `Bearer ${key}`] as [string, string]]),
      ...(type === undefined ? [] : [['content-type', type] as [string, string]]),
      ...pairs('header'),
    ],
    body: form
      ? formOf(
          // A part that the reader empties is left out.
          form
            .filter(({ value }) => value !== '')
            .map(({ file, ...part }) => (file ? { ...part, file: new File([content], part.value) } : part)),
        )
      : (body ?? null),
  });
  return {
    status: response.status,
    body: await response.text(),
    events: sandbox.events().map(({ name }) => name),
  };
}
