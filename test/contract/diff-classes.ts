/**
 * Edits of each class, with the version that a careful reviewer would ask for, and the version that taking the edit back
 * requires. Written by hand, from the table of the versioning page.
 */
import type { Bump } from '../../scripts/diff/change.ts';
import type { Json } from '../support/contract.ts';
import { closedSets } from './interface.ts';

type Change = (value: Json) => Json | undefined;
const set =
  (value: Json): Change =>
  () =>
    value;
const push =
  (item: Json): Change =>
  (value) => [...((value ?? []) as Json[]), item];
const gone: Change = () => undefined;

/** A place, which begins with an operationId or a kind of component, or is a pointer, and what is changed there. */
export type Edit = [place: string, change: Change, bump: Bump, back: Bump];

const complete = 'completeTask/x-transition';
const approve = 'approveTask/x-transition';
const limits = 'createUpload/requestBody/content/multipart~1form-data/x-limits';
const aliases = 'securitySchemes/ApiKey/x-scope-aliases';
const taskStatus = 'schemas/TaskStatus/x-lifecycle';
const uploadStatus = 'schemas/UploadStatus/x-lifecycle';
const description = 'Made up.';
const flow = 'securitySchemes/Login/flows/clientCredentials';

/** Edits of what our own fields, security, texts and questions state. */
export const stated: Edit[] = [
  ['completeTask/description', set(description), 'patch', 'patch'],
  ['listNotes/responses/default/description', set(description), 'patch', 'patch'],
  ['completeTask/x-open-questions', gone, 'minor', 'minor'],
  ['createUploadShorthand/x-shorthand', gone, 'major', 'minor'],

  ['completeTask/security', set([]), 'major', 'major'],
  ['completeTask/security', push({}), 'major', 'major'],
  ['completeTask/security', gone, 'minor', 'major'],
  ['completeTask/security/0/ApiKey', push('task.other'), 'major', 'minor'],
  ['completeTask/security/0/ApiKey/0', set('tasks.edit'), 'patch', 'patch'],
  ['getTask/security/0/ApiKey/0', set('tasks.read'), 'major', 'major'],
  // The document states the same for all operations: any key will do.
  ['approveTask/security', gone, 'none', 'none'],
  ['securitySchemes/ApiKey', gone, 'major', 'minor'],
  ['securitySchemes/ApiKey/type', set('apiKey'), 'major', 'major'],
  ['securitySchemes/ApiKey/bearerFormat', set('JWT'), 'patch', 'patch'],
  [aliases, gone, 'major', 'minor'],
  [aliases, push({ area: 'Folder view', spellings: ['folder.read'] }), 'minor', 'major'],
  [`${aliases}/0/area`, set('Folder view'), 'patch', 'patch'],
  [`${aliases}/0/spellings`, push('other.read'), 'minor', 'major'],
  [`${flow}/scopes/write`, set('Writes.'), 'minor', 'major'],
  [`${flow}/scopes/read`, set('Reads all.'), 'patch', 'patch'],
  [`${flow}/tokenUrl`, set('https://b.example/token'), 'major', 'major'],
  [`${flow}/refreshUrl`, set('https://a.example/new'), 'minor', 'major'],
  ['securitySchemes/Login/flows/password', set({ tokenUrl: '/t', scopes: {} }), 'minor', 'major'],

  [limits, gone, 'minor', 'major'],
  [`${limits}/metaCount`, set({ value: 10, unit: 'files', per: 'batch' }), 'major', 'minor'],
  [`${limits}/fileSize/value`, set(41), 'minor', 'major'],
  [`${limits}/fileSize/unit`, set('files'), 'major', 'major'],
  [`${limits}/fileSize/per`, set('team'), 'major', 'major'],
  [`${limits}/fileSize/rejectedWith`, set('400'), 'major', 'major'],
  // The contract leaves this one open.
  [`${limits}/pageSize/rejectedWith`, set('413'), 'minor', 'major'],

  [complete, gone, 'major', 'minor'],
  [`${complete}/record`, set('Upload'), 'major', 'major'],
  [`${complete}/from`, gone, 'major', 'minor'],
  [`${complete}/from/approved`, set({ in: [false] }), 'major', 'minor'],
  [`${complete}/from/status/in`, push('PROCESSING'), 'minor', 'major'],
  [`${complete}/from/status`, set({ notIn: ['REVIEWING'] }), 'major', 'major'],
  [`${approve}/from/status/notIn`, push('REVIEWING'), 'major', 'minor'],
  [`${approve}/from/exported_at`, set({ in: [null] }), 'major', 'minor'],
  [`${complete}/conditions`, push({ id: 'made-up', description }), 'major', 'minor'],
  [`${complete}/conditions/0/description`, set(description), 'patch', 'patch'],
  [`${complete}/to/status`, gone, 'major', 'major'],
  [`${complete}/to/status/value`, set('FAILED'), 'major', 'major'],
  [`${complete}/to/last_opened_at`, set({ value: null }), 'major', 'major'],
  // Where the next state is not specified, any value adds to the contract.
  [`${complete}/to/status`, set({ unknown: 'task-service-moves' }), 'major', 'minor'],
  ['createUpload/x-transition/creates', push({ record: 'Page', per: 'file' }), 'minor', 'major'],
  ['createUpload/x-transition/creates/0/per', set('team'), 'major', 'major'],
  [`${complete}/effects`, gone, 'major', 'minor'],
  [`${complete}/rejectedWith`, set('418'), 'major', 'major'],
  [`${complete}/event`, set('task_completed'), 'minor', 'major'],
  [`${approve}/event`, set('task_liked'), 'major', 'major'],
  [`${complete}/reversible`, set(true), 'minor', 'major'],
  [`${complete}/reversible`, gone, 'minor', 'minor'],

  [taskStatus, gone, 'major', 'minor'],
  [`${taskStatus}/record`, set('Page'), 'major', 'major'],
  [`${taskStatus}/states/OTHER`, set({ description }), 'major', 'major'],
  [`${uploadStatus}/states/OTHER`, set({ description }), 'minor', 'major'],
  [`${taskStatus}/moves/0`, gone, 'major', 'major'],
  // A final state, and one that is not.
  [`${taskStatus}/moves`, push({ from: 'FAILED', to: 'PROCESSING' }), 'major', 'major'],
  [`${uploadStatus}/moves`, push({ from: 'FAILED', to: 'PROCESSING' }), 'minor', 'major'],
];

