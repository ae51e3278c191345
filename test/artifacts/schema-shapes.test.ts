/** Each shape of a schema is right in types, client, sandbox and docs, or the build names it and the sandbox serves examples. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { declarations } from '../../scripts/artifacts/declarations.ts';
import { operationPage } from '../../scripts/artifacts/site/reference/operation.ts';
import { schemaPage } from '../../scripts/artifacts/site/reference/schema.ts';
import { withTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { reportOf } from '../../scripts/artifacts/sandbox/support.ts';
import { type Model, readModel, type Schema } from '../../scripts/model/index.ts';
import { compile, contractOf, edited } from '../client/edited.ts';
import { type Patch, start } from '../sandbox/patched.ts';
import { compile as compileFiles } from '../support/compile.ts';
import { temporaryInProject } from '../support/folders.ts';
import { holderOf, object, pathOf, shapes, withShapes } from './schema-shapes.ts';

const patch = withShapes(shapes);
const contract = contractOf(patch);
const cases = shapes.map((shape, index) => ({ ...shape, index }));

const typed = cases.map(
  ({ name, fits, wrong, index }) => `
const fits${index}: Schemas['${name}'] = ${JSON.stringify(fits)};
export const holder${index}: Schemas['${holderOf(index)}'] = { id: 'h', one: fits${index}, many: [fits${index}], maybe: null };
// @ts-expect-error -- ${name}
export const wrong${index}: Schemas['${name}'] = ${wrong};
// @ts-expect-error -- ${name}
export const inside${index}: Schemas['${holderOf(index)}'] = { id: 'h', one: fits${index}, many: [${wrong}], maybe: null };`,
);

test('types accept what fits, and reject what does not', async () => {
  const folder = temporaryInProject();
  const files = [join(folder, 'program.ts'), join(folder, 'index.d.ts')] as const;
  writeFileSync(files[1], await declarations(contract));
  const head = `import type { components } from './index.d.ts';\ntype Schemas = components['schemas'];\n`;
  writeFileSync(files[0], head + typed.join(''));
  const options = { strict: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true };
  const libraries = { lib: ['es2022', 'dom'], types: [], target: 'es2022', module: 'nodenext' };
  expect(compileFiles([...files], { ...options, ...libraries })).toEqual([]);
});

test('methods of the client have these types', async () => {
  const { folder } = await edited(patch);
  const calls = cases.map(
    ({ name, fits, index }) => `
type Value${index} = types.components['schemas']['${name}'];
export const same${index}: Value${index} = await docproc.kinds.createShape${index}(${JSON.stringify(fits)});
export const list${index}: Value${index}[] = await docproc.kinds.listShape${index}();
// @ts-expect-error -- ${name}
await docproc.kinds.createShape${index}(Symbol());`,
  );
  expect(compile(folder, calls.join(''))).toEqual([]);
});

describe('the sandbox', () => {
  let running: Awaited<ReturnType<typeof start>>;
  let report: string[];
  beforeAll(async () => {
    running = await start(patch);
    report = reportOf(await readModel(contract)).split('\n');
  });

  // `send` compares each response with the contract.
  test.each(cases)('keeps or shows $name', async ({ fits, index, example }) => {
    const { send } = running;
    const body = fits ?? { id: 'w-1', label: 'a' };
    const created = await send(`POST ${pathOf(index)}`, body);
    const one = `${pathOf(index)}/w-1`;
    const all = [created, await send(`GET ${one}`), await send(`PUT ${one}`, body)];
    for (const { status, source } of [...all, await send(`GET ${pathOf(index)}`)])
      expect({ status, source }).toEqual({
        status: expect.toBeOneOf([200, 201]) as number,
        source: example ? 'example' : 'store',
      });
    const holder = { id: 'h', one: fits, many: [fits], maybe: fits };
    expect(await send(`POST /holder_${index}`, holder)).toMatchObject({
      status: 201,
      source: 'store',
      body: holder,
    });
    const by = report.filter((line) => line.includes(`shape_${index} `)).map((line) => line.split(/ +/)[1]);
    expect(new Set(by)).toEqual(new Set([example ? 'example' : 'resource']));
  });

  test('keeps tasks whose schema is written in parts', async () => {
    const { send, sandbox } = await start(inParts);
    sandbox.seed({ id: 't-1', name: 'a.pdf', project_id: 'p' });
    const task = { status: 200, source: 'store', body: { payload: { id: 't-1', name: 'a.pdf' } } };
    expect(await send('POST /project/p/task/t-1/discard')).toMatchObject({ ...task, source: 'transition' });
    expect(await send('GET /project/p/task/t-1')).toMatchObject(task);
  });

  test('shows examples where tasks are one of several objects, and the build says so', async () => {
    const { send } = await start(inUnion);
    expect(await send('POST /project/project-1/task/task-1/approve')).toMatchObject({
      status: 200,
      source: 'example',
    });
    const text = reportOf(await readModel(contractOf(inUnion)));
    for (const id of ['getTask', 'approveTask', 'createUpload'])
      expect(text).toMatch(new RegExp(`^${id} +example +Task is one of several objects$`, 'm'));
    expect(text).toMatch(/^getUpload +resource/m);
    expect(text).toContain(
      'the keyword oneOf of #/components/schemas/Task: only the properties beside it are fields',
    );
  });
});

/** The fields of a task, some of them in a component of their own. */
const inParts: Patch = ({ components: { schemas } }) => {
  const { id, name, ...properties } = schemas.Task.properties;
  const required = schemas.Task.required.filter((each: string) => each in properties);
  schemas.Named = object({ id, name });
  schemas.Task = { allOf: [{ $ref: '#/components/schemas/Named' }], type: 'object', required, properties };
};

