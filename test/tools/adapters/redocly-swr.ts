import { createElement } from 'react';
import { create } from 'react-test-renderer';
import { client } from './client';
import * as api from './client.swr';
import { data, formOf, report, type Connect } from '../shape';

// React prints that this renderer is deprecated. It is the only one that needs no document.
Object.assign(globalThis, { IS_REACT_NATIVE_TEST_ENVIRONMENT: true });

interface Query<T> {
  data: T | undefined;
  error: unknown;
}
interface Mutation<A, T> {
  trigger: (arg: A) => Promise<T | undefined>;
}

/** Renders a component that uses a hook, until the hook returns what is ready. */
async function use<H>(hook: () => H, isReady: (returned: H) => boolean): Promise<H> {
  const seen: H[] = [];
  const Component = () => {
    const returned = hook();
    // SWR renders again for members that were read during a render.
    isReady(returned);
    seen.push(returned);
    return null;
  };
  const root = create(createElement(Component));
  for (let attempt = 0; attempt < 1000; attempt++) {
    const last = seen.at(-1);
    if (last !== undefined && isReady(last)) {
      root.unmount();
      return last;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The hook returned nothing.');
}

async function read<T>(hook: () => Query<T>): Promise<T> {
  const query = await use(hook, (each) => each.data !== undefined || each.error !== undefined);
  if (query.error !== undefined) throw query.error;
  return data(query.data);
}

async function write<A, T>(hook: () => Mutation<A, T>, arg: A): Promise<T> {
  const { trigger } = await use(hook, () => true);
  return data(await trigger(arg));
}

type Read<H extends (...args: never[]) => { data: unknown }> = NonNullable<ReturnType<H>['data']>;
/** A hook that does not throw returns nothing in place of an error. */
type Write<H extends () => { trigger: (...args: never[]) => Promise<unknown> }> = NonNullable<
  Awaited<ReturnType<ReturnType<H>['trigger']>>
>;

export interface Types {
  getTask: Read<typeof api.useGetTask>;
  completeTask: Write<typeof api.useCompleteTask>;
  discardTask: Write<typeof api.useDiscardTask>;
  reportTask: Write<typeof api.useReportTask>;
  unlockTask: Write<typeof api.useUnlockTask>;
  approveTask: Write<typeof api.useApproveTask>;
  disapproveTask: Write<typeof api.useDisapproveTask>;
  createUpload: Write<typeof api.useCreateUpload>;
  getUpload: Read<typeof api.useGetUpload>;
  moveUpload: Write<typeof api.useMoveUpload>;
  createUploadShorthand: Write<typeof api.useCreateUploadShorthand>;
  getUploadShorthand: Read<typeof api.useGetUploadShorthand>;
}

export const connect: Connect = (baseUrl, key) => {
  client.configure({ serverUrl: baseUrl });
  client.auth.bearer(key);
  const of = (ids: { team: string; project: string }, task: string) => ({
    path: { team_id: ids.team, project_id: ids.project, task_id: task },
  });
  return {
    createUpload: ({ team, project }, files) =>
      write(api.useCreateUpload, {
        path: { team_id: team, project_id: project },
        body: formOf(files, project),
      }),
    getTask: (ids, task) => read(() => api.useGetTask(of(ids, task))),
    reportTask: (ids, task) => write(api.useReportTask, { ...of(ids, task), body: report }),
    approveTask: (ids, task) => write(api.useApproveTask, of(ids, task)),
    completeTask: (ids, task) => write(api.useCompleteTask, of(ids, task)),
  };
};
