import { DocprocError, Read, ResponsePromise, Upload, UploadStatus, WaitOptions, Write, queries } from "./shared.js";
export type Data = typeof queries;
export type Method = (...given: never[]) => PromiseLike<unknown>;
export type Result<M extends Method> = Promise<Awaited<ReturnType<M>>>;
/** Arguments of a method that reads, or `skipToken` in place of an id. The signal is that of TanStack Query. */
export type Arguments<Given extends unknown[], Skip = never> = { [I in keyof Given]: Given[I] extends string | number ? Given[I] | Skip : Omit<NonNullable<Given[I]>, "signal">; };
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
  queryFn: ((context: {
    signal: AbortSignal;
  }) => Result<M>) | Skip;
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
    onSettled: (data: unknown, error: DocprocError | null, given: Parameters<M>, onMutateResult: unknown, context: {
      client: Cache;
    }) => Promise<unknown>;
  };
}
/** What a mutation uses of a `QueryClient`. */
export interface Cache {
  getQueryData(queryKey: readonly unknown[]): unknown;
  invalidateQueries(filters: {
    queryKey: readonly unknown[];
  }): Promise<void>;
}
/** The methods of a client as queries and mutations. */
export type Queries<Client> = { [N in keyof Client & keyof Data]: { [M in keyof Client[N] & keyof Data[N]]: Client[N][M] extends Method ? Data[N][M] extends Write ? Mutation<Client[N][M]> : Query<Client[N][M]> : never; }; };
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
export declare function createQueries<Client extends object>(client: Client): Queries<Client>;
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
export declare function pollUntil(until: UploadStatus | readonly UploadStatus[] | ((upload: Upload) => boolean), options?: Pick<WaitOptions, "interval" | "maxInterval">): (query: {
  state: ReadState;
}) => number | false;
/** What `pollUntil` uses of the state of a query. */
export interface ReadState {
  data: Upload | undefined;
  error: unknown;
  dataUpdateCount: number;
  errorUpdateCount: number;
}
export type { DocprocError, Read, ResponsePromise, Upload, UploadStatus, WaitOptions, Write };