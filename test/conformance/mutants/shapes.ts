/** Faults of responses: fields, media types, statuses. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { inRecord, json, ok, operation, responses, type Fields, type Mutant } from './mutant.ts';

const ids = contract.operations.map(({ id }) => id);
const enveloped = contract.operations
  .filter(({ success }) => success.kind === 'envelope')
  .map(({ id }) => id);
const flat = contract.operations.filter(({ success }) => success.kind === 'flat').map(({ id }) => id);

/** Fields of the record that an operation returns, by its schema. */
function fieldsOf(id: string): string[] {
  const shape =
    operation(id).responses.find(({ status }) => /^2(00|XX)/.test(status))?.contents[0]?.shape ?? '';
  const { properties = {} } = contract.shapes[shape] ?? {};
  const payload = properties['payload'];
  return Object.keys((payload === undefined ? properties : contract.shapes[payload]?.properties) ?? {});
}

const shapeOf = (id: string): RegExp => new RegExp(`^responses/${id}/(2|undocumented)`);

const change = (id: string, name: string, changed: (record: Fields) => Fields): Mutant => ({
  name: `${id}: ${name}`,
  expects: shapeOf(id),
  plant: responses([id], ok, (body, response) => json(inRecord(body, changed), response)),
});

const without = (record: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

const nullable = ['exported_at', 'export_failed_at', 'last_opened_at'];
const wrong = (value: unknown): unknown => (typeof value === 'string' || value === null ? 7 : 'text');

/** A field of a record anywhere in its pages. */
function nested(way: readonly string[], field: string): Mutant {
  const visit = (value: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (Array.isArray(value))
      return value.map((each) => visit(each, step === undefined ? [] : [step, ...rest]));
    const own = value as Fields;
    return step === undefined ? without(own, field) : { ...own, [step]: visit(own[step], rest) };
  };
  return change('getTask', `${way.join('.')} without ${field}`, (record) => visit(record, way) as Fields);
}

const changes: Mutant[] = [
  ...['getTask', 'getUpload', 'createUpload'].flatMap((id) =>
    fieldsOf(id).flatMap((field) => [
      change(id, `without ${field}`, (record) => without(record, field)),
      change(id, `${field} of another type`, (record) => ({ ...record, [field]: wrong(record[field]) })),
      ...(nullable.includes(field)
        ? []
        : [change(id, `${field} is null`, (record) => ({ ...record, [field]: null }))]),
    ]),
  ),
  ...['completeTask', 'discardTask', 'reportTask', 'approveTask', 'disapproveTask'].flatMap((id) => [
    change(id, 'without approved', (record) => without(record, 'approved')),
    change(id, 'pages is null', (record) => ({ ...record, pages: null })),
  ]),
  ...['moveUpload', 'getUploadShorthand'].map((id) =>
    change(id, 'without files', (record) => without(record, 'files')),
  ),
  change('createUploadShorthand', 'without createdAt', (record) => without(record, 'createdAt')),
  change('getTask', 'an unknown status', (record) => ({ ...record, status: 'DONE' })),
  change('getTask', 'a status in lower case', (record) => ({
    ...record,
    status: String(record['status']).toLowerCase(),
  })),
  change('getTask', 'an unknown step', (record) => ({ ...record, step_type: 'MERGE' })),
  change('getUpload', 'camelCase', ({ folder_id, ...rest }) => ({ ...rest, folderId: folder_id })),
  change('createUpload', 'snake_case', ({ projectId, ...rest }) => ({ ...rest, project_id: projectId })),
  nested(['pages'], 'width'),
  nested(['pages'], 'signatures'),
  nested(['pages', 'annotations'], 'entity_id'),
  nested(['pages', 'checkboxes'], 'checked'),
  nested(['pages', 'segments'], 'coordinates'),
  nested(['meta'], 'value'),
];

const bodies: Mutant[] = [
  ...enveloped.map((id): Mutant => ({
    name: `${id}: no envelope`,
    expects: shapeOf(id),
    plant: responses([id], ok, (body, response) => json((body as Fields)['payload'], response)),
  })),
  ...flat.map((id): Mutant => ({
    name: `${id}: in an envelope`,
    expects: shapeOf(id),
    plant: responses([id], ok, (body, response) => json({ payload: body }, response)),
  })),
  ...['message', 'error'].map((sibling): Mutant => {
    const id = sibling === 'message' ? 'completeTask' : 'reportTask';
    return {
      name: `${id}: without ${sibling}`,
      expects: shapeOf(id),
      plant: responses([id], ok, (body, response) => json(without(body as Fields, sibling), response)),
    };
  }),
  // What an unlock returns is open.
  ...ids
    .filter((id) => id !== 'unlockTask')
    .flatMap((id): Mutant[] => [
      {
        name: `${id}: another media type`,
        expects: shapeOf(id),
        plant: responses([id], ok, (_, response) => {
          response.headers.set('content-type', 'text/html');
          return response;
        }),
      },
      {
        name: `${id}: half of the body`,
        expects: shapeOf(id),
        plant: responses([id], ok, async (_, response) => {
          const text = await response.text();
          return new Response(text.slice(0, text.length / 2), response);
        }),
      },
    ]),
];

/** A status in place of another. */
const swap = (id: string, from: number | 'success', to: number, expects: RegExp): Mutant => ({
  name: `${id}: ${to} in place of ${from}`,
  expects,
  plant: responses(
    [id],
    (response) => (from === 'success' ? response.ok : response.status === from),
    (body, response) => json(body, { status: to, headers: response.headers }),
  ),
});

const statuses: Mutant[] = [
  // Every success status fits the creation of an upload.
  ...ids
    .filter((id) => !flat.includes(id))
    .map((id) => swap(id, 'success', 206, new RegExp(`^responses/${id}/undocumented`))),
  ...flat.map((id) => swap(id, 'success', 302, new RegExp(`^(responses|invalid|access)/${id}/`))),
  ...ids.map((id) => swap(id, 401, 403, new RegExp(`^(responses/${id}/undocumented|access/${id}/)`))),
  ...ids.map((id) => swap(id, 401, 418, new RegExp(`^responses/${id}/undocumented`))),
  ...contract.operations
    .filter(({ idParameter }) => idParameter !== undefined)
    .map(({ id }) => swap(id, 404, 410, new RegExp(`^responses/${id}/undocumented`))),
  ...[
    'completeTask',
    'discardTask',
    'unlockTask',
    'approveTask',
    'disapproveTask',
    'reportTask',
    'createUpload',
  ].flatMap((id) => [
    // Which status rejects an unlock is open.
    ...(id === 'unlockTask' ? [] : [swap(id, 400, 409, new RegExp(`^responses/${id}/undocumented`))]),
    swap(id, 400, 404, new RegExp(`^(responses|matrix|invalid)/${id}/`)),
  ]),
  swap('reportTask', 207, 200, /^matrix\/reportTask\//),
];

/** A record that is not the one of the request. */
const identities: Mutant[] = [
  ...enveloped.map((id): Mutant => ({
    name: `${id}: another id`,
    expects: new RegExp(`^responses/${id}/identity`),
    plant: responses([id], ok, (body, response) =>
      json(
        inRecord(body, (record) => ({ ...record, id: 'another' })),
        response,
      ),
    ),
  })),
  {
    ...change('getTask', 'another project', (record) => ({ ...record, project_id: 'another' })),
    expects: /^responses\/getTask\/identity/,
  },
  {
    ...change('moveUpload', 'another folder', (record) => ({ ...record, folder_id: 'another' })),
    expects: /^responses\/moveUpload\/identity/,
  },
  {
    ...change('createUpload', 'another size', (record) => ({ ...record, fileSize: 1 })),
    expects: /^responses\/createUpload\/kept/,
  },
  ...(['createUpload', 'getUpload'] as const).map((id): Mutant => ({
    ...change(id, 'another name', (record) => ({ ...record, name: 'upload' })),
    expects: /^responses\/createUpload(Shorthand)?\/(kept|identity)/,
  })),
  {
    ...change('getUpload', 'no metadata', (record) => ({ ...record, meta: [] })),
    expects: /^responses\/createUpload(Shorthand)?\/kept/,
  },
  {
    ...change('getUpload', 'letters lost', (record) => ({
      ...record,
      name: String(record['name']).replaceAll(/[^ -~]/g, '?'),
    })),
    expects: /^responses\/createUpload(Shorthand)?\/kept/,
  },
  {
    name: 'createUpload: the same id twice',
    expects: /^responses\/createUpload\/distinct/,
    plant: (fetch, sandbox) => {
      let first: unknown;
      return responses(['createUpload'], ok, (body, response) =>
        json({ ...(body as Fields), id: (first ??= (body as Fields)['id']) }, response),
      )(fetch, sandbox);
    },
  },
];

/** Faults of responses to valid requests. */
export const shapeMutants: Mutant[] = [...changes, ...bodies, ...statuses, ...identities];
