// The schemas of the contract as values: what they judge, what they say, and what they weigh.
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schemas from '@docproc/types/schemas';
import {
  closed,
  Issue,
  ReportTaskRequest,
  responses,
  type Schema,
  Task,
  Upload,
} from '@docproc/types/schemas';
import { supportReport } from '../../scripts/artifacts/sandbox/package.ts';
import { build } from '../../scripts/artifacts/types.ts';
import { contractOf } from '../client/edited.ts';
import { example, model } from '../client/server.ts';
import { bundle, grownBy } from '../support/bundle.ts';
import { closedSets } from '../contract/interface.ts';

const { payload: task } = example('getTask') as { payload: Record<string, unknown> };
const { payload: upload } = example('getUpload') as { payload: Record<string, unknown> };
const messages = (schema: Schema<unknown>, value: unknown): string[] =>
  (schema['~standard'].validate(value).issues ?? []).map(({ message }) => message);

test('there is one for each schema of the contract, and for each response', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(model.schemas)));
  const statuses = model.operations.map(({ id, responses: all }) => [
    id,
    all.map(({ status }) => status).sort(),
  ]);
  expect(Object.entries(responses).map(([id, own]) => [id, Object.keys(own).sort()])).toEqual(statuses);
  expect(responses.getTask['200']).toBe(schemas.TaskEnvelope);
  expect(messages(responses.getTask['404'], 'any text')).toEqual([]);
});

describe('an issue', () => {
  test('has the path and one sentence with the value', () => {
    const page = {
      id: 1,
      width: '1240',
      height: null,
      annotations: {},
      checkboxes: [{ coordinates: [[0, 'x']] }],
    };
    const { issues = [] } = Task['~standard'].validate({
      ...task,
      status: 'SHREDDED',
      pages: [page],
      id: undefined,
    });
    const states = closedSets['TaskStatus']?.map((state) => JSON.stringify(state)).join(', ') ?? '';
    const sentences = issues.map(({ path, message }) => `${path.join('/')}: ${message}`);
    expect(sentences.map((each) => each.replace(states, 'STATES'))).toMatchInlineSnapshot(`
      [
        "id: id is missing.",
        "status: status must be one of STATES, and is "SHREDDED".",
        "pages/0/segments: pages[0].segments is missing.",
        "pages/0/signatures: pages[0].signatures is missing.",
        "pages/0/id: pages[0].id must be a string, and is 1.",
        "pages/0/width: pages[0].width must be a number or null, and is "1240".",
        "pages/0/annotations: pages[0].annotations must be an array, and is an object.",
        "pages/0/checkboxes/0/id: pages[0].checkboxes[0].id is missing.",
        "pages/0/checkboxes/0/confidence: pages[0].checkboxes[0].confidence is missing.",
        "pages/0/checkboxes/0/checked: pages[0].checkboxes[0].checked is missing.",
        "pages/0/checkboxes/0/coordinates/0/1: pages[0].checkboxes[0].coordinates[0][1] must be a number, and is "x".",
        "pages/0/checkboxes/0/coordinates: pages[0].checkboxes[0].coordinates must have a length of at least 4, and has 1.",
      ]
    `);
    expect(messages(Task, [])).toEqual(['The value must be an object, and is an array.']);
    expect(messages(ReportTaskRequest, { issues: [] })).toEqual([
      'issues must have a length of at least 1, and has 0.',
    ]);
    expect(messages(ReportTaskRequest, { issues: ['a'.repeat(99)] })).toEqual([
      `issues[0] must be an object, and is "${'a'.repeat(40)}…".`,
    ]);
  });

  test('is none for a new field, or a value that an open set does not list', () => {
    const later = { ...upload, status: 'SHREDDED', added: true };
    expect(Upload['~standard'].validate(later)).toEqual({ value: later });
  });

  test('is one for such a value, if open sets are closed', () => {
    const sentence = 'status is "SHREDDED", which is not one of';
    const later = { ...upload, status: 'SHREDDED' };
    expect(messages(closed(Upload), later)).toEqual([expect.stringContaining(sentence)]);
    const { issues } = Upload['~standard'].validate(later, { libraryOptions: { closed: true } });
    expect(issues?.map(({ path }) => path)).toEqual([['status']]);
    expect(messages(closed(Upload), upload)).toEqual([]);
    expect(messages(closed(Issue), { label: 'a', value: 'stamp_missing' })).toHaveLength(1);
  });
});

