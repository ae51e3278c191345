/** A case for each lint rule: one change of fixtures/lint/contract that breaks it. */

/** In a file, `from` becomes `to`. The problem is at line and column `at`, of that file unless it names one. */
type Case = [file: string, from: string, to: string, at: string, says: string];

export const root = 'openapi.yaml';
const task = 'paths/task.yaml';
const approve = 'paths/task-approve.yaml';
export const example = 'examples/TaskReviewing.yaml';
const schema = 'schemas/Task.yaml';
const limits = 'limits.yaml';
const notFound = 'responses/TaskNotFound.yaml';
const security = '  security:\n    - ApiKey: [task.read]\n';
const examples =
  'examples:\n      object:\n        summary: An object\n        value: { message: no such task }';
const tusk = 'components:\n  schemas:\n    Tusk:\n      $ref: schemas/Task.yaml';

export const redoclyCases: Record<string, Case[]> = {
  // What Redocly brings along, as far as we rely on it
  yaml: [[task, 'get:', 'get: {', '6:10', 'This is not YAML: missed comma']],
  'no-unresolved-refs': [[task, 'TaskEnvelope', 'TaskEnvelop', '17:13', 'there is no file']],
  struct: [[task, 'operationId', 'operationID', '5:3', 'Did you mean operationId?']],
  'no-invalid-media-type-examples': [
    [example, 'REVIEWING', 'REVIEWD', '5:13', '"PROCESSING", "REVIEWING"'],
    [example, '0.5', '0.5, 1', '9:13', 'must NOT have more than 2 items'],
    [example, 'reason: sent', 'reason: 3', '8:13', 'a schema in anyOf'],
    [example, '    approved: false\n', '', '4:5', "required property 'approved'"],
    [example, 'id:', 'colour: red\n    id:', '4:5', 'properties `colour`'],
  ],
  'no-invalid-schema-examples': [[schema, 'examples: [sent]', 'examples: [3]', '22:16', 'a schema in anyOf']],
  'operation-description': [[task, '  description: Returns one task.\n', '', '4:1', '`description`']],
  'operation-tag-defined': [[task, '[Tasks]', '[Takss]', '8:10', 'defined in global tags']],
  'parameter-description': [['parameters/TaskId.yaml', 'description: The task.\n', '', '1:1', 'description']],

  // Our own, as assertions
  'rule/operation-id': [[task, 'getTask', 'get_task', '5:16', 'a verb and a noun in camelCase']],
  'rule/summary': [[task, 'Get a task', 'Get a task.', '6:12', 'Take its full stop away.']],
  'rule/security': [[task, security, '', '5:3', 'Add `security`.']],
  'rule/shared-errors': [
    [
      task,
      '$ref: ../responses/TaskNotFound.yaml',
      'description: None.',
      '21:5',
      'Refer to a file in responses/',
    ],
  ],
  'rule/example-summary': [[example, 'summary: A task in review\n', '', '1:1', 'Add a `summary`']],
  'rule/examples': [[notFound, examples, 'example: {}', '4:5', 'The body has no named example.']],
  'rule/example-names': [
    [notFound, 'object:', 'an-object:', '6:7', 'Name each example in camelCase'],
    [notFound, examples, 'examples: {}', '5:15', 'Show at least one case.'],
  ],

  // Our own, with code
  'docproc/extensions': [
    [
      task,
      'responses:',
      'x-transitions: {}\n  responses:',
      '11:3',
      '`Operation` has no member `x-transitions`; its members are x-transition, ',
    ],
    [schema, '\n', '\nx-transition: { record: Task }\n', '2:1', '`x-transition` does not belong on Schema.'],
    [approve, 'notIn:', 'notin:', '15:17', '`x-transition.from.status` has no member `notin`'],
    [approve, 'reversible: true', 'reversible: maybe', '26:17', '`x-transition.reversible` must be boolean'],
    [limits, 'per: file', 'per: pile', '1:39', 'allowed values: file, page, batch; it is "pile"'],
  ],
  'docproc/file-names': [
    [root, 'components:', tusk, '32:7', 'The component `Tusk` has no file of that name.'],
    ['schemas/Unused.yaml', '', 'type: string\n', `${root}:1:1`, 'No file refers to schemas/Unused.yaml.'],
    ['parameters/task-id.yaml', '', 'name: a\n', `${root}:1:1`, 'task-id.yaml is not named as a component.'],
  ],
  'docproc/descriptions': [
    [schema, '    description: The task.\n', '', '6:5', '`id` has no description.'],
    [schema, 'The task.', 'The `<T>` of <T>.', '6:18', 'Pages would read `<T>` as HTML'],
    ['schemas/TaskEnvelope.yaml', 'description: Wraps a task.\n', '', '1:1', 'has no description'],
  ],
};

const info = '  description: Fixtures break it in one place each.\n';
const tag = 'name: Uploads\n    description: Files.\n  - name: file uploads';

export const spectralCases: Record<string, Case[]> = {
  'info-description': [[root, info, '', '3:6', 'See https://']],
  'docproc-path-names': [[root, '/{team_id}/upload', '/${team_id}/upload', '27:25', '/v2/${team_id}/upload']],
  'docproc-tag-names': [[root, 'name: Uploads', tag, '20:11', 'The tag file uploads']],
};
