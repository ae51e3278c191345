/** What is noted of an operation: that it is called, what is given to it, what it returns, and what is read of that. */
type UsageKind = "calls" | "gives" | "returns" | "reads";
/**
 * Receives what is used.
 *
 * @param operation Namespace and method, `tasks.get`, or method and path of a raw request.
 * @param name An option or a member, `pages[].annotations[].content`, with `*` for all members of an object; a status, with the name
 *   of the error class if it is one; empty for a call.
 * @param stack Where, as the stack of an error.
 */
type NoteUsage = (operation: string, kind: UsageKind, name: string, stack: string) => void;
/**
 * Returns a client that notes what is used of it, as names without values: operations, options, statuses and error classes, and the
 * members of results that are read. Without a listener, it returns what the client returns.
 *
 * @param client A client of any entry of this package.
 * @param note Receives what is used; by default the fixtures of `@docproc/sandbox`, if `DOCPROC_USAGE` names a file.
 */
export declare function recordUsage<Client extends object>(client: Client, note?: NoteUsage): Client;
export type { NoteUsage, UsageKind };