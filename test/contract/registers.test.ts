/** The rules on the two catalogs: each detects a catalog that breaks it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../scripts/model/bundle.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import type { Problem } from '../../scripts/lib/problem.ts';
import {
  checkRegisters,
  checkOpenQuestions,
  checkStatements,
  unclaimed,
} from '../../scripts/lint/check-registers.ts';

/** The bundle of a contract. */
const load = async (folder: string) => JSON.parse((await loadContract(folder)).json) as Document;

const small = 'test/contract/fixtures/lint/contract';
const questions = 'open-questions.yaml';
const statements = 'statements.yaml';

describe('a small contract', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'docproc-registers-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  let document: Document;
  beforeAll(async () => {
    document = await load(small);
  });

  /** The problems of the small contract's catalogs after one change, with places relative to them. */
  function problemsWith(file: string, from: string, to: string): Problem[] {
    for (const name of [statements, questions]) cpSync(join(small, name), join(scratch, name));
    const before = readFileSync(join(scratch, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(
      join(scratch, file),
      before.replace(from, () => to),
    );
    const read = [checkStatements(scratch), checkOpenQuestions(scratch)] as const;
    const own = [...read[0].problems, ...read[1].problems];
    const problems =
      own.length > 0 ? own : checkRegisters(...read, document, createModel(document, read[1].entries));
    return problems.map((problem) => ({ ...problem, place: problem.place.replace(`${scratch}/`, '') }));
  }

  test('has registers without a fault', () => {
    expect(problemsWith(statements, '', '')).toEqual([]);
  });

  test('cannot do without a register', () => {
    expect(checkStatements(join(small, 'paths')).problems).toEqual([
      {
        place: `${small}/paths/statements.yaml`,
        rule: 'register/shape',
        message: expect.stringContaining('no such file'),
      },
    ]);
  });

  const cases: [rule: string, file: string, from: string, to: string, place: string, says: string][] = [
    ['yaml', questions, '- id: megabyte', '- id: [', `${questions}:20:3`, 'This is not YAML'],

    [
      'register/shape',
      questions,
      'id: megabyte',
      'id: Mega Byte',
      `${questions}:19:7`,
      'The id must match pattern',
    ],
    [
      'register/shape',
      questions,
      'kind: unspecified',
      'kind: doubt',
      `${questions}:2:9`,
      'unspecified, conflicting; it is "doubt"',
    ],
    [
      'register/shape',
      questions,
      '  title: The megabyte\n',
      '',
      `${questions}:19:3`,
      "required property 'title'",
    ],
    [
      'register/shape',
      questions,
      '  title: The megabyte\n',
      '  title: The megabyte\n  note: x\n',
      `${questions}:22:9`,
      'has no member `note`',
    ],
    [
      'register/shape',
      questions,
      ', The status becomes REVIEWING.',
      '',
      `${questions}:13:20`,
      'fewer than 2 items',
    ],
    [
      'register/shape',
      questions,
      'kind: unspecified',
      'kind: conflicting',
      `${questions}:1:3`,
      "required property 'interpretations'",
    ],
    [
      'register/shape',
      questions,
      '[stays, reviewing]',
      '[stays]',
      `${questions}:18:22`,
      'The setting.values must NOT have fewer',
    ],
    ['register/shape', statements, '  row: Get task\n', '', `${statements}:1:3`, "required property 'row'"],
    [
      'register/shape',
      statements,
      '"#/components/schemas/Task/',
      '"/components/schemas/Task/',
      `${statements}:33:7`,
      'The pointers.0 must match',
    ],

    [
      'register/default',
      questions,
      'default: stays',
      'default: goes',
      `${questions}:18:51`,
      'Choose one of its values: stays, reviewing.',
    ],
    [
      'register/sandbox',
      questions,
      ', or changes it',
      '',
      `${questions}:16:12`,
      'has several values, and the sentence mentions one behavior.',
    ],
    [
      'register/sandbox',
      questions,
      '[stays, reviewing], default: stays',
      '["400", "413"], default: "400"',
      `${questions}:16:12`,
      'The sentence does not mention 400, a value of the setting `approve-status`.',
    ],
    [
      'register/ids',
      questions,
      'id: megabyte',
      'id: approve-scope',
      `${questions}:19:7`,
      `is already in use at`,
    ],
    [
      'register/ids',
      statements,
      'id: approve-task',
      'id: get-task',
      `${statements}:10:7`,
      'is already in use at',
    ],
    [
      'register/named',
      questions,
      'id: megabyte',
      'id: kilobyte',
      `${questions}:19:7`,
      'names the open question `kilobyte` nowhere',
    ],
    [
      'register/pointers',
      statements,
      'pointers:',
      'pointers:\n    - "#/info/nobody"',
      `${statements}:6:7`,
      'has no `nobody` there',
    ],

    [
      'register/claims',
      statements,
      '    - "#/components/schemas/Task/properties/id"\n',
      '',
      'generated/openapi.json#/components/schemas/Task/properties/id',
      'No statement claims this property.',
    ],
    [
      'register/claims',
      statements,
      'get/responses/404',
      'get/responses/200/content',
      'generated/openapi.json#/paths/~1v2~1{team_id}~1task~1{task_id}/get/responses/404',
      'No statement claims this status.',
    ],
    [
      'register/claims',
      statements,
      'get/security',
      'get/operationId',
      'generated/openapi.json#/paths/~1v2~1{team_id}~1task~1{task_id}/get/security',
      'No statement claims this scope.',
    ],
    [
      'register/claims',
      statements,
      'properties/file/minItems',
      'properties/file/items',
      'generated/openapi.json#/paths/~1v2~1{team_id}~1upload/post/requestBody/content/multipart~1form-data/schema/properties/file/minItems',
      'No statement claims this bound `minItems: 1`. Remove it if the source does not state it. Else add #/paths',
    ],
    [
      'register/claims',
      statements,
      'x-scope-aliases/0',
      'scheme',
      'generated/openapi.json#/components/securitySchemes/ApiKey/x-scope-aliases/0',
      'No statement claims this scope.',
    ],
    ...(
      [
        ['components/schemas/TaskStatus/enum/1', 'components/schemas/TaskStatus/enum', 'value "REVIEWING"'],
        ['x-lifecycle/states/REVIEWING', 'x-lifecycle/record', 'state `REVIEWING`'],
        ['x-lifecycle/moves/1', 'x-lifecycle/field', 'transition'],
        ['paths/~1v2~1{team_id}~1upload/post/x-transition', 'paths', 'transition'],
        ['paths/~1v2~1{team_id}~1task~1{task_id}~1approve/post/x-transition/event', 'paths', 'event'],
        ['tags/1', 'info', 'tag `Uploads`'],
        ['components/parameters/TaskId', 'components/parameters', 'parameter'],
      ] as const
    ).map(([from, to, kind]): (typeof cases)[number] => [
      'register/claims',
      statements,
      `${from}"`,
      `${to}"`,
      `generated/openapi.json#/${from.startsWith('x-') ? `components/schemas/TaskStatus/${from}` : from}`,
      `No statement claims this ${kind}.`,
    ]),
    [
      'register/shape',
      questions,
      '  client: Checks nothing.\n',
      '  client: Checks nothing.\n  answeredBy: [{ action: guess Task }]\n',
      `${questions}:27:26`,
      'The answeredBy.0.action must match pattern',
    ],
    ...(
      [
        [
          '{ action: get Task }',
          'GET /v2/{team_id}/task/{task_id} (getTask) is a get operation on Task records',
        ],
        ['{ property: Task.*port* }', 'there is a property Task.exported_at'],
        [
          '{ present: "#/paths/*/post/responses/2XX" }',
          'there is #/paths/~1v2~1{team_id}~1upload/post/responses/2XX',
        ],
        ['{ absent: "#/paths/*/put" }', 'there is no #/paths/*/put any more'],
      ] as const
    ).map(([condition, answer]): (typeof cases)[number] => [
      'register/answered',
      questions,
      '  client: Checks nothing.\n',
      `  client: Checks nothing.\n  answeredBy: [{ action: list Task }, ${condition}]\n`,
      `${questions}:19:7`,
      `The contract resolves the open question \`megabyte\`: ${answer}. Remove the entry`,
    ]),
  ];
  test.each(cases)('%s: %s with %j turned into %j', (rule, file, from, to, place, says) => {
    expect(problemsWith(file, from, to)).toEqual([{ rule, place, message: expect.stringContaining(says) }]);
  });

  test('questions that no edit has answered are no problem', () => {
    const from = '  client: Checks nothing.\n';
    const answeredBy =
      '[{ action: delete Task }, { action: get Page }, { property: Task.*folder* }, { present: "#/paths/*/put" }, { absent: "#/info/title" }]';
    expect(problemsWith(questions, from, `${from}  answeredBy: ${answeredBy}\n`)).toEqual([]);
  });

  test('register/claims: an operation that nothing points into, and its parameters', () => {
    const { paths, ...rest } = document;
    const parameters = [{ name: 'page', in: 'query' as const }];
    const getNew = { operationId: 'getNew', parameters, responses: {} };
    const twice = { ...rest, paths: { ...paths, '/v2/new': { get: getNew } } };
    expect(unclaimed(checkStatements(small), twice).map(({ place }) => place)).toEqual([
      'generated/openapi.json#/paths/~1v2~1new/get',
      'generated/openapi.json#/paths/~1v2~1new/get/security',
      'generated/openapi.json#/paths/~1v2~1new/get/parameters/0',
    ]);
  });
});
