import type { Duplex } from "node:stream";
/**
 * Responds to bytes that are no request, with the statuses that Node has for them, and ends the connection. Node itself
 * closes it at once: a client that is still sending then gets an error in place of the response.
 */
export declare function rejectBytes({ code }: NodeJS.ErrnoException, socket: Duplex): void;
//# sourceMappingURL=client-error.d.ts.map
