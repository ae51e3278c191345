/** What is noted of an operation: that it is called, what is given to it, what it returns, and what is read of that. */
export type UsageKind = 'calls' | 'gives' | 'returns' | 'reads';

/**
 * Receives what is used.
 *
 * @param operation Namespace and method, `tasks.get`, or method and path of a raw request.
 * @param name An option or a member, `pages[].annotations[].content`, with `*` for all members of an object; a status, with the name
 *   of the error class if it is one; empty for a call.
 * @param stack Where, as the stack of an error.
 */
export type NoteUsage = (operation: string, kind: UsageKind, name: string, stack: string) => void;

/** The global that listens, as the fixtures of the sandbox set it, and the client calls it. */
export const usageListener: symbol = Symbol.for('docproc.usage');

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
