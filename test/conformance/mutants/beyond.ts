/** Faults that show beside what a request is for: on other fields and resources, on repetition, in errors. */
import {
  calls,
  inRecord,
  json,
  ok,
  rejection,
  responses,
  taskIn,
  type Call,
  type Fields,
  type Mutant,
} from './mutant.ts';

const any = /./;
export const of = (name: string, plant: Mutant['plant'], large?: true): Mutant => ({
  name,
  expects: any,
  plant,
  ...(large && { large }),
});

const recordsOf = ({ sandbox }: Call, kind: string): Fields[] =>
  [...(sandbox.state.teams.get('team-1')?.records.get(kind)?.values() ?? [])].map(({ value }) => value);
const uploadOf = (call: Call): Fields | undefined =>
  recordsOf(call, 'Upload').find(({ id }) => id === (call.task?.['upload_id'] ?? call.id));
const siblings = (call: Call): Fields[] =>
  recordsOf(call, 'Task').filter(
    (each) => each['id'] !== call.id && each['upload_id'] === (call.task?.['upload_id'] ?? call.id),
  );

/** What an accepted request does besides. */
const also = (id: string, what: string, change: (call: Call) => void): Mutant =>
  of(
    `${id}: ${what}`,
    responses([id], ok, (_, response, call) => {
      change(call);
      return response;
    }),
  );
/** What a rejected request does all the same. */
const despite = (id: string, what: string, change: (call: Call) => void): Mutant =>
  of(
    `${id}: rejected, and ${what}`,
    responses(
      [id],
      ({ status }) => status === 400,
      (_, response, call) => {
        change(call);
        return response;
      },
    ),
  );
const set = (fields: Fields | undefined, changes: Fields): void => void Object.assign(fields ?? {}, changes);
export const mapped = (value: unknown, change: (each: Fields) => Fields): Fields[] =>
  ((value ?? []) as Fields[]).map(change);
/** Tasks can share their pages, so that each gets new ones. */
const setPages = ({ task }: Call, changes: Fields): void =>
  set(task, { pages: mapped(task?.['pages'], (page) => ({ ...page, ...changes })) });
const items = [{ name: 'by', value: 'the server' }];

const ownFields: Mutant[] = [
  also('approveTask', 'makes the pages larger', (call) => setPages(call, { width: 7 })),
  also('approveTask', 'adds metadata', ({ task }) => set(task, { meta: items })),
  also('reportTask', 'adds metadata', ({ task }) => set(task, { meta: items })),
  also('reportTask', 'gives the pages another id', (call) => setPages(call, { id: 'other' })),
  also('reportTask', 'takes back the approval', ({ task }) => set(task, { approved: false })),
  also(
    'reportTask',
    'unlocks',
    ({ task }) => task?.['status'] === 'COMPLETED' && set(task, { status: 'REVIEWING' }),
  ),
  also('discardTask', 'takes back the approval', ({ task }) => set(task, { approved: false })),
  also('disapproveTask', 'clears the metadata', ({ task }) => set(task, { meta: [], name: '' })),
  also('disapproveTask', 'clears the export', ({ task }) => set(task, { exported_at: null })),
  also('unlockTask', 'takes back the approval', ({ task }) => set(task, { approved: false })),
  also('unlockTask', 'creates it anew', ({ task }) => set(task, { created_at: new Date().toISOString() })),
  also('completeTask', 'moves it to another project', ({ task }) => set(task, { project_id: 'another' })),
  also('completeTask', 'clears the metadata', ({ task }) => set(task, { meta: items })),
  also('completeTask', 'approves it', ({ task }) => set(task, { approved: true })),
  also('moveUpload', 'creates it anew', (call) =>
    set(uploadOf(call), { created_at: new Date().toISOString() }),
  ),
  also('moveUpload', 'clears the metadata', (call) => set(uploadOf(call), { meta: items })),
];

const elsewhere: Mutant[] = [
  also('approveTask', 'approves the tasks of the upload', (call) =>
    siblings(call).forEach((each) => set(each, { approved: true })),
  ),
  also('disapproveTask', 'disapproves the tasks of the upload', (call) =>
    siblings(call).forEach((each) => set(each, { approved: false })),
  ),
  also('discardTask', 'discards the tasks of the upload', (call) =>
    siblings(call).forEach((each) => each['status'] === 'REVIEWING' && set(each, { status: 'DISCARDED' })),
  ),
  also('completeTask', 'completes the tasks of the upload', (call) =>
    siblings(call).forEach((each) => each['status'] === 'REVIEWING' && set(each, { status: 'COMPLETED' })),
  ),
  also('unlockTask', 'renames the tasks of the upload', (call) =>
    siblings(call).forEach((each) => set(each, { name: 'unlocked' })),
  ),
  also('reportTask', 'fails the tasks of the upload', (call) =>
    siblings(call).forEach((each) => set(each, { status: 'FAILED' })),
  ),
  also('completeTask', 'renames its upload', (call) => set(uploadOf(call), { name: 'completed' })),
  also('unlockTask', 'moves its upload', (call) => set(uploadOf(call), { folder_id: 'unlocked' })),
  also('reportTask', 'creates its upload anew', (call) =>
    set(uploadOf(call), { created_at: new Date().toISOString() }),
  ),
  also('disapproveTask', 'clears the metadata of its upload', (call) => set(uploadOf(call), { meta: items })),
  also('moveUpload', 'discards its tasks', (call) =>
    siblings(call).forEach((each) => set(each, { status: 'DISCARDED' })),
  ),
  also('moveUpload', 'approves its tasks', (call) =>
    siblings(call).forEach((each) => set(each, { approved: true })),
  ),
  also('moveUpload', 'empties the pages of its tasks', (call) =>
    siblings(call).forEach((each) => set(each, { pages: [] })),
  ),
  also('createUpload', 'renames the upload before', (call) =>
    set(recordsOf(call, 'Upload').at(-2), { name: 'old' }),
  ),
  also('createUpload', 'approves the tasks of all uploads', (call) =>
    recordsOf(call, 'Task').forEach((each) => set(each, { approved: true })),
  ),
  also('createUploadShorthand', 'moves the uploads before', (call) =>
    recordsOf(call, 'Upload').forEach((each) => set(each, { folder_id: 'old' })),
  ),
  also('getTask', 'approves it', ({ task }) => set(task, { approved: true })),
  also('getTask', 'empties its metadata', ({ task }) => set(task, { meta: [] })),
  also('getUpload', 'moves it', (call) => set(uploadOf(call), { folder_id: 'read' })),
  also('getUploadShorthand', 'renames it', (call) => set(uploadOf(call), { name: 'read' })),
  despite('approveTask', 'adds metadata', ({ task }) => set(task, { meta: items })),
  despite('discardTask', 'renames its upload', (call) => set(uploadOf(call), { name: 'rejected' })),
  despite('completeTask', 'approves the tasks of the upload', (call) =>
    siblings(call).forEach((each) => set(each, { approved: true })),
  ),
  despite('reportTask', 'empties its pages', ({ task }) => set(task, { pages: [] })),
];

/** Rejects what is allowed, where something was done before. */
const after = (
  name: string,
  id: string,
  wrong: (call: Call, seen: number) => boolean,
  status = 400,
): Mutant =>
  of(`${id}: ${name}`, (fetch, sandbox) => {
    const seen = new Map<string, number>();
    return calls([id], async (call) => {
      const count = seen.get(call.id) ?? 0;
      const isWrong = call.init.headers['authorization'] === 'Bearer full-key' && wrong(call, count);
      seen.set(call.id, count + 1);
      return isWrong ? rejection(status) : call.send();
    })(fetch, sandbox);
  });
const textOf = ({ init: { body } }: Call): string => (typeof body === 'string' ? body : '');
const inState =
  (state: string) =>
  ({ task }: Call): boolean =>
    task?.['status'] === state;

const repeated: Mutant[] = [
  after('not found when discarded', 'getTask', inState('DISCARDED'), 404),
  after('not found when completed', 'getTask', inState('COMPLETED'), 404),
  after('not found when failed', 'getTask', inState('FAILED'), 404),
  after(
    'not found when exported',
    'getTask',
    ({ task }) => task !== undefined && task['exported_at'] !== null,
    404,
  ),
  after('not found when read again', 'getUpload', (_, count) => count > 0, 404),
  after('not found on the short path', 'getUploadShorthand', () => true, 404),
  after('rejected without a message', 'reportTask', (call) => !textOf(call).includes('"message"')),
  after(
    'rejected with several issues',
    'reportTask',
    (call) => (textOf(call).match(/"label"/g)?.length ?? 0) > 1,
  ),
  after(
    'rejected after an export',
    'approveTask',
    ({ task }) => task !== undefined && task['exported_at'] !== null,
  ),
  after('rejected when approved', 'discardTask', ({ task }) => task?.['approved'] === true),
  after('rejected when approved', 'completeTask', ({ task }) => task?.['approved'] === true),
  after('rejected when approved', 'unlockTask', ({ task }) => task?.['approved'] === true),
  after(
    'rejected when exported',
    'reportTask',
    ({ task }) => task !== undefined && task['exported_at'] !== null,
  ),
];

/** Errors that show the resource to a key without access. */
const leaks: Mutant[] = (['getTask', 'approveTask', 'getUpload', 'moveUpload'] as const).flatMap((id) =>
  [401, 403, 404].flatMap((status) => {
    const isTask = id.endsWith('Task');
    return status === (isTask ? 403 : 404)
      ? []
      : of(
          `${id}: ${status} with the resource`,
          responses(
            [id],
            (response) => response.status === status,
            (body, response, call) => {
              const found = isTask ? call.task : uploadOf(call);
              return json(found ? { payload: found } : body, response);
            },
          ),
        );
  }),
);

