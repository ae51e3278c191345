/** Faults of transitions: allowed and forbidden ones, effects, and side effects. */
import { setImmediate } from 'node:timers/promises';
import {
  calls,
  json,
  ok,
  rejection,
  responses,
  success,
  taskIn,
  type Fields,
  type Mutant,
} from './mutant.ts';
import { closedSets, transitions } from '../../contract/interface.ts';

const states = closedSets['TaskStatus'] ?? [];

/** What each operation does, and in which states. */
const table: Record<string, { from: string[]; effect: Fields }> = {
  completeTask: { from: ['REVIEWING'], effect: { status: 'PROCESSING' } },
  discardTask: { from: ['REVIEWING'], effect: { status: 'DISCARDED' } },
  unlockTask: { from: ['COMPLETED', 'DISCARDED', 'FILTERED'], effect: { status: 'REVIEWING' } },
  reportTask: { from: states, effect: {} },
  approveTask: { from: states.slice(1), effect: { approved: true } },
  disapproveTask: { from: states.slice(1), effect: { approved: false } },
};
const all = Object.keys(table);

const within = (id: string): RegExp => new RegExp(`^(matrix|concurrency)/${id}/`);

/** An operation that is accepted where it is not allowed. */
const accepted: Mutant[] = Object.entries(table).flatMap(([id, { from, effect }]) => {
  const rejectedWith = Number(transitions[id]?.rejectedWith);
  const forbidden = (name: string, applies: (task: Fields) => boolean): Mutant => ({
    name: `${id}: accepted ${name}`,
    expects: within(id),
    plant: responses(
      [id],
      ({ status }, { task }) => status === rejectedWith && task !== undefined && applies(task),
      (_, _response, { task, operation: own }) => success(own, Object.assign(task ?? {}, effect)),
    ),
  });
  return [
    ...states
      .filter((state) => !from.includes(state))
      .map((state) => forbidden(`in ${state}`, ({ status }) => status === state)),
    ...(id === 'approveTask' ? [forbidden('though approved', ({ approved }) => approved === true)] : []),
    ...(id === 'disapproveTask'
      ? [forbidden('though not approved', ({ approved }) => approved === false)]
      : []),
    ...(id === 'unlockTask' ? [forbidden('though exported', (task) => task['exported_at'] !== null)] : []),
    ...(id === 'completeTask' ? [forbidden('though invalid', ({ name }) => name === 'invalid.pdf')] : []),
  ];
});

/** An operation that is rejected where it is allowed. */
const rejected: Mutant[] = Object.entries(table).flatMap(([id, { from }]) =>
  from.map((state): Mutant => ({
    name: `${id}: rejected in ${state}`,
    expects: new RegExp(`^(matrix|concurrency|access|invalid)/${id}/`),
    plant: calls([id], async ({ send, task, init }) =>
      task?.['status'] === state && init.headers['authorization'] === 'Bearer full-key'
        ? rejection(400)
        : send(),
    ),
  })),
);

/** An effect that is missing: in the response, or in the record. */
const effects: Mutant[] = Object.entries(table)
  .filter(([, { effect }]) => Object.keys(effect).length > 0)
  .flatMap(([id, { effect }]): Mutant[] => {
    const [field = ''] = Object.keys(effect);
    const undone: Mutant = {
      name: `${id}: accepted without effect`,
      expects: new RegExp(`^(matrix|concurrency)/${id}/`),
      plant: calls([id], async ({ send, id: task, sandbox }) => {
        const record = taskIn(sandbox, task);
        const before = record?.[field];
        const response = await send();
        if (response.ok && record) record[field] = before;
        return response;
      }),
    };
    const hidden: Mutant = {
      name: `${id}: the response shows the old ${field}`,
      expects: within(id),
      plant: calls([id], async ({ send, id: task, sandbox }) => {
        const before = taskIn(sandbox, task)?.[field];
        const response = await send();
        if (!response.ok) return response;
        const body = (await response.json()) as { payload: Fields };
        return json({ ...body, payload: { ...body.payload, [field]: before } }, response);
      }),
    };
    // Which state a task has after it was unlocked is not specified, and so is what the response shows.
    return id === 'unlockTask' ? [] : [...(id === 'completeTask' ? [] : [undone]), hidden];
  });

