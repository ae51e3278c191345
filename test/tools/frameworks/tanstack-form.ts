/** A form of TanStack Form that is valid if a schema of the contract accepts its values. */
import assert from 'node:assert/strict';
import type { ReportTaskRequest as Report } from '@docproc/types';
import { ReportTaskRequest } from '@docproc/types/schemas';
import { FormApi } from '@tanstack/react-form';

/** Submits a form, and returns the values that it sends and its errors as text. */
async function submit(defaultValues: Report): Promise<[sent: Report[], errors: string]> {
  const sent: Report[] = [];
  const form = new FormApi({
    defaultValues,
    validators: { onSubmit: ReportTaskRequest },
    onSubmit: ({ value }) => void sent.push(value),
  });
  form.mount();
  await form.handleSubmit();
  return [sent, JSON.stringify(form.state.errors)];
}

const valid: Report = { issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }] };
assert.deepEqual(await submit(valid), [[valid], '[]']);
const [sent, errors] = await submit({ issues: [] });
assert.deepEqual(sent, []);
assert.match(errors, /issues must have a length of at least 1, and has 0\./);
