/** What the snippets of the guides print and send, in each of their branches. `test/docs/irreversible.test.ts` has the missing data. */
import type { Page } from '@docproc/client';
import type { Fault, Task } from '@docproc/sandbox';

/** One way that the snippets of a page can go: each branch of theirs has one. */
export interface Run {
  /** What differs from the tasks that a sandbox with `--examples` begins with, by their ids, and the faults of the requests. */
  changes?: Record<string, Partial<Task>>;
  faults?: Fault[];
  discard?: 'ignore';
  /** What processing finds in files of a name. */
  finds?: [match: string, pages: Page[]];
  prints: RegExp;
  /** Requests of team-1 below its project, in order, with JSON bodies and the fields of forms. */
  sends: string[];
}

const complete = (fault: Omit<Fault, 'operation'>): Fault => ({ operation: 'completeTask', ...fault });
const move = (status: number): Fault => ({ operation: 'moveUpload', fault: 'status', status });
const read = 'GET task/task-1 200';
const completed = 'POST task/task-1/complete 200';
const lost = 'POST task/task-1/complete 0';
const found = { id: 'a', entity_id: 'e', confidence: 1, content: '1', top: 1, left_of_line: 1 };
const others = { checkboxes: [], segments: [], signatures: [] };
const good: Run['finds'] = ['*.pdf', [{ id: 'p', width: 1, height: 1, annotations: [found], ...others }]];
const moved = 'POST upload/upload-1/move/folder-2 200';
const uploads = (fields: object): string =>
  `POST upload 200 ${JSON.stringify({ projectId: ['project-1'], ...fields })}`;
const created = uploads({});
const discarded = 'POST task/task-2/discard 200';
const readThird = 'GET task/task-3 200';
const unlocked = [readThird, 'POST task/task-3/unlock 200', readThird];
const delivery =
  '{"issues":[{"label":"Wrong Document Type","value":"wrong_type"}],"message":"This is a delivery note."}';
const reported = `POST task/task-1/report 200 ${delivery}`;
const readNew = 'GET task/task-new 200';
const polled = 'GET upload/upload-new 200';