/** A rejection that has an effect all the same. */
const effectful: Mutant[] = [400, 401, 404].flatMap((status) =>
  all
    .filter((id) => id !== 'reportTask' || status === 400)
    .map((id): Mutant => ({
      name: `${id}: ${status} with an effect`,
      expects: new RegExp(`^(matrix|access|invalid|concurrency)/${id}/`),
      plant: responses(
        [id],
        (response, { task }) => response.status === status && task !== undefined,
        (_, response, { task }) => {
          const { effect } = table[id] ?? {};
          const [[field, value] = ['approved', true]] = Object.entries(effect ?? {});
          if (task) task[field] = task[field] === value ? (field === 'status' ? 'FAILED' : !value) : value;
          return response;
        },
      ),
    })),
);

/** An accepted request that changes something else, too. */
const side = (id: string, changes: Fields): Mutant => ({
  name: `${id}: sets ${Object.keys(changes)[0]}, too`,
  expects: within(id),
  plant: responses([id], ok, (_, response, { task }) => {
    if (task) Object.assign(task, changes);
    return response;
  }),
});

const sides: Mutant[] = [
  side('reportTask', { status: 'FAILED' }),
  side('reportTask', { approved: true }),
  side('reportTask', { name: 'reported' }),
  side('approveTask', { status: 'COMPLETED' }),
  side('disapproveTask', { status: 'REVIEWING' }),
  side('reportTask', { exported_at: '2026-01-01T00:00:00.000Z' }),
  ...['reportTask', 'approveTask', 'disapproveTask', 'discardTask', 'unlockTask'].flatMap((id) => [
    side(id, { pages: [] }),
    side(id, { step_type: 'GROUP' }),
  ]),
  side('discardTask', { approved: true }),
  side('discardTask', { meta: [], name: 'discarded' }),
  side('completeTask', { name: 'completed' }),
  side('completeTask', { created_at: '2020-01-01T00:00:00.000Z' }),
  side('unlockTask', { approved: true }),
  side('unlockTask', { upload_id: 'another' }),
  {
    name: 'completeTask: a failed validation changes the task',
    expects: within('completeTask'),
    plant: responses(
      ['completeTask'],
      (response, { task }) => response.status === 400 && task?.['name'] === 'invalid.pdf',
      (_, response, { task }) => {
        if (task) task['status'] = 'FAILED';
        return response;
      },
    ),
  },
];

/** An accepted request that changes other resources. */
const elsewhere = (
  id: string,
  record: string,
  what: string,
  change: (fields: Fields, task: Fields, id: string) => void,
): Mutant => ({
  name: `${id}: ${what}`,
  // Checks that run meanwhile see the change, too.
  expects: /^(matrix|access|concurrency|invalid)\//,
  plant: responses([id], ok, (_, response, { task = {}, id: own, sandbox }) => {
    for (const { value } of sandbox.state.teams.get('team-1')?.records.get(record)?.values() ?? [])
      if (value['id'] !== own) change(value, task, own);
    return response;
  }),
});

const others: Mutant[] = [
  elsewhere('approveTask', 'Upload', 'renames its upload', (upload, task) => {
    if (upload['id'] === task['upload_id']) upload['name'] = 'approved';
  }),
  elsewhere('discardTask', 'Upload', 'moves its upload', (upload, task) => {
    if (upload['id'] === task['upload_id']) upload['folder_id'] = 'trash';
  }),
  elsewhere('disapproveTask', 'Task', 'changes the tasks of the upload', (other, task) => {
    if (other['upload_id'] === task['upload_id']) other['meta'] = [{ name: 'a', value: 'b' }];
  }),
  elsewhere('reportTask', 'Task', 'changes other tasks', (other, task) => {
    if (other['upload_id'] !== task['upload_id']) other['name'] = 'reported';
  }),
  elsewhere('completeTask', 'Task', 'approves other tasks', (other) => (other['approved'] = true)),
  elsewhere('moveUpload', 'Upload', 'moves every upload', (upload) => (upload['folder_id'] = 'all')),
  elsewhere('moveUpload', 'Task', 'renames the tasks', (other, _, id) => {
    if (other['upload_id'] === id) other['name'] = 'moved';
  }),
];