/** Keys with another scope than the right one. */
const keys: Mutant[] = (
  [
    ['moveUpload', 'without a scope', (key: string) => key.includes('view') || key.includes('read')],
    ['reportTask', 'with the scope of uploads', (key: string) => key.includes('upload.edit')],
    ['getUpload', 'with the scope to create', (key: string) => key.includes('uploads.create')],
    ['unlockTask', 'with the scope to read', (key: string) => key.includes('tasks.view')],
  ] as const
).map(([id, how, accepts]) =>
  of(
    `${id}: knows a key ${how}`,
    calls([id], async ({ send, url, init }) => {
      const key = String(init.headers['authorization']).slice('Bearer '.length);
      const isOther = key !== '' && !key.startsWith('fined') && accepts(key);
      return isOther
        ? send(url, { ...init, headers: { ...init.headers, authorization: 'Bearer full-key' } })
        : send();
    }),
  ),
);

/** Numbers of tasks, on one path or the other. */
const withFiles = (name: string, id: string, change: (files: File[]) => File[], large?: true): Mutant =>
  of(
    `${id}: ${name}`,
    calls([id], async ({ send, url, init }) => {
      if (!(init.body instanceof FormData)) return send();
      const form = new FormData();
      for (const [field, value] of init.body) if (field !== 'file') form.append(field, value);
      const files = init.body.getAll('file').filter((each) => each instanceof File);
      for (const file of change(files)) form.append('file', file);
      return send(url, { ...init, body: form });
    }),
    large,
  );
const withoutField = (id: string, field: string): Mutant =>
  of(
    `${id}: ignores ${field}`,
    calls([id], async ({ send, url, init }) => {
      if (!(init.body instanceof FormData)) return send();
      const form = new FormData();
      for (const [name, value] of init.body) if (name !== field) form.append(name, value);
      return send(url, { ...init, body: form });
    }),
  );

const forms: Mutant[] = [
  withFiles('no task for the files after the third', 'createUpload', (files) => files.slice(0, 3)),
  withFiles('no task for the files after the tenth', 'createUpload', (files) => files.slice(0, 10)),
  withFiles('no task for the last file', 'createUpload', (files) =>
    files.length > 1 ? files.slice(0, -1) : files,
  ),
  withFiles('no task for the files after the 50th', 'createUpload', (files) => files.slice(0, 50), true),
  withFiles('two tasks for the first file', 'createUpload', (files) => [...files.slice(0, 1), ...files]),
  withFiles('one task for the files of one name', 'createUpload', (files) => [
    ...new Map(files.map((each) => [each.name, each])).values(),
  ]),
  withFiles('no task for the files after the third', 'createUploadShorthand', (files) => files.slice(0, 3)),
  withoutField('createUploadShorthand', 'name'),
  withoutField('createUploadShorthand', 'meta'),
  withoutField('createUpload', 'meta'),
  of(
    'getUploadShorthand: another folder',
    responses(['getUploadShorthand'], ok, (body, response) =>
      json(
        inRecord(body, (record) => ({ ...record, folder_id: 'short' })),
        response,
      ),
    ),
  ),
  of(
    'getUploadShorthand: no metadata',
    responses(['getUploadShorthand'], ok, (body, response) =>
      json(
        inRecord(body, (record) => ({ ...record, meta: [] })),
        response,
      ),
    ),
  ),
  of(
    'getTask: another upload',
    responses(['getTask'], ok, (body, response) =>
      json(
        inRecord(body, (record) => ({ ...record, upload_id: 'another' })),
        response,
      ),
    ),
  ),
  of(
    'getUpload: an unknown id is another upload',
    responses(
      ['getUpload'],
      ({ status }) => status === 403 || status === 404,
      (body, response, call) => {
        const [first] = recordsOf(call, 'Upload');
        return first && call.init.headers['authorization'] === 'Bearer full-key' && !uploadOf(call)
          ? json({ payload: { ...first, id: call.id } }, { status: 200 })
          : json(body, response);
      },
    ),
  ),
  of(
    'approveTask: the response is of another task',
    responses(['approveTask'], ok, (_, response, call) => {
      const [other] = siblings(call);
      return json(
        { payload: { ...(other ?? call.task), id: call.id, approved: true, name: 'another' } },
        response,
      );
    }),
  ),
  of(
    'discardTask: the response has no pages',
    responses(['discardTask'], ok, (body, response, call) =>
      json(
        inRecord(body, (record) => ({
          ...record,
          pages: taskIn(call.sandbox, call.id) ? [] : record['pages'],
        })),
        response,
      ),
    ),
  ),
];

export const beyondMutants: Mutant[] = [...ownFields, ...elsewhere, ...repeated, ...leaks, ...keys, ...forms];