/** What the snippets of each page print and send. */
export const runs: Record<string, Run[]> = {
  'guides/getting-started.md': [
    {
      prints: /^REVIEWING 1,204\.50\n$/,
      sends: [created, polled, readNew],
    },
  ],
  'guides/authentication.md': [
    { prints: /^REVIEWING NotFoundError\n$/, sends: [read, 'POST task/task-1/unlock 404'] },
  ],
  'guides/uploads.md': [
    {
      prints: /^upload-\w+ \d+\nlarge\.tif 52428800 41943040\n3 uploads\n$/,
      sends: [
        uploads({ name: ['March invoices'], meta: ['[{"name":"purchase_order","value":"4711"}]'] }),
        created,
        created,
        created,
      ],
    },
  ],
  'guides/upload-status.md': [{ prints: /^REVIEWING\n.*id: 'task-1'/s, sends: [created, polled] }],
  'guides/task-lifecycle.md': [
    {
      prints:
        /^complete unknown Not checked: The task passes.*\ndiscard true .*\nreport true .*\nunlock false status is REVIEWING.*\napprove true .*\ndisapprove false approved is false.*\n$/,
      sends: [read],
    },
    {
      changes: { 'task-1': { status: 'COMPLETED', approved: true } },
      prints:
        /^complete false .*\ndiscard false .*\nreport true .*\nunlock unknown .*\napprove false .*\ndisapprove true\s*$/,
      sends: [read],
    },
  ],
  'guides/reviewing.md': [
    {
      prints: /^PROCESSING\nCOMPLETED → REVIEWING\n$/,
      sends: [completed, discarded, reported, ...unlocked],
    },
    {
      changes: { 'task-1': { name: 'report-fails.pdf' } },
      prints: /^PROCESSING\nAn external call failed: .+\nCOMPLETED → REVIEWING\n$/s,
      sends: [completed, discarded, `POST task/task-1/report 207 ${delivery}`, ...unlocked],
    },
    {
      changes: { 'task-1': { status: 'COMPLETED' } },
      prints: /^The task is in COMPLETED\.\nCOMPLETED/,
      sends: ['POST task/task-1/complete 400', read, discarded, reported, ...unlocked],
    },
    {
      faults: [complete({ fault: 'status', status: 400 })],
      prints: /^The task does not validate\.\nCOMPLETED/,
      sends: ['POST task/task-1/complete 400', read, discarded, reported, ...unlocked],
    },
    {
      changes: {
        'task-2': { status: 'COMPLETED' },
        'task-3': { exported_at: '2026-01-01T00:00:00Z' },
      },
      discard: 'ignore',
      prints: /^PROCESSING\nThe request was ignored\.\n$/,
      sends: [completed, discarded, reported, readThird],
    },
    {
      faults: [complete({ fault: 'status', status: 500 })],
      prints: /^Failed:.*ServerError/s,
      sends: ['POST task/task-1/complete 500'],
    },
    {
      faults: [{ operation: 'unlockTask', fault: 'status', status: 400 }],
      prints: /\nThe task cannot be unlocked\.\n$/,
      sends: [completed, discarded, reported, readThird, 'POST task/task-3/unlock 400'],
    },
    {
      faults: [{ operation: 'unlockTask', fault: 'status', status: 404 }],
      prints: /\nFailed:.*NotFoundError|^Failed:.*NotFoundError/s,
      sends: [completed, discarded, reported, readThird, 'POST task/task-3/unlock 404'],
    },
  ],
  'guides/errors.md': [
    { prints: /^$/, sends: [moved] },
    {
      faults: [move(403)],
      prints: /^Not found or no access\.\n$/,
      sends: ['POST upload/upload-1/move/folder-2 403'],
    },
    {
      faults: [move(404)],
      prints: /^Not found or no access\.\n$/,
      sends: ['POST upload/upload-1/move/folder-2 404'],
    },
    { faults: [move(400)], prints: /^Rejected: 400\n$/, sends: ['POST upload/upload-1/move/folder-2 400'] },
    {
      faults: [move(500)],
      prints: /^Failed:.*ServerError/s,
      sends: ['POST upload/upload-1/move/folder-2 500'],
    },
  ],
  'guides/retries.md': [
    { prints: /^completed\n$/, sends: [completed, moved] },
    {
      faults: [complete({ fault: 'cut' })],
      prints: /^no longer in review: \w+\n$/,
      sends: [completed, read, moved],
    },
    {
      faults: [complete({ fault: 'cut', when: 'before' })],
      prints: /^for a person to review again\n$/,
      sends: [lost, read, moved],
    },
    {
      faults: [complete({ fault: 'broken' })],
      prints: /^no longer in review: \w+\n$/,
      sends: [completed, read, moved],
    },
    {
      faults: [complete({ fault: 'status', status: 500 })],
      prints: /^for a person to review again\n$/,
      sends: ['POST task/task-1/complete 500', read, moved],
    },
    {
      faults: [complete({ fault: 'status', status: 400 })],
      prints: /^Failed:.*BadRequestError/s,
      sends: ['POST task/task-1/complete 400'],
    },
  ],
  'guides/versioning.md': [{ prints: /^wait review review done done done look\n$/, sends: [] }],
  'guides/testing.md': [{ prints: /^1,204\.50\n$/, sends: [] }],
  'guides/test-frameworks.md': [
    {
      prints:
        /^COMPLETED \[\] 2\nreject 200\nignore 200\nreject 201\nreject 202\n404 1\ntasks\.get calls \n[^]*reads name\ndocument\.pdf\n$/,
      sends: [],
    },
  ],
  'recipes/review-folder.md': [
    {
      finds: good,
      prints: /^(?!Failed)(?=.*invoice\.txt: for a person)(?=.*invoice\.pdf: completed)/s,
      sends: [created, polled, readNew, readNew, 'POST task/task-new/complete 200'],
    },
    {
      finds: good,
      faults: [complete({ fault: 'status', status: 400 })],
      prints: /^(?!Failed)(?=.*invoice\.txt: for a person)(?=.*invoice\.pdf: does not validate)/s,
      sends: [created, polled, readNew, readNew, 'POST task/task-new/complete 400'],
    },
    {
      finds: good,
      faults: [complete({ fault: 'status', status: 404 })],
      prints: /^Failed:.*NotFoundError/s,
      sends: [created, polled, readNew, readNew, 'POST task/task-new/complete 404'],
    },
  ],
  'recipes/going-live.md': [
    { prints: /^The responses are as described\.\n$/, sends: [read] },
    {
      faults: [{ operation: 'getTask', fault: 'status', status: 200, body: { payload: { id: 1 } } }],
      prints: /^- getTask, status 200: payload\.name is missing\. Is this intended\?\n(- .+\n)+$/,
      sends: [read],
    },
  ],
  'recipes/partial-results.md': [
    {
      prints:
        /^invoice\.txt: REVIEWING, review it\nfail\.txt: FAILED, check the file\nfilter\.txt: FILTERED, unlock .*\nREVIEWING\n$/,
      sends: [created, polled, readNew, readNew, readNew, polled],
    },
  ],
};

/** Calls of the functions that the snippets of a page export: as from a page where a person has decided. */
export const calls: Record<string, string> = {
  'guides/reviewing.md': "await complete('task-1'); await discard('task-2');",
  'guides/retries.md': "console.log(await complete('task-1'));",
};
