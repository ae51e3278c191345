/** Servers that follow the contract, each in one interpretation of an open question. */
import type { OpenQuestionId, SettingValues } from '../../../generated/conformance/contract/contract.ts';
import { rejectionOf, type Variant } from '../server.ts';

type Fields = Record<string, unknown>;

const empty = (status: number): Response => new Response(null, { status });
const errors = (type: string, text: string): Variant => ({
  error: (status) => new Response(text, { status, headers: { 'content-type': type } }),
});
const letters = (count: number): string => count.toString(16).padStart(12, '0');
const uuid = {
  next: (_: string, count: number) => `0c9d1e7a-5b1f-4d2c-9a3e-${letters(count)}`,
  form: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};
const now = (time: number): string => new Date(Date.UTC(2026, 4, 1) + time * 1000).toISOString();
const written = (change: (payload: Fields) => Fields): Variant => ({
  write: (body) => {
    const { payload } = body as { payload?: Fields };
    return JSON.stringify(payload ? { ...body, payload: change(payload) } : change(body));
  },
});
let writes = 0;
const square = [
  [-10, 20],
  [10, 20],
  [10, -20],
  [-10, -20],
];
/** Items in another range, unit and direction than those of the examples. */
const withItems = (task: Fields): void => {
  const found = { id: 'a', confidence: 87.5, coordinates: square };
  const annotation = { id: 'a', entity_id: 'e', confidence: -1, content: '', top: null, left_of_line: -7.25 };
  const [page] = task['pages'] as Fields[];
  Object.assign(page ?? {}, {
    annotations: [annotation],
    checkboxes: [{ ...found, checked: false }],
    segments: [found],
    signatures: [found],
  });
};

