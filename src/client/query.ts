/** The entry `@docproc/client/query`: the methods of a client as queries and mutations of TanStack Query. */
import { queries } from '../../generated/client/contract/contract.ts';
import { check } from './check-options.ts';
import type { DocprocError, ResponseError } from './errors.ts';
import type { Read, Write } from './query-data.ts';
import { canRetry } from './retry.ts';
import { longest } from './time-limit.ts';
import {
  isReached,
  delayOfWait,
  type Upload,
  type UploadStatus,
  type WaitOptions,
  waitRules,
} from './wait.ts';

// Whoever exports what these functions return needs names for it.
export type { ResponsePromise } from './options.ts';
export type { DocprocError, Read, Upload, UploadStatus, WaitOptions, Write };

export type Data = typeof queries;
export type Method = (...given: never[]) => PromiseLike<unknown>;
export type Result<M extends Method> = Promise<Awaited<ReturnType<M>>>;

/** Arguments of a method that reads, or `skipToken` in place of an id. The signal is that of TanStack Query. */
export type Arguments<Given extends unknown[], Skip = never> = {
  [I in keyof Given]: Given[I] extends string | number
    ? Given[I] | Skip
    : Omit<NonNullable<Given[I]>, 'signal'>;
};

/** A method that reads. */
export interface Query<M extends Method> {
  /** Returns the options of a query, such as for `useQuery`. */
  queryOptions(...given: Arguments<Parameters<M>>): ReadOptions<M>;
  /** With `skipToken` of TanStack Query in place of an id, the query does not read. */
  queryOptions<Skip extends symbol>(...given: Arguments<Parameters<M>, Skip>): ReadOptions<M, Skip>;
}

/** The options of a query. */
export interface ReadOptions<M extends Method, Skip = never> {
  /** The namespace, the method, its IDs as text, and its options if there are any: `['docproc', 'tasks', 'get', 'task-1']`. */
  queryKey: readonly unknown[];
  queryFn: ((context: { signal: AbortSignal }) => Result<M>) | Skip;
  /** The client retries reads itself. */
  retry: false;
}

/** A method that writes. */
export interface Mutation<M extends Method> {
  /** Returns the options of a mutation, such as for `useMutation`. Its variables are the arguments of the method. */
  mutationOptions(): {
    mutationKey: readonly unknown[];
    mutationFn: (given: Parameters<M>) => Result<M>;
    /** A write can have taken effect without a response. */
    retry: false;
    /** Invalidates the queries that the write changes, also after an error, and waits for those that are in use. */
    onSettled: (
      data: unknown,
      error: DocprocError | null,
      given: Parameters<M>,
      onMutateResult: unknown,
      context: { client: Cache },
    ) => Promise<unknown>;
  };
}

/** What a mutation uses of a `QueryClient`. */
export interface Cache {
  getQueryData(queryKey: readonly unknown[]): unknown;
  invalidateQueries(filters: { queryKey: readonly unknown[] }): Promise<void>;
}

/** The methods of a client as queries and mutations. */
export type Queries<Client> = {
  [N in keyof Client & keyof Data]: {
    [M in keyof Client[N] & keyof Data[N]]: Client[N][M] extends Method
      ? Data[N][M] extends Write
        ? Mutation<Client[N][M]>
        : Query<Client[N][M]>
      : never;
  };
};

/**
 * Returns the methods of a client as queries and mutations. The keys do not contain the team and the project of the
 * client, so that clients of several projects need a `QueryClient` each.
 *
 * @example
 * const queries = createQueries(docproc);
 * const task = useQuery(queries.tasks.get.queryOptions('task-1'));
 * const approve = useMutation(queries.tasks.approve.mutationOptions());
 * approve.mutate(['task-1']);
 */
