/** What the worker uses of the runtime of Cloudflare Workers. Its own types replace those of browsers and of Node. */
declare module 'cloudflare:workers' {
  interface DurableObjectStorage {
    readonly sql: {
      exec(statement: string, ...parameters: (string | number)[]): Iterable<Record<string, unknown>>;
    };
    transactionSync<Result>(run: () => Result): Result;
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    setAlarm(time: number): Promise<void>;
    deleteAlarm(): Promise<void>;
    deleteAll(): Promise<void>;
  }
  export interface DurableObjectState {
    readonly storage: DurableObjectStorage;
    blockConcurrencyWhile(run: () => Promise<void>): Promise<void>;
  }
  export class DurableObject<Env> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }
}
