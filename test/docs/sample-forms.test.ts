/** Samples of operations that today's contract does not have. */
import { expect, it } from 'vitest';
import { requestOf } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { typescript } from '../../scripts/artifacts/site/samples/typescript.ts';
import { add, modelOf, path, text } from '../sandbox/patched.ts';

const sampleOf = (line: string, more: object, parameters: object[] = []): string => {
  const model = modelOf((document) => add(document, line, { operationId: 'sendForm', ...more }, parameters));
  return typescript(model, requestOf(model, model.operation('sendForm')));
};
const responses = { '204': { description: 'Done.' } };

it('has the values of a form as the client accepts them', () => {
  const value = { file: '(the bytes of a.pdf)', meta: { a: 1 }, tags: ['a', 'b'], count: 5 };
  const schema = {
    type: 'object',
    properties: {
      file: { type: 'string', format: 'binary' },
      meta: { type: 'object', properties: { a: { type: 'integer' } } },
      tags: { type: 'array', items: text },
      count: { type: 'integer' },
    },
  };
  const content = { 'multipart/form-data': { schema, examples: { one: { value } } } };
  const sample = sampleOf('POST /form', { requestBody: { required: true, content }, responses });
  expect(sample).toContain("  file: './a.pdf',\n  meta: { a: 1 },\n  tags: ['a', 'b'],\n  count: 5,\n");
});

it('has an array for an array in the path', () => {
  const ids = { ...path('ids', { type: 'array', items: text }), example: ['a', 'b'] };
  expect(sampleOf('GET /many/{ids}', { responses }, [ids])).toContain("sendForm(['a', 'b'])");
});