const inUnion: Patch = ({ components: { schemas } }) => {
  schemas.Extracted = schemas.Task;
  schemas.Classified = object({ ...schemas.Task.properties, kind: { type: 'string' } });
  schemas.Task = {
    oneOf: ['Extracted', 'Classified'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  };
};

const componentOf = ({ schemas }: Model, name: string): Schema => schemas[name] as Schema;

test('docs show the fields', async () => {
  const site = await withTroubleshooting(await readModel(contract), () => {});
  const missing = cases.flatMap(({ name, fits }) => {
    const text = schemaPage(site, componentOf(site, name), 'markdown');
    const listed = Object.keys(fits ?? { id: 1, label: 1 }).filter((each) => !['a', 'other'].includes(each));
    return listed.filter((field) => !text.includes(`\n| \`${field}\``)).map((field) => `${name} ${field}`);
  });
  expect(missing).toEqual([]);
  const pageOf = (name: string) => schemaPage(site, componentOf(site, name), 'markdown').split('\n## ')[1];
  expect(pageOf('OneOfRefs')).toMatchInlineSnapshot(`
    "Fields

    Either [AllOfRefs](./AllOfRefs.md).

    Or these fields:

    | Field | Type | Description |
    | --- | --- | --- |
    | \`code\` | number |  |
    "
  `);
  expect(pageOf('AnyOfBesideProperties')).toMatchInlineSnapshot(`
    "Fields

    | Field | Type | Description |
    | --- | --- | --- |
    | \`id\` | string |  |

    Either these fields:

    | Field | Type | Description |
    | --- | --- | --- |
    | \`label\` | string |  |

    Or these fields:

    | Field | Type | Description |
    | --- | --- | --- |
    | \`size\` | number |  |
    "
  `);
  expect(pageOf('AdditionalBesideProperties')).toMatchInlineSnapshot(`
    "Fields

    | Field | Type | Description |
    | --- | --- | --- |
    | \`id\` | string |  |
    | \`label\` | string |  |

    Other fields: string.
    "
  `);
});

test('types are those of tuples, of null and of parts of components', async () => {
  const items = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] };
  const schemas = {
    Begins: items,
    Ends: { ...items, items: false, minItems: 1 },
    GoesOn: { ...items, items: { type: ['string', 'null'] }, minItems: 2 },
    Nothing: { const: null },
    NeverNull: { type: 'string', nullable: true },
    Pages: { $ref: '#/components/schemas/Task/properties/pages' },
    Quoted: { type: 'object', properties: { 'is-paid': { type: 'boolean' } } },
  };
  const own = contractOf(({ components }) => void Object.assign(components.schemas ?? {}, schemas));
  const types = await declarations(own);
  for (const type of [
    'Begins = [(string)?, (number)?, ...(unknown)[]]',
    'Ends = [string, (number)?]',
    'GoesOn = [string, number, ...((string | null))[]]',
    'Nothing = null',
    'NeverNull = string',
    'Pages = Page[]',
  ])
    expect(types).toContain(`export type ${type};`);
  expect(types, 'as every optional member').toContain('"is-paid"?: boolean | undefined;');
});

test('a schema that includes itself ends', async () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const folder = object({ id: { type: 'string' }, parent: { anyOf: [ref('Folder'), { type: 'null' }] } });
  const own = contractOf((document) => {
    withShapes([
      { name: 'Lists', schema: { type: 'array', items: ref('Lists') }, fits: [], wrong: '1' },
      { name: 'Folder', schema: folder, fits: {}, wrong: '1' },
    ])(document);
    const schemas = (document.components.schemas ??= {});
    schemas['Shared'] = { allOf: [ref('Folder'), object({ parent: ref('Shared') })] };
  });
  expect(await declarations(own)).toContain('parent: Folder | null;');
  const site = await withTroubleshooting(await readModel(own), () => {});
  for (const name of ['Folder', 'Shared'])
    expect(schemaPage(site, componentOf(site, name), 'markdown')).toContain('| `parent` |');
  for (const [index, link] of ['[Lists](', '[Folder]('].entries())
    expect(await operationPage(site, site.operation(`list_shape_${index}`), [], 'site')).toContain(link);
});

test.each(['Record', 'string', 'class', 'Docproc'])(
  'the build names the schema %s, which no type can be called',
  async (name) => {
    const wrong = contractOf(withShapes([{ name, schema: object({}), fits: {}, wrong: '1' }]));
    await expect(declarations(wrong)).rejects.toThrow(
      `openapi/schemas/${name}.yaml: the declarations of the client have the name \`${name}\` for something else. Rename the schema.`,
    );
  },
);