describe('issues', () => {
  const many = { ...task, pages: Array.from({ length: 50_000 }, () => 5), name: 7 };
  const found = (libraryOptions?: Record<string, unknown>, schema: Schema<unknown> = Task) =>
    schema['~standard'].validate(many, { libraryOptions }).issues ?? [];

  test.each<[unknown, number, string]>([
    [undefined, 100, '49901 more issues are not listed (maxIssues).'],
    [1, 1, '50000 more issues are not listed (maxIssues).'],
    [0, 0, '50001 more issues are not listed (maxIssues).'],
    [NaN, 100, '49901 more issues are not listed (maxIssues).'],
    ['5', 100, '49901 more issues are not listed (maxIssues).'],
  ])('are %s at most, and one that states how many more', (maxIssues, listed, more) => {
    const issues = found({ maxIssues });
    expect(issues).toHaveLength(listed + 1);
    expect(issues.at(-1)).toEqual({ message: more, path: [] });
  });

  test('are all there, if there is no bound', () => {
    for (const maxIssues of [Infinity, 50_001]) expect(found({ maxIssues })).toHaveLength(50_001);
  });

  test('of closed sets have the same bound', () => {
    expect(found({ maxIssues: 3 }, closed(Task))).toHaveLength(4);
  });

  test('of alternatives that were tried are not counted', () => {
    const { issues } = Upload['~standard'].validate(
      { ...upload, status: 5 },
      { libraryOptions: { maxIssues: 1 } },
    );
    expect(issues).toHaveLength(1);
  });
});

describe('a form', () => {
  const { '~standard': own } = schemas.CreateUploadRequest;
  const file = new File(['a'], 'a.pdf');
  const said = { file: [file], projectId: 'p', meta: [{ name: 'po', value: '42' }] };
  const sent = { file, projectId: 'p', meta: '[{ "name": "po", "value": "42" }]' };

  test('is what it says, with one file or several, as fields or as FormData', () => {
    expect(own.validate(said)).toEqual({ value: said });
    expect(own.validate(sent)).toEqual({ value: said });
    expect(own.validate({ ...sent, file: [file, file] })).toEqual({ value: { ...said, file: [file, file] } });
    const form = new FormData();
    for (const [name, value] of Object.entries(sent)) form.append(name, value);
    expect(own.validate(form)).toEqual({ value: said });
    form.append('file', file);
    expect(own.validate(form)).toEqual({ value: { ...said, file: [file, file] } });
  });

  test.each<[object, string]>([
    [{ file: undefined }, 'file is missing.'],
    [{ file: 'a.pdf' }, 'file[0] must be a Blob, and is "a.pdf".'],
    [{ file: [] }, 'file must have a length of at least 1, and has 0.'],
    [{ file: new File([], '') }, 'file must have a length of at least 1, and has 0.'],
    [{ meta: '[{' }, 'meta must be an array, and is "[{".'],
    [{ meta: '{"name":"a","value":"b"}' }, 'meta must be an array, and is an object.'],
    [{ meta: '[{"name":"a","value":1}]' }, 'meta[0].value must be a string, and is 1.'],
    [{ projectId: 5 }, 'projectId must be a string, and is 5.'],
  ])('with %o is rejected', (change, message) => {
    expect(messages(schemas.CreateUploadRequest, { ...sent, ...change })).toEqual([message]);
  });
});

describe('as JSON Schema', () => {
  test.each([
    ['draft-2020-12', new Ajv2020({ strict: false })],
    ['draft-07', new Ajv({ strict: false })],
  ])('of %s, each states what it judges', (target, ajv) => {
    const wrong = { ...task, pages: [{ checkboxes: [{ coordinates: [[0, 0, 0]] }] }] };
    const cases: [Schema<unknown>, unknown[]][] = [
      [Task, [task, wrong, 5]],
      [Upload, [upload, {}]],
    ];
    for (const [schema, values] of cases) {
      const validate = ajv.compile(schema['~standard'].jsonSchema.output({ target }));
      for (const value of values) expect(validate(value)).toBe(messages(schema, value).length === 0);
    }
  });

  test('say which values an open set lists, and exclude others where it is closed', () => {
    const target = 'draft-2020-12';
    const status = ({ '~standard': { jsonSchema } }: typeof Upload) =>
      Object(jsonSchema.input({ target })['properties']).status as object;
    expect(status(Upload)).toEqual({ type: 'string', examples: expect.arrayContaining(['IN_REVIEW']) });
    expect(status(closed(Upload))).toEqual({ type: 'string', enum: expect.arrayContaining(['IN_REVIEW']) });
    expect(() => Upload['~standard'].jsonSchema.output({ target: 'openapi-3.0' })).toThrow(
      'The target openapi-3.0 is not supported. Targets: draft-2020-12, draft-07.',
    );
  });

  test('are the arguments of a tool of MCP', async () => {
    const server = new McpServer({ name: 'test', version: '1' });
    server.registerTool('report', { inputSchema: ReportTaskRequest }, ({ issues }) => ({
      content: [{ type: 'text', text: `${issues.length}` }],
    }));
    const [near, far] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(far), client.connect(near)]);
    const { tools } = await client.listTools();
    expect(tools[0]?.inputSchema.required).toEqual(['issues']);
    const call = (issues: object[]) => client.callTool({ name: 'report', arguments: { issues } });
    expect((await call([{ label: 'a', value: 'b' }])).content).toEqual([{ type: 'text', text: '1' }]);
    expect((await call([])).isError).toBe(true);
    await client.close();
  });
});

