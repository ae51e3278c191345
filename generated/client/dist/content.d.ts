import type { Content } from "./attempt.js";
import type { Operation } from "./operation.js";
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export declare function toContent({ id, body: given }: Operation, value: unknown): Content | undefined;
//# sourceMappingURL=content.d.ts.map
