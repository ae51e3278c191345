import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { build } from '../../scripts/artifacts/client/package.ts';
import { build as buildTypes } from '../../scripts/artifacts/types.ts';
import { type Files, write } from '../../scripts/lib/write-files.ts';
import type { BundledContract } from '../../scripts/model/bundle.ts';
import type {
  Document,
  OperationObject,
  ParameterObject,
  ResponseObject,
  SchemaObject,
} from '../../scripts/model/document.ts';
import { compile as compileFiles } from '../support/compile.ts';
import { temporaryInProject } from '../support/folders.ts';

const root = join(import.meta.dirname, '../..');

/** A client of which only the contract of the test knows the methods. */
export type AnyClient = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** The package of a client for an edited contract, in a folder where Node and the compiler find it. */
export interface EditedPackage {
  folder: string;
  client: Omit<typeof import('@docproc/client'), 'createClient' | 'can'> & {
    createClient(options: object): AnyClient;
    can(action: string, record: object, name?: string): unknown;
  };
}

/** What Node and the compiler read of the packages. */
const loaded =
  /^(?:client\/contract\/data\.js|client\/dist\/.*\.(?:js|d\.ts)|types\/index\.d\.ts|\w+\/package\.json)$/;

/** Edits a copy of the contract, and renders and loads the client of it, for one test or as long as another hook waits. */
export async function edited(
  edit: (document: Document) => void,
  atEnd: (remove: () => void) => void = onTestFinished,
): Promise<EditedPackage> {
  const files = await filesOf(edit);
  const folder = temporaryInProject(atEnd);
  const own = Object.entries(files).filter(([name]) => loaded.test(name));
  const placed = own.map(([name, text]) => [name.replace('types/', 'node_modules/@docproc/types/'), text]);
  await write(Object.fromEntries(placed) as Files, folder);
  // Not through the test runner, which would transform all modules for each edit.
  const load = createRequire(join(folder, 'client/package.json'));
  return { folder, client: load('./dist/index.js') as EditedPackage['client'] };
}

/** Edits a copy of the contract, and renders the files of its client and types. */
export async function filesOf(edit: (document: Document) => void): Promise<Files> {
  const contract = contractOf(edit);
  return { ...(await build(contract)), ...(await buildTypes(contract)) };
}

/** Edits a copy of the contract. */
export function contractOf(edit: (document: Document) => void): BundledContract {
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  edit(document);
  return { folder: join(root, 'openapi'), document, json: JSON.stringify(document), yaml: '' };
}

export const project = '/v2/{team_id}/project/{project_id}';
export const text: SchemaObject = { type: 'string' };
export const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: SchemaObject): ResponseObject => ({
  description: 'A body.',
  content: { 'application/json': { schema } },
});
export const none: ResponseObject = { description: 'No body.' };
export const path = (name: string, schema = text): ParameterObject => ({
  name,
  in: 'path',
  required: true,
  schema,
});
export const operation = (
  operationId: string,
  tag: string,
  responses: Record<string, ResponseObject>,
  more: Partial<OperationObject> = {},
): OperationObject => ({ operationId, tags: [tag], summary: operationId, responses, ...more });

/** Adds an operation below a project. */
export function add(
  { paths }: Document,
  method: 'get' | 'put' | 'post' | 'patch' | 'delete',
  at: string,
  added: OperationObject,
): void {
  const ids = [...`${project}${at}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known = new Set((added.parameters ?? []).map((each) => ('name' in each ? each.name : '')));
  const parameters = ids.filter((id) => !known.has(id)).map((id) => path(id));
  paths[`${project}${at}`] = {
    ...paths[`${project}${at}`],
    [method]: { ...added, parameters: [...parameters, ...(added.parameters ?? [])] },
  };
}

/** Returns the errors of the compiler in programs that use an edited client. */
export function compile(folder: string, ...programs: string[]): string[] {
  const head = `import type { Docproc, Task, TaskStatus } from './client/dist/index.js';
import type * as types from './client/dist/index.js';
declare const docproc: Docproc;
export type Used = [Task, TaskStatus, typeof types, types.Task];
`;
  const files = programs.map((program, index) => {
    const file = join(folder, `program-${index}.mts`);
    writeFileSync(file, head + program);
    return file;
  });
  const options = { strict: true, target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom'], types: [] };
  return compileFiles(files, options);
}
