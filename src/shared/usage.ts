/** One line of a file of usage: what an application does with an operation, or which names of the contract one of its files has. */
export type UsageFact =
  | {
      app: string;
      /** Method of the client, `tasks.get`, or method and path. */
      operation: string;
      /** Always empty. */
      calls?: string;
      /** An option, or a member of a body. */
      gives?: string;
      /** A status, and the name of the error class of one. */
      returns?: string;
      /** A member of a result, `pages[].annotations[].content`; `*` are all of an object. */
      reads?: string;
      /** `src/export.ts:14` */
      at?: string;
    }
  | { app: string; file: string; names: string[] };