describe('of an edited contract', () => {
  const contract = contractOf(({ components }) => {
    Object.assign((components.schemas ??= {}), {
      Items: { type: 'array', unevaluatedItems: false },
      Const: { const: { a: 1 } },
      Not: { not: { type: 'string' } },
      Dependent: { dependentRequired: { a: ['b'] } },
      Names: { propertyNames: { maxLength: 1 } },
      Contains: { contains: { type: 'number' }, maxContains: 2 },
      Closed: { properties: { a: true }, unevaluatedProperties: false },
      Nested: { properties: { a: { $ref: '#/components/schemas/Nested' } }, type: ['object', 'number'] },
      Unique: { uniqueItems: true },
    });
  });
  let own: Record<string, Schema<unknown>>;
  beforeAll(async () => {
    const { 'types/schemas.js': code } = await build(contract);
    const judge = new URL('../../generated/types/judge.js', import.meta.url).href;
    const module = String(code).replace('./judge.js', judge);
    own = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as typeof own;
  });

  test('leave out a keyword that they do not have, and the build names it', async () => {
    const edited = own['Items'] as Schema<unknown>;
    expect([messages(edited, ['a']), messages(edited, 1)]).toEqual([[], [expect.any(String)]]);
    expect(await supportReport(contract)).toContain(
      'the keyword unevaluatedItems: values are not judged by it',
    );
  });

  test('say in one sentence what is wrong by each keyword', () => {
    const said = Object.entries({
      Const: 1,
      Not: 'a',
      Dependent: { a: 1 },
      Names: { long: 1 },
      Contains: ['a'],
      Closed: { a: 1, b: 1 },
    }).map(([name, value]) => messages(own[name] as Schema<unknown>, value).join(' '));
    expect(said).toMatchInlineSnapshot(`
      [
        "The value must be an object, and is 1.",
        "The value matches what is excluded, and is "a".",
        "b is missing, and a is there.",
        "long must not be there: no field can have this name.",
        "The value must contain 1 to 2 items that match, and has 0.",
        "b must not be there.",
      ]
    `);
  });

  test('end for values that are nested without end', () => {
    const nested = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
    const { '~standard': circle } = own['Nested'] as Schema<unknown>;
    const described = circle.jsonSchema.output({ target: 'draft-2020-12' });
    expect(new Ajv2020({ strict: false }).validate(described, nested(3))).toBe(true);
    expect(new Ajv2020({ strict: false }).validate(described, { a: { a: 'text' } })).toBe(false);
    expect(messages(own['Nested'] as Schema<unknown>, nested(500))).toEqual([]);
    expect(messages(own['Nested'] as Schema<unknown>, nested(100_000))).toEqual([
      expect.stringMatching(/ is nested too deeply\.$/),
    ]);
    expect(messages(own['Unique'] as Schema<unknown>, [nested(100_000), 1])).toEqual([
      'The value has items that are nested too deeply.',
    ]);
  });
});

describe('in a bundle', () => {
  const entry = fileURLToPath(new URL('entry.js', import.meta.url));
  const sizeOf = async (code: string): Promise<number> =>
    gzipSync(await bundle(entry, code), { level: 9 }).length;

  test('each has at most 2.75 kB, with gzip', async () => {
    const grown = grownBy('types/schemas.js', 1_862);
    for (const name of Object.keys(model.schemas))
      expect(await sizeOf(`export { ${name} } from '@docproc/types/schemas'`), name).toBeLessThanOrEqual(
        2_750 + grown,
      );
    expect(await sizeOf("export * from '@docproc/types/schemas'")).toBeLessThanOrEqual(4_000 + grown);
  });

  test('none has any, unless it is used', async () => {
    expect(await sizeOf("import { Task } from '@docproc/types/schemas'")).toBe(gzipSync('').length);
  });
});
