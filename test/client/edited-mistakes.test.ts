// Edits of the contract that the client cannot follow.
import { describe, expect, test } from 'vitest';
import type { Document } from '../../scripts/model/document.ts';
import { add, filesOf, none, operation, text } from './edited.ts';

describe('an edit that the client cannot follow stops the build, with the place and what to change:', () => {
  const write = (change: (text: string) => string) => (document: Document) =>
    void Object.assign(document, JSON.parse(change(JSON.stringify(document))));
  const getTasks =
    (at: string, id: string, more = {}) =>
    (document: Document) =>
      add(document, 'get', at, operation(id, 'Tasks', { 204: none }, more));
  const schemaNamed = (name: string) => (document: Document) =>
    void Object.assign(document.components.schemas ?? {}, { [name]: text });
  const body = { requestBody: { content: { 'application/json': { schema: text } } } };
  const twoLists = (document: Document): void => {
    getTasks('/task', 'listTasks')(document);
    getTasks('/tasks', 'listTask')(document);
  };
  test.each([
    [
      'no method to poll',
      write((all) => all.replaceAll('"getUpload"', '"readUpload"')),
      /client\.ts adds `waitFor` to the method `uploads\.get`, which the contract does not have\. /,
    ],
    [
      'a body of GET',
      getTasks('/find', 'findTask', body),
      'findTask: `fetch` sends no body with GET. Remove the `requestBody` in openapi/, or change the method, such as to POST.',
    ],
    [
      'an operationId twice',
      getTasks('/other', 'getTask'),
      /GET \S+ and GET \S+\/other have the operationId getTask\. Rename/,
    ],
    [
      'a method twice',
      twoLists,
      'listTasks and listTask would both be the method tasks.list. Rename one operationId.',
    ],
    [
      'a schema named like an export',
      schemaNamed('ErrorCode'),
      'openapi/schemas/ErrorCode.yaml: the declarations of the client have the name `ErrorCode` for something else. Rename the schema.',
    ],
  ])('%s', async (_, edit, message) => {
    await expect(filesOf(edit)).rejects.toThrow(message);
  });
});