const uploadOf = (sandbox: Parameters<Mutant['plant']>[1], id: string): Fields | undefined =>
  sandbox.state.teams.get('team-1')?.records.get('Upload')?.get(id)?.value;

const uploads: Mutant[] = [
  {
    name: 'moveUpload: accepted without effect',
    expects: /^matrix\/moveUpload\//,
    plant: calls(['moveUpload'], async ({ send, id, sandbox }) => {
      const upload = uploadOf(sandbox, id);
      const before = upload?.['folder_id'];
      const response = await send();
      if (response.ok && upload) upload['folder_id'] = before;
      return response;
    }),
  },
  {
    name: 'moveUpload: sets the name, too',
    expects: /^matrix\/moveUpload\//,
    plant: responses(['moveUpload'], ok, (_, response, { id, sandbox }) => {
      const upload = uploadOf(sandbox, id);
      if (upload) upload['name'] = 'moved';
      return response;
    }),
  },
  {
    name: 'moveUpload: rejected',
    expects: /^(matrix|access|invalid)\/moveUpload\//,
    plant: calls(['moveUpload'], async ({ send }) => {
      const response = await send();
      return response.ok ? rejection(400) : response;
    }),
  },
  ...(['PROCESSING', 'REVIEWING', 'COMPLETED', 'FAILED'] as const).map((state): Mutant => ({
    name: `getUpload: another status than ${state}`,
    expects: /^matrix\/Upload\//,
    plant: responses(['getUpload'], ok, (body, response) => {
      const { payload } = body as { payload: Fields };
      const status =
        payload['status'] === state
          ? state === 'PROCESSING'
            ? 'COMPLETED'
            : 'PROCESSING'
          : payload['status'];
      return json({ payload: { ...payload, status } }, response);
    }),
  })),
];

/** Resources that exist, and that the server does not find. */
const lost: Mutant[] = ['getTask', 'getUpload'].map((id) => ({
  name: `${id}: does not find what exists`,
  expects: /^(responses|access|matrix)\//,
  plant: calls([id], async () => rejection(404)),
}));

const races: Mutant[] = [
  ...['completeTask', 'discardTask'].map((id): Mutant => ({
    name: `${id}: both of two at once succeed`,
    expects: new RegExp(`^concurrency/${id}/twice`),
    plant: (fetch, sandbox) => {
      const running = new Map<string, number>();
      return calls([id], async ({ send, id: task, operation: own }) => {
        running.set(task, (running.get(task) ?? 0) + 1);
        const second = (running.get(task) ?? 0) > 1;
        const response = await send();
        // The second one comes some turns later, and after any time on a slow machine.
        for (let turn = 0; turn < 100; turn++) await setImmediate();
        running.delete(task);
        return second && response.status === 400 ? success(own, taskIn(sandbox, task)) : response;
      })(fetch, sandbox);
    },
  })),
  {
    name: 'approveTask: disapproving at the same time wins without a trace',
    expects: /^concurrency\/approveTask\/disapproveTask/,
    plant: (fetch, sandbox) => {
      const approving = new Set<string>();
      return calls(['approveTask', 'disapproveTask'], async ({ send, id, operation: own }) => {
        if (own.id === 'approveTask') approving.add(id);
        const clash = own.id === 'disapproveTask' && approving.has(id);
        const response = await send();
        for (let turn = 0; turn < 100; turn++) await setImmediate();
        approving.delete(id);
        const record = taskIn(sandbox, id);
        if (clash && record) record['approved'] = true;
        return response;
      })(fetch, sandbox);
    },
  },
  {
    name: 'createUpload: one of several at once is lost',
    expects: /^\w+\/\w+Upload\//,
    plant: (fetch, sandbox) => {
      let running = 0;
      return calls(['createUpload'], async ({ send }) => {
        const lost = ++running > 3;
        const response = await send();
        for (let turn = 0; turn < 100; turn++) await setImmediate();
        running--;
        return lost && response.ok
          ? json({ ...((await response.json()) as Fields), id: 'lost' }, response)
          : response;
      })(fetch, sandbox);
    },
  },
];

/** Faults of transitions. */
export const behaviorMutants: Mutant[] = [
  ...accepted,
  ...rejected,
  ...effects,
  ...effectful,
  ...sides,
  ...others,
  ...uploads,
  ...lost,
  ...races,
];
