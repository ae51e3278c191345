import type { Exchange } from "./http.js";
import type { RecordedExchange } from "../reports/report.js";
/** Returns an exchange for a report, without any of the secrets. */
export declare function recorded(exchange: Exchange, baseUrl: string, secrets: readonly string[]): RecordedExchange;
/** A text without any of the secrets. */
export declare const without: (text: string, secrets: readonly string[]) => string;
//# sourceMappingURL=recorded.d.ts.map