/** Interpretations by the open question that leaves them open. */
export const interpretations: {
  readonly [Id in OpenQuestionId | keyof SettingValues]?: Readonly<Record<string, Variant>>;
} = {
  'response-media-type': {
    'another type of JSON': { type: 'application/vnd.docproc+json' },
    'text/json': { type: 'text/json' },
    'JSON with a charset': { type: 'Application/JSON; charset=UTF-8' },
  },
  'timestamp-format': {
    'a week date': { now: () => '2026-W18-5T10:00+02' },
    'the basic format': { now: () => '20260501T100000Z' },
    'a day': { now: () => '2026-05-01' },
    'an offset and a fraction': { now: () => '2026-05-01T10:00:00.123456+02:00' },
  },
  'version-policy': {
    'fields that no version lists, which change': written((payload) => ({
      ...payload,
      updated_at: now(++writes),
      requests: writes,
    })),
  },
  'path-project-mismatch': {
    'the path is not compared': { otherProject: 200 },
    'it is 400': { otherProject: 400 },
    'it is 403': { otherProject: 403 },
  },
  'missing-scope-status': Object.fromEntries([401, 403, 404].map((noScope) => [noScope, { noScope }])),
  'approve-scope': { 'that to edit': { approveScope: 'task.edit' } },
  'creation-result-values': {
    'another project': {
      write: (body) => JSON.stringify('projectId' in body ? { ...body, projectId: '7' } : body),
    },
  },
  'rate-limits': {
    'some 503': {
      busy: (time) =>
        time % 11 === 0 ? new Response(null, { status: 503, headers: { 'retry-after': '1' } }) : undefined,
    },
    'some 429': { busy: (time) => (time % 9 === 0 ? new Response('slow', { status: 429 }) : undefined) },
  },
  'no-access-status': { 'uploads are 404': { noUpload: 404 } },
  'error-body-shape': {
    'empty for 400 and 401': {
      error: (status) => (status < 402 ? empty(status) : Response.json({ status }, { status })),
    },
    'an empty body': { error: empty },
    'a text': errors('application/json', '"no"'),
    'plain text': errors('text/plain', 'no'),
    HTML: errors('text/html; charset=utf-8', '<h1>No</h1>'),
    'problem details': errors('application/problem+json', '{"title":"No","status":400}'),
    'an array': errors('application/json', '[{"code":1}]'),
    XML: errors('application/xml', '<error/>'),
  },
  'get-bad-request': { 'ids with a form of their own': { ids: uuid } },
  'task-server-errors': {
    'some 500': {
      fault: (_task, action, respond) =>
        action !== undefined && ++writes % 23 === 0 ? empty(500) : respond(),
    },
    'some 500 of reads': {
      fault: (_task, action, respond) =>
        action === undefined && ++writes % 37 === 0 ? empty(500) : respond(),
    },
  },
  'creation-status': { 200: { created: 200 }, 202: { created: 202 } },
  'create-repeat': { 'the same form is the same upload': { dedupes: true } },
  'upload-status-values': {
    'as in the examples': { uploadStatus: (status) => (status === 'REVIEWING' ? 'IN_REVIEW' : status) },
    'in lower case': { uploadStatus: (status) => status.toLowerCase() },
    'others too': { uploadStatus: (status) => (status === 'PARTIAL' ? 'MIXED' : status) },
  },
  'upload-files-shape': {
    'links that change': {
      background: (_, uploads, time) =>
        uploads.forEach((upload) => (upload['files'] = { link: `${String(upload['folder_id'])}/${time}` })),
    },
  },
  'upload-task-ids': {
    'uploads that are found later': { late: 4 },
    'tasks that appear one after another': { appear: 4 },
  },
  'file-types': {
    'only PDF': { rejects: (file) => file.type !== 'application/pdf' },
    'no empty file': { rejects: (file) => file.size === 0 },
  },
  'task-name-and-meta': {
    'names and metadata of their own': {
      born: (task, index) => Object.assign(task, { name: `Document ${index}`, meta: [] }),
    },
  },
  'pipeline-step-order': { 'any step': { born: (task) => (task['step_type'] = 'GROUP') } },
  'message-content': {
    'an empty one': { write: (body) => JSON.stringify('message' in body ? { ...body, message: '' } : body) },
  },
  'task-validation-rules': {
    'no task validates': {
      fault: (_task, action, respond) =>
        action === 'complete'
          ? Response.json({ why: 'invalid' }, { status: rejectionOf(action) })
          : respond(),
    },
  },
  'undo-and-unlock': {
    'a completion cannot be undone': {
      fault: (task, action, respond) =>
        action === 'unlock' && task['status'] !== 'FILTERED'
          ? Response.json({ why: 'final' }, { status: rejectionOf(action) })
          : respond(),
    },
  },
  'after-next-step': { 'reviewing again': { next: 'REVIEWING' }, failed: { next: 'FAILED' } },
  'issue-values': {
    'only the five': {
      issues: /^(poor_quality|wrong_type|missing_info|processing_error|validation_failed)$/,
    },
  },
  'confidence-range': { percentages: { born: withItems } },
  'move-conditions': {
    'not while a task is processed': { movable: (status) => status !== 'PROCESSING' },
    'only when all is done': { movable: (status) => status === 'COMPLETED' },
  },
  'move-body': { 'a body is required': { moveBody: true } },
  'task-service-moves': {
    'at once': { steps: 1 },
    soon: { steps: 4 },
    late: { steps: 60 },
    'before the response': { born: (task) => (task['status'] = 'REVIEWING') },
    'some fail': { born: (task, index) => index % 4 === 3 && (task['status'] = 'FAILED') },
    'some are filtered': { born: (task, index) => index % 3 === 2 && (task['status'] = 'FILTERED') },
  },
  'discard-outside-reviewing': {
    ignored: { ignores: true },
    'ignored, with no content': { ignores: true, ignored: () => empty(204) },
    'ignored, with an empty body': { ignores: true, ignored: () => empty(200) },
    'ignored, with a message': {
      ignores: true,
      ignored: () => Response.json({ ignored: true }, { status: 202 }),
    },
  },
  'unlock-response': {
    nothing: { unlocked: () => undefined },
    'an object': { unlocked: () => ({}) },
  },
  'unlock-next-status': {
    unchanged: { besides: (task, action) => action === 'unlock' && (task['status'] = 'COMPLETED') },
    'processed again': {
      besides: (task, action) => action === 'unlock' && (task['status'] = 'PROCESSING'),
      background: (tasks, _, time) =>
        tasks.forEach((task) => {
          // Those that processing moves on do so sooner.
          if (task['status'] === 'PROCESSING' && time % 150 === 0) task['status'] = 'REVIEWING';
        }),
    },
  },
  'unlock-rejection': { 409: { unlockError: 409 }, 422: { unlockError: 422 }, 403: { unlockError: 403 } },
  'approved-initially': {
    'a new task can be disapproved': { disapproved: false },
    'a new task is approved': { born: (task) => (task['approved'] = true) },
  },
  'disapprove-after-export': {
    'it is rejected': {
      disapprovesExported: false,
      background: (tasks, _, time) =>
        tasks.forEach((task) => {
          if (task['status'] === 'COMPLETED' && time % 5 === 0) task['exported_at'] ??= now(time);
        }),
    },
  },
  'step-type-after-complete': {
    'the next step': { besides: (task, action) => action === 'complete' && (task['step_type'] = 'CLASSIFY') },
    'other pages': { besides: (task, action) => action === 'complete' && (task['pages'] = []) },
  },
  'report-success-status': { 201: { reported: 201 } },
  'report-partial-error': { 'always partial, without an error': { reported: 207 } },
  'export-trigger': {
    'by completing': {
      besides: (task, action, time) => action === 'complete' && (task['exported_at'] = now(time)),
    },
    'by approving': {
      besides: (task, action, time) => action === 'approve' && (task['exported_at'] = now(time)),
    },
    'that fails': {
      besides: (task, action, time) => action === 'complete' && (task['export_failed_at'] = now(time)),
    },
    'in the background': {
      background: (tasks, _, time) =>
        tasks.forEach((task) => {
          if (task['status'] === 'COMPLETED' && time % 7 === 0) task['exported_at'] ??= now(time);
        }),
    },
  },
  'last-opened-null': {
    'by reading': { onRead: (task) => (task['last_opened_at'] = now(++writes)) },
    'by changing': { besides: (task, _, time) => (task['last_opened_at'] = now(time)) },
  },
  'event-delivery': {
    'reads come after changes': { lag: 3 },
    'reads come later after changes': { lag: 6 },
    'two approvals at the same time are one': { together: 1 },
  },
};

