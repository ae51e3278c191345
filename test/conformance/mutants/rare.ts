/** Faults of values and statuses that only some responses have. */
import { mapped, of } from './beyond.ts';
import { inRecord, json, ok, responses, type Fields, type Mutant } from './mutant.ts';

/** A value that only some responses have. */
const rare = (id: string, what: string, change: (record: Fields) => Fields): Mutant =>
  of(
    `${id}: ${what}`,
    responses([id], ok, (body, response) => json(inRecord(body, change), response)),
  );
const inItems = (list: string, what: string, change: (each: Fields) => Fields): Mutant =>
  rare('getTask', `${list}: ${what}`, (record) => ({
    ...record,
    pages: mapped(record['pages'], (page) => ({ ...page, [list]: mapped(page[list], change) })),
  }));
const unlessNull =
  (field: string, value: unknown) =>
  (record: Fields): Fields => ({
    ...record,
    [field]: record[field] === null ? null : value,
  });

const rareValues: Mutant[] = [
  rare('getTask', 'width is a text', (record) => ({
    ...record,
    pages: mapped(record['pages'], (page) => ({ ...page, width: `${String(page['width'])}px` })),
  })),
  inItems('annotations', 'confidence is a text', (each) => ({ ...each, confidence: '0.9' })),
  inItems('annotations', 'content is null', (each) => ({ ...each, content: null })),
  inItems('annotations', 'top is a text', (each) => ({ ...each, top: '12' })),
  inItems('annotations', 'entity_id is a number', (each) => ({ ...each, entity_id: 7 })),
  inItems('checkboxes', 'checked is a text', (each) => ({ ...each, checked: 'true' })),
  inItems('checkboxes', 'three corners', (each) => ({
    ...each,
    coordinates: (each['coordinates'] as unknown[]).slice(1),
  })),
  inItems('segments', 'corners in the other direction', (each) => ({
    ...each,
    coordinates: (each['coordinates'] as unknown[]).toReversed(),
  })),
  inItems('segments', 'confidence is missing', ({ confidence: _, ...each }) => each),
  inItems('signatures', 'a point of three numbers', (each) => ({
    ...each,
    coordinates: (each['coordinates'] as number[][]).map((point) => [...point, 0]),
  })),
  inItems('signatures', 'id is a number', (each) => ({ ...each, id: 1 })),
  rare('getTask', 'exported_at is a number when exported', unlessNull('exported_at', 1_760_000_000)),
  rare('getTask', 'exported_at is no timestamp when exported', unlessNull('exported_at', 'yesterday')),
  rare('approveTask', 'exported_at is a boolean', unlessNull('exported_at', true)),
  rare('reportTask', 'status in lower case', (record) => ({
    ...record,
    status: String(record['status']).toLowerCase(),
  })),
  rare('getUpload', 'files is an array', (record) => ({ ...record, files: [] })),
  rare('moveUpload', 'meta is an object', (record) => ({ ...record, meta: {} })),
  rare('moveUpload', 'created_at in seconds', (record) => ({ ...record, created_at: '1760000000' })),
  rare('createUpload', 'fileSize is a text', (record) => ({
    ...record,
    fileSize: String(record['fileSize']),
  })),
  rare('createUploadShorthand', 'fileSize in kilobytes', (record) => ({
    ...record,
    fileSize: Math.round(Number(record['fileSize']) / 1024),
  })),
  rare('createUpload', 'updatedAt is null', (record) => ({ ...record, updatedAt: null })),
  rare('getUpload', 'values of metadata as they look like', (record) => ({
    ...record,
    meta: mapped(record['meta'], (each) => ({ ...each, value: each['value'] === '' ? null : each['value'] })),
  })),
  of(
    'completeTask: message is null',
    responses(['completeTask'], ok, (body, response) =>
      json({ ...(body as Fields), message: null }, response),
    ),
  ),
  of(
    'reportTask: an error with 200',
    responses(
      ['reportTask'],
      ({ status }) => status === 200,
      (body, response) => json({ ...(body as Fields), error: 'none' }, response),
    ),
  ),
];

const statuses: Mutant[] = (
  [
    ['approveTask', 201],
    ['approveTask', 204],
    ['completeTask', 202],
    ['moveUpload', 202],
    ['getTask', 203],
    ['reportTask', 202],
  ] as const
).map(([id, status]) =>
  of(
    `${id}: succeeds with ${status}`,
    responses([id], ok, (body) => (status === 204 ? new Response(null, { status }) : json(body, { status }))),
  ),
);

export const rareMutants: Mutant[] = [...rareValues, ...statuses];
