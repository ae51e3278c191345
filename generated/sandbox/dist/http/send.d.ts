import type { IncomingMessage, ServerResponse } from "node:http";
import type { EngineResponse } from "../engine/types.js";
/**
 * Sends a response. Ends the connection if it cannot be sent, for instance with the headers of an edited contract.
 *
 * @param readable Whether pages of any origin may read it.
 * @param log Called with what is wrong with the response.
 */
export declare function send(incoming: IncomingMessage, outgoing: ServerResponse, response: EngineResponse, readable: boolean, log: (line: string) => void): void;
//# sourceMappingURL=send.d.ts.map
