import { expect, test } from 'vitest';
import { contract } from '../../generated/conformance/dist/contract.js';
import { adapted } from '../../src/conformance/requests.ts';

test.each(['projectId', 'project_id', 'project-id'])('%s in a body is the project of the path', (name) => {
  const operation = contract.operations.find(({ path }) => path.includes('{project_id}'));
  if (!operation) throw new Error('No operation has a project in its path.');
  const names = { team: 't', project: 'p', record: 'r', others: {} };
  expect(adapted(operation, { [name]: 'other' }, names)).toEqual({ [name]: 'p' });
});
