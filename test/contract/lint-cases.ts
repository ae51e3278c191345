/** A case for each lint rule: one change of fixtures/lint/contract that breaks it. */

/** In `file`, `from` becomes `to`. The problem is at line and column `at`, of that file unless it names one. */
export interface Case {
  file: string;
  from: string;
  to: string;
  at: string;
  says: string;
}

export const root = 'openapi.yaml';
const task = 'paths/task.yaml';
const approve = 'paths/task-approve.yaml';
const upload = 'paths/upload.yaml';
export const example = 'examples/TaskReviewing.yaml';
const schema = 'schemas/Task.yaml';
const envelope = 'schemas/TaskEnvelope.yaml';
const status = 'schemas/TaskStatus.yaml';
const limits = 'limits.yaml';
const notFound = 'responses/TaskNotFound.yaml';
const apiKey = 'security-schemes/ApiKey.yaml';

export const redoclyCases: Record<string, Case[]> = {
  // What Redocly brings along, as far as we rely on it
  yaml: [{ file: task, from: 'get:', to: 'get: {', at: '6:10', says: 'This is not YAML: missed comma' }],
  'no-unresolved-refs': [
    { file: task, from: 'TaskEnvelope', to: 'TaskEnvelop', at: '17:13', says: 'there is no file' },
  ],
  struct: [
    { file: task, from: 'operationId', to: 'operationID', at: '5:3', says: 'Did you mean operationId?' },
    { file: schema, from: 'type: boolean', to: 'tipe: boolean', at: '12:5', says: 'Correct the key' },
  ],
  'no-invalid-media-type-examples': [
    { file: example, from: 'REVIEWING', to: 'REVIEWD', at: '5:13', says: '"PROCESSING", "REVIEWING"' },
    { file: example, from: 'exported_at: null', to: 'exported_at: 3', at: '7:18', says: 'string,null' },
    { file: example, from: '0.5', to: '"a"', at: '9:17', says: '`1` property type must be number' },
    { file: example, from: '0.5', to: '0.5, 1', at: '9:13', says: 'must NOT have more than 2 items' },
    { file: example, from: 'reason: sent', to: 'reason: 3', at: '8:13', says: 'a schema in anyOf' },
    { file: example, from: '    approved: false\n', to: '', at: '4:5', says: "required property 'approved'" },
    { file: example, from: 'id:', to: 'colour: red\n    id:', at: '4:5', says: 'properties `colour`' },
  ],
  'no-invalid-schema-examples': [
    { file: schema, from: 'examples: [sent]', to: 'examples: [3]', at: '22:16', says: 'a schema in anyOf' },
  ],
  'operation-description': [
    {
      file: task,
      from: '  description: Returns one task.\n',
      to: '',
      at: '4:1',
      says: '`description`',
    },
  ],
  'operation-tag-defined': [
    { file: task, from: '[Tasks]', to: '[Takss]', at: '8:10', says: 'defined in global tags' },
    {
      file: task,
      from: '  tags: [Tasks]\n',
      to: '',
      at: '4:1',
      says: 'tags should be defined. Add `tags: [Tasks]`',
    },
  ],
  'parameter-description': [
    {
      file: 'parameters/TaskId.yaml',
      from: 'description: The task.\n',
      to: '',
      at: '1:1',
      says: 'description',
    },
  ],

  // Our own, as assertions
  'rule/operation-id': [
    {
      file: task,
      from: 'getTask',
      to: 'task',
      at: '5:16',
      says: 'a verb and a noun in camelCase, like getTask',
    },
    { file: task, from: 'getTask', to: 'get_task', at: '5:16', says: 'a verb and a noun in camelCase' },
  ],
  'rule/summary': [
    { file: task, from: 'Get a task', to: 'Get a task.', at: '6:12', says: 'Take its full stop away.' },
  ],
  'rule/security': [
    {
      file: task,
      from: '  security:\n    - ApiKey: [task.read]\n',
      to: '',
      at: '5:3',
      says: 'Add `security`.',
    },
  ],
  'rule/shared-errors': [
    {
      file: task,
      from: '$ref: ../responses/TaskNotFound.yaml',
      to: 'description: No such task.',
      at: '21:5',
      says: 'Refer to a file in responses/.',
    },
  ],
  'rule/example-summary': [
    { file: example, from: 'summary: A task in review\n', to: '', at: '1:1', says: 'Add a `summary`' },
  ],

  // Our own, with code
  'docproc/extensions': [
    {
      file: task,
      from: 'responses:',
      to: 'x-transitions: {}\n  responses:',
      at: '11:3',
      says: '`x-transitions` is none of our fields: x-transition, ',
    },
    {
      file: schema,
      from: '\n',
      to: '\nx-transition: { record: Task }\n',
      at: '2:1',
      says: '`x-transition` does not belong on Schema. Move it to Operation.',
    },
    {
      file: approve,
      from: 'notIn:',
      to: 'notin:',
      at: '15:17',
      says: '`x-transition.from.status` has no member `notin`; its members are in, notIn. See extensions.schema.yaml.',
    },
    {
      file: approve,
      from: 'reversible: true',
      to: 'reversible: maybe',
      at: '26:17',
      says: '`x-transition.reversible` must be boolean; it is "maybe"',
    },
    {
      file: limits,
      from: 'per: file',
      to: 'per: pile',
      at: '1:39',
      says: '`x-limits.fileSize.per` must be equal to one of the allowed values: file, page, batch; it is "pile"',
    },
    {
      file: status,
      from: '  field: status\n',
      to: '',
      at: '5:3',
      says: "`x-lifecycle` must have required property 'field'",
    },
    {
      file: apiKey,
      from: 'Task view',
      to: '""',
      at: '5:13',
      says: '`x-scope-aliases.0.area` must match pattern',
    },
  ],
  'docproc/open-questions': [
    {
      file: approve,
      from: '[approve-scope]',
      to: '[aprove-scope]',
      at: '11:22',
      says: 'no open question `aprove-scope`',
    },
    {
      file: approve,
      from: 'unknown: a',
      to: 'unknown: b',
      at: '22:26',
      says: 'no open question `bpprove-status`',
    },
    { file: limits, from: '[megabyte]', to: '[gigabyte]', at: '1:82', says: 'no open question `gigabyte`' },
  ],
  'docproc/file-names': [
    {
      file: root,
      from: 'task/{task_id}:',
      to: 'job/{task_id}:',
      at: '24:5',
      says: 'one like paths/job.yaml.',
    },
    {
      file: root,
      from: 'components:',
      to: 'components:\n  schemas:\n    Tusk:\n      $ref: schemas/Task.yaml',
      at: '32:7',
      says: 'The component `Tusk` has no file of that name. Refer to a file Tusk.yaml.',
    },
    {
      file: 'schemas/Unused.yaml',
      from: '',
      to: 'type: string\n',
      at: `${root}:1:1`,
      says: 'No file refers to schemas/Unused.yaml.',
    },
    {
      file: 'parameters/task-id.yaml',
      from: '',
      to: 'name: task_id\nin: path\nrequired: true\ndescription: The task.\nschema: { type: string }\n',
      at: `${root}:1:1`,
      says: 'parameters/task-id.yaml is not named as a component.',
    },
  ],
  'docproc/named-examples': [
    { file: notFound, from: 'object:', to: 'an-object:', at: '6:7', says: 'an-object is not camelCase' },
    {
      file: notFound,
      from: 'examples:\n      object:\n        summary: An object\n        value: { message: no such task }',
      to: 'examples: {}',
      at: '4:5',
      says: 'The body has no named example.',
    },
  ],
  'docproc/descriptions': [
    {
      file: schema,
      from: '    description: The task.\n',
      to: '',
      at: '6:5',
      says: '`id` has no description.',
    },
    {
      file: schema,
      from: 'description: The task.',
      to: 'description: The `<T>` of <T>.',
      at: '6:18',
      says: 'Pages would read `<T>` as HTML',
    },
    { file: envelope, from: 'description: Wraps a task.\n', to: '', at: '1:1', says: 'has no description' },
  ],
  'docproc/transitions': [
    { file: approve, from: 'record: Task', to: 'record: Tusk', at: '13:13', says: '`Tusk` is no schema.' },
    { file: upload, from: '{ record: Task', to: '{ record: Tusk', at: '15:19', says: '`Tusk` is no schema.' },
    {
      file: approve,
      from: 'approved: { in',
      to: 'aproved: { in',
      at: '16:16',
      says: '`aproved` is no field of Task. Use one of: id, status',
    },
    {
      file: approve,
      from: 'approved: { val',
      to: 'aproved: { val',
      at: '21:16',
      says: '`aproved` is no field of Task.',
    },
    {
      file: approve,
      from: '[PROCESSING]',
      to: '[PROCESING]',
      at: '15:15',
      says: '`PROCESING` is no value of status.',
    },
    { file: approve, from: 'value: true', to: 'value: "yes"', at: '21:17', says: 'Use one of: true, false.' },
    {
      file: approve,
      from: 'value: true',
      to: 'parameter: id',
      at: '21:30',
      says: '`id` is no parameter of this operation.',
    },
    {
      file: approve,
      from: 'rejectedWith: "404"',
      to: 'rejectedWith: "400"',
      at: '24:19',
      says: 'Use one of: 200, 404.',
    },
    {
      file: limits,
      from: 'rejectedWith: "404"',
      to: 'rejectedWith: "413"',
      at: `${upload}:22:11`,
      says: '`413` is no response of this operation, as fileSize needs.',
    },
    {
      file: task,
      from: 'responses:',
      to: 'x-shorthand: get\n  responses:',
      at: '11:16',
      says: '`get` is no other operation.',
    },
  ],
  'docproc/lifecycles': [
    {
      file: status,
      from: 'field: status',
      to: 'field: approved',
      at: '5:3',
      says: 'not the schema of `approved`',
    },
    {
      file: status,
      from: 'record: Task',
      to: 'record: Tusk',
      at: '5:3',
      says: 'not the schema of `status` in Tusk',
    },
    { file: status, from: '  REVIEWING: {', to: '  REVIEWED: {', at: '8:5', says: 'The states are' },
    { file: status, from: 'REVIEWING]', to: 'REVIEWING, DONE]', at: '8:5', says: 'the enum is' },
    { file: status, from: 'to: REVIEWING', to: 'to: DONE', at: '12:31', says: '`DONE` is no state.' },
  ],
  'docproc/scopes': [
    {
      file: task,
      from: 'task.read',
      to: 'task.raed',
      at: '10:16',
      says: '`task.raed` is no scope. Use one of: tasks.view, task.read, uploads.create, upload.create. A new scope needs an entry in the `x-scope-aliases`',
    },
  ],
};

export const spectralCases: Record<string, Case[]> = {
  'info-description': [
    {
      file: root,
      from: '  description: Fixtures break it in one place each.\n',
      to: '',
      at: '3:6',
      says: 'See https://',
    },
  ],
  'docproc-path-names': [
    {
      file: root,
      from: '/{team_id}/upload',
      to: '/${team_id}/upload',
      at: '27:25',
      says: '/v2/${team_id}/upload',
    },
  ],
  'docproc-tag-names': [
    {
      file: root,
      from: 'name: Uploads',
      to: 'name: Uploads\n    description: Files.\n  - name: file uploads',
      at: '20:11',
      says: 'The tag file uploads',
    },
  ],
};
