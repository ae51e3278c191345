/** Cases for each lint rule: changes of fixtures/lint/contract that break it. */

/** In a file, `from` becomes `to`. The problem is at line and column `at`, of that file unless it names one. */
type Case = [file: string, from: string, to: string, at: string, says: string];

export const root = 'openapi.yaml';
const task = 'paths/task.yaml';
const approve = 'paths/task-approve.yaml';
const upload = 'paths/upload.yaml';
const example = 'examples/TaskReviewing.yaml';
const schema = 'schemas/Task.yaml';
const limits = 'limits.yaml';
const notFound = 'responses/TaskNotFound.yaml';
const questions = 'open-questions.yaml';
const trace = 'trace.yaml';
const taskStatus = 'schemas/TaskStatus.yaml';
const security = '  security:\n    - ApiKey: [task.read]\n';
const examples =
  'examples:\n      object:\n        summary: An object\n        value: { message: no such task }';
const tusk = 'components:\n  schemas:\n    Tusk:\n      $ref: schemas/Task.yaml';

export const redoclyCases: Record<string, Case[]> = {
  // What Redocly brings along, as far as we rely on it
  yaml: [
    [task, 'get:', 'get: {', '6:10', 'This is not YAML: missed comma'],
    [schema, 'type: object', '--- {}\n---\ntype: object', '1:1', 'expected a single document'],
  ],
  'no-unresolved-refs': [
    [task, 'TaskEnvelope', 'TaskEnvelop', '17:13', 'there is no file'],
    [schema, 'type: object', '$ref: Task.yaml', 'schemas/TaskEnvelope.yaml:6:5', 'refers to itself'],
  ],
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

const client = '  client: Checks nothing.\n';

/** Cases of the checks in scripts/lint/ that run on the bundle, its catalogs and overlays. */
export const contractCases: Record<string, Case[]> = {
  yaml: [[questions, '- id: megabyte', '- id: [', '22:3', 'This is not YAML']],
  'catalog/shape': [
    [questions, 'id: megabyte', 'id: Mega Byte', '21:7', 'must match pattern'],
    [questions, '  title: The megabyte\n', '', '21:3', "property 'title'"],
    [questions, client, `${client}  note: x\n`, '29:9', 'no member `note`'],
    [questions, 'The status stays., ', '', '14:20', 'fewer than 2 items'],
    [trace, '[getTask/', '[/getTask/', '5:16', 'places.0 must match pattern'],
  ],
  'catalog/default': [[questions, 'default: stays', 'default: goes', '20:51', 'stays, reviewing.']],
  'catalog/ids': [
    [questions, 'id: megabyte', 'id: approve-scope', '21:3', 'already in use at'],
    [trace, '    approve-task:', '    get-task:', '8:7', 'already in use at'],
  ],
  'catalog/named': [
    [questions, 'id: megabyte', 'id: kilobyte', '21:7', '`kilobyte` nowhere'],
    [approve, '[approve-scope]', '[aprove-scope]', '11:3', 'There is no open question `aprove-scope`'],
    [approve, 'unknown: approve-status', 'unknown: none', '22:17', 'There is no open question `none`'],
  ],
  'catalog/rows': [[questions, '› Create upload', '› None', '22:12', 'has no row `Endpoints › None`']],
  'catalog/places': [
    [trace, '[getTask/', '["#/info/nobody", getTask/', '5:16', 'has no `nobody` there'],
    [trace, '[getTask/', '[getTusk, getTask/', '5:16', 'has no `getTusk` there'],
    [trace, 'moves/PROCESSING>REVIEWING', 'moves/1', '27:', 'Items of lists are called by their names'],
  ],
  // A place is also one of what encloses it, and not what is in it.
  'catalog/unstated': (
    [
      ['schemas/Task/properties/id', 'schemas/Task', 'property', 'schemas/Task.yaml:5:3'],
      ['getTask/responses/404', 'getTask/responses', 'status', 'paths/task.yaml:21:5'],
      ['getTask/security', 'getTask/operationId', 'scope', 'paths/task.yaml:9:3'],
      [
        'securitySchemes/ApiKey/x-scope-aliases/Task view',
        'securitySchemes/ApiKey',
        'scope',
        'security-schemes/ApiKey.yaml:5:5',
      ],
      [
        'schemas/TaskStatus/enum/REVIEWING',
        'schemas/TaskStatus/enum',
        'value "REVIEWING"',
        'schemas/TaskStatus.yaml:3:20',
      ],
      [
        'schemas/TaskStatus/x-lifecycle/states/REVIEWING',
        'schemas/TaskStatus',
        'state `REVIEWING`',
        'schemas/TaskStatus.yaml:9:5',
      ],
      [
        'schemas/TaskStatus/x-lifecycle/moves/PROCESSING>REVIEWING',
        'schemas/TaskStatus',
        'transition',
        'schemas/TaskStatus.yaml:12:7',
      ],
      ['createUpload/x-transition', 'createUpload', 'transition', 'paths/upload.yaml:10:3'],
      ['approveTask/x-transition/event', 'approveTask', 'event', 'paths/task-approve.yaml:25:5'],
      ['"#/tags/Uploads"', '"#/tags"', 'tag `Uploads`', 'openapi.yaml:18:5'],
      ['parameters/TaskId', 'parameters/TeamId/in', 'parameter', 'parameters/TaskId.yaml:1:1'],
    ] as const
  ).map(([from, to, kind, at]) => [
    trace,
    from,
    to,
    at,
    `No statement names this ${kind}. Add ${from.replaceAll('"', '')} to the statement`,
  ]),
  'catalog/answered': (
    [
      ['{ action: get Task }', '(getTask) is a get operation on Task records'],
      ['{ present: "#/paths/*/post/responses/2XX" }', 'there is #/paths/~1v2~1{team_id}~1upload/post'],
      ['{ absent: "#/paths/*/put" }', 'there is no #/paths/*/put any more'],
    ] as const
  ).map(([condition, says]) => [
    questions,
    client,
    `${client}  answeredBy: [{ action: list Task }, ${condition}]\n`,
    '21:7',
    says,
  ]),
  references: [
    [approve, 'record: Task', 'record: Tusk', '13:5', '`Tusk` is no schema.'],
    [upload, '{ record: Task, per', '{ record: Tusk, per', '15:11', '`Tusk` is no schema.'],
    [approve, 'approved: { in', 'aproved: { in', '16:7', 'no field of Task. Use one of: id, status'],
    [approve, 'approved: { value', 'aproved: { value', '21:7', '`aproved` is no field of Task.'],
    [approve, '[PROCESSING]', '[NONE]', '15:7', '`NONE` is no value of status.'],
    [approve, 'value: true', 'value: "yes"', '21:7', 'Use one of: true, false.'],
    [
      approve,
      'value: true',
      'parameter: task_id',
      '21:19',
      '`task_id` is no parameter of the path or the query, or field of a JSON body, with a type of approved.',
    ],
    [
      approve,
      '  responses:',
      `  requestBody:
    content:
      application/json:
        schema: { type: object, properties: { approved: { type: boolean }, reason: { type: string } } }
  responses:`,
      '12:3',
      'The body has `reason`, a field of Task, and the transition does not set it.',
    ],
    [approve, 'rejectedWith: "404"', 'rejectedWith: "400"', '24:5', 'Use one of: 200, 404.'],
    [limits, 'rejectedWith: "404"', 'rejectedWith: "413"', '1:45', 'as fileSize needs'],
    [task, 'summary:', 'x-shorthand: get\n  summary:', '6:3', 'other operation'],
    [
      taskStatus,
      'field: status',
      'field: approved',
      '6:3',
      '`approved` is no field of Task with this schema.',
    ],
    [taskStatus, 'REVIEWING:', 'REVIEWED:', '9:5', '`REVIEWED` is no value of the enum.'],
    [taskStatus, 'to: REVIEWING', 'to: DONE', '12:27', '`DONE` is no state.'],
    [task, '[task.read]', '[task.raed]', '10:16', '`task.raed` is no scope.'],
    [task, 'get:', 'post:', '4:1', 'Add `x-resource'],
  ],
  workflows: [
    [
      'a.arazzo.yaml',
      '',
      'workflows: [{ steps: [{ operationId: getTusk }] }]\n',
      '1:38',
      'no operation `getTusk`. Use one of: getTask, ',
    ],
    [
      'a.overlay.yaml',
      '',
      `actions: [{ target: "$.paths['/none']" }]\n`,
      '1:21',
      'The contract has no `/none`',
    ],
  ],
};
