import type { IncomingMessage, ServerResponse } from "node:http";
import type { EngineResponse } from "../engine/types.js";
/**
 * Sends a response.
 *
 * @param readable Whether pages of any origin may read it.
 */
export declare function send(incoming: IncomingMessage, outgoing: ServerResponse, response: EngineResponse, readable: boolean): void;
//# sourceMappingURL=send.d.ts.map
