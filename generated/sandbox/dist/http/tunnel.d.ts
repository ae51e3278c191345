import type { Server } from "node:http";
/**
 * Lets clients use the sandbox as their proxy. Many open a tunnel first, also for HTTP: it ends at the sandbox, whatever
 * host it is for.
 */
export declare function acceptTunnels(server: Server): void;
//# sourceMappingURL=tunnel.d.ts.map