const text = { type: 'string' };
const note = (schema: Json): Json => ({
  requestBody: { required: true, content: { 'application/json': { schema } } },
  responses: { '204': { description: 'Received.' } },
});
const schemas = '#/components/schemas';
/** One status in place of a range. */
const narrowed: Change = (value) => {
  const { '2XX': success = null, ...others } = (value ?? {}) as Record<string, Json>;
  return { ...others, 201: success };
};
const webhook = '#/webhooks/taskDone/post';
const pet = `${schemas}/Pet/discriminator`;
const callbacks = 'getTask/callbacks';
const example = { value: {} };

/** Other ways to state the same. */
export const restated: Edit[] = [
  [
    `${complete}/from/status`,
    set({ notIn: (closedSets['TaskStatus'] ?? []).filter((state) => state !== 'REVIEWING') }),
    'none',
    'none',
  ],
];

const parameter = (name: string, below: string): string =>
  `listNotes/parameters/${['list', 'filter', 'limit', 'view', 'pair'].indexOf(name)}/${below}`;

/** Edits of what OpenAPI describes, each at a place of its own. */
export const described: Edit[] = [
  ['#/info/version', set('v3'), 'major', 'major'],
  ['#/info/contact', set({ email: 'help@docproc.example' }), 'patch', 'patch'],
  ['#/tags/0/externalDocs', set({ url: 'https://docs.example' }), 'patch', 'patch'],
  ['#/servers/0/variables/base_url/enum', set(['https://api.example']), 'major', 'major'],
  ['disapproveTask/operationId', set('dislikeTask'), 'major', 'major'],
  ['getUpload/deprecated', set(true), 'minor', 'minor'],
  ['unlockTask/deprecated', set(false), 'patch', 'patch'],
  ['moveUpload', gone, 'major', 'minor'],
  ['getTask/responses/207', set({ description }), 'minor', 'major'],
  ['getTask/responses/400', gone, 'minor', 'minor'],
  ['responses/ServerError/content/text~1plain', gone, 'minor', 'minor'],
  ['addNote/responses', narrowed, 'minor', 'major'],
  [
    'getTask/parameters',
    set([{ name: 'task_id', in: 'path', required: true, schema: text }]),
    'patch',
    // The example is back where the component is.
    'none',
  ],
  ['discardTask/responses/200', gone, 'major', 'minor'],
  ['completeTask/responses/200/headers', set({ 'X-Left': { schema: text } }), 'minor', 'major'],
  ['completeTask/responses/200/content/application~1json/examples/none', set(example), 'patch', 'minor'],
  ['completeTask/parameters', set([{ name: 'a', in: 'query', schema: text }]), 'minor', 'major'],
  [
    'unlockTask/parameters',
    set([{ name: 'a', in: 'header', required: true, schema: text }]),
    'major',
    'major',
  ],
  [
    'discardTask/requestBody',
    set({ required: true, content: { 'application/json': { schema: text } } }),
    'major',
    'major',
  ],
  ['approveTask/requestBody', set({ content: { 'application/json': { schema: text } } }), 'minor', 'major'],
  ['reportTask/requestBody/content/text~1plain', set({ schema: text }), 'minor', 'major'],
  ['createUpload/requestBody/content/multipart~1form-data/encoding', set({ file: {} }), 'major', 'major'],

  // What only a webhook, a callback or an alternative leads to.
  ['#/webhooks/other', set({ post: note(text) }), 'minor', 'major'],
  [`${webhook}/requestBody/required`, set(false), 'major', 'minor'],
  [`${webhook}/parameters`, set([{ name: 'a', in: 'header', schema: text }]), 'minor', 'major'],
  [`${webhook}/responses/204`, set({ description }), 'minor', 'major'],
  [`${schemas}/Note/properties/more`, set(text), 'minor', 'major'],
  [`${schemas}/Note/properties/id/type`, set('integer'), 'major', 'major'],
  [`${schemas}/Note/required`, push('kind'), 'minor', 'major'],
  [`${schemas}/Reply/required`, set(['ok']), 'major', 'minor'],
  [`${callbacks}/other`, set({ '{$url}': { post: note(text) } }), 'minor', 'major'],
  [
    `${callbacks}/read/{$url}/post/requestBody/content/application~1json/schema/properties/more`,
    set(text),
    'minor',
    'major',
  ],
  [`${schemas}/Label/properties/more`, set(text), 'minor', 'major'],
  [`${schemas}/Holder/discriminator`, set({ propertyName: 'x' }), 'minor', 'major'],
  [`${pet}/propertyName`, set('type'), 'major', 'major'],
  [`${pet}/mapping`, set({ cat: `${schemas}/Cat` }), 'minor', 'major'],

  // Parameters and headers, by what they look like on the wire.
  [parameter('list', 'explode'), set(false), 'major', 'major'],
  [parameter('filter', 'schema/properties/b'), gone, 'major', 'minor'],
  [parameter('pair', 'style'), set('deepObject'), 'major', 'major'],
  [parameter('limit', 'schema/format'), set('int64'), 'minor', 'major'],
  [parameter('view', 'schema/maxLength'), set(3), 'major', 'minor'],
  ['listNotes/responses/200/headers/X-Count/schema/type', set('number'), 'major', 'minor'],
  ['listNotes/responses/200/content/application~1json/examples/one/value', set({ a: [2] }), 'patch', 'patch'],
  ['listNotes/responses/default/content/application~1json/schema', gone, 'major', 'minor'],
  [`${schemas}/Fish/discriminator/mapping/trout`, set('Cod'), 'major', 'major'],
  [`${schemas}/Tail/enum`, push('short'), 'minor', 'major'],
  // Used in a request and in a response.
  [`${schemas}/Both/properties/kind/enum`, push('c'), 'major', 'major'],
  [`${schemas}/Both/properties/fixed/readOnly`, set(true), 'major', 'major'],
  [`${schemas}/Both/properties/old`, gone, 'major', 'minor'],
];