/** Every interpretation alone, by its name. */
export const legal: Readonly<Record<string, Variant>> = Object.fromEntries(
  Object.entries(interpretations).flatMap(([question, values]) =>
    Object.entries(values).map(([name, variant]) => [`${question}: ${name}`, variant] as const),
  ),
);

/** Returns a server that is as all of some variants say, as far as they do not replace each other. */
export const combined = (variants: readonly Variant[]): Variant => {
  const calls = (name: 'background' | 'besides' | 'born' | 'onRead') => {
    const all = variants.flatMap((each) => each[name] ?? []) as ((...args: unknown[]) => void)[];
    return all.length === 0 ? {} : { [name]: (...args: unknown[]) => all.forEach((call) => call(...args)) };
  };
  return Object.assign(
    {},
    ...variants,
    calls('background'),
    calls('besides'),
    calls('born'),
    calls('onRead'),
  ) as Variant;
};

/** Servers that have each pair of interpretations of different questions at least once. */
export function pairs(): Variant[][] {
  const questions = Object.values(interpretations).map((values) => Object.values(values));
  const left = new Map<Variant, Set<Variant>>();
  for (const [index, own] of questions.entries())
    for (const one of own) left.set(one, new Set(questions.slice(index + 1).flat()));
  const isLeft = (a: Variant, b: Variant): boolean =>
    (left.get(a)?.has(b) ?? false) || (left.get(b)?.has(a) ?? false);
  const rows: Variant[][] = [];
  while ([...left.values()].some(({ size }) => size > 0)) {
    const row: Variant[] = [];
    for (const own of questions) {
      const gain = (each: Variant): number =>
        row.filter((other) => isLeft(each, other)).length + (left.get(each)?.size ?? 0) / 1e3;
      const best = own.toSorted((a, b) => gain(b) - gain(a))[0];
      if (best) row.push(best);
    }
    for (const one of row) for (const other of row) left.get(one)?.delete(other);
    rows.push(row);
  }
  return rows;
}