export function createQueries<Client extends object>(client: Client): Queries<Client> {
  const namespaces = client as Readonly<Record<string, Readonly<Record<string, QueryFunction>>>>;
  const all: Readonly<Record<string, Readonly<Record<string, Read | Write>>>> = queries;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([namespace]) => namespace in client)
      .map(([namespace, methods]) => [
        namespace,
        Object.fromEntries(
          Object.entries(methods).map(([name, data]) => {
            const send: QueryFunction = async (...given) => namespaces[namespace]?.[name]?.(...given);
            return [name, optionsOf([namespace, name], data, send)];
          }),
        ),
      ]),
  ) as Queries<Client>;
}

type QueryFunction = (...given: unknown[]) => Promise<unknown>;

const queryKey = (method: readonly string[], given: readonly unknown[]): unknown[] => [
  'docproc',
  ...method,
  // A page can have read the id of a URL, and another one that of a form.
  ...given.map((each) => (typeof each === 'number' ? `${each}` : each)),
];

function optionsOf(method: readonly string[], data: Read | Write, send: QueryFunction): object {
  if ('ids' in data) {
    return {
      queryOptions: (...given: unknown[]) => {
        const ids = given.slice(0, data.ids);
        // `ids.map(queryOptions)` passes positions.
        const options: object = typeof given[data.ids] === 'object' ? { ...Object(given[data.ids]) } : {};
        const isSet = Object.values(options).some((value) => value !== undefined);
        return {
          queryKey: queryKey(method, isSet ? [...ids, options] : ids),
          queryFn:
            ids.find((id) => typeof id === 'symbol') ??
            (({ signal }: { signal: AbortSignal }) => send(...ids, { ...options, signal })),
          retry: false,
        };
      },
    };
  }
  return {
    mutationOptions: () => ({
      mutationKey: queryKey(method, []),
      async mutationFn(given: unknown[]) {
        // Spread, a text would be its letters.
        if (Array.isArray(given)) return send(...given);
        throw new TypeError(`${method.join('.')}: pass an array of arguments, such as mutate(['task-1'])`);
      },
      retry: false,
      onSettled: (...[, , given, , { client }]: [unknown, unknown, unknown[], unknown, { client: Cache }]) =>
        Promise.all(
          changedKeys(data, given, client).map((key) => client.invalidateQueries({ queryKey: key })),
        ),
    }),
  };
}

/** Returns what the keys of the changed queries begin with. An id that no query has read stands for all. */
function changedKeys({ changes }: Write, given: readonly unknown[], client: Cache): unknown[][] {
  const keys = changes.map(({ read, ids }) => queryKey(read, [given].flat().slice(0, ids)));
  const resource = Object(keys[0] && client.getQueryData(keys[0])) as Readonly<Record<string, unknown>>;
  return keys.map((key, index) => [
    ...key,
    ...queryKey([], [resource[changes[index]?.field ?? ''] ?? []].flat()).slice(1),
  ]);
}

/**
 * Returns a `refetchInterval` that polls an upload until it is what you wait for, by the rules of `waitFor`: each delay is
 * half as long again as the last, and an error that no other attempt can solve ends it.
 *
 * @example
 * const query = queries.uploads.get.queryOptions('upload-1');
 * const upload = useQuery({ ...query, refetchInterval: pollUntil(['REVIEWING', 'IN_REVIEW', 'FAILED']) });
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export function pollUntil(
  until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => boolean),
  options: Pick<WaitOptions, 'interval' | 'maxInterval'> = {},
): (query: { state: ReadState }) => number | false {
  const { until: wanted, interval, maxInterval } = waitRules;
  check('pollUntil', { ...options, until: until ?? '' }, { until: wanted, interval, maxInterval });
  return ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
    const { status, retryAfter = 0 } = Object(error) as Partial<ResponseError>;
    const isFinal = !canRetry(error, true) && (errorUpdateCount > 2 || status !== 404);
    if (error ? isFinal : data && isReached(until, data)) return false;
    const delay = delayOfWait(dataUpdateCount + errorUpdateCount - 1, options.interval, options.maxInterval);
    return Math.min(longest, Math.max(retryAfter, delay));
  };
}

/** What `pollUntil` uses of the state of a query. */
export interface ReadState {
  data: Upload | undefined;
  error: unknown;
  dataUpdateCount: number;
  errorUpdateCount: number;
}
