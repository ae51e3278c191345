import type { ClientOptions } from "../options.js";
import { type Part } from "../part.js";
/**
 * Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient(options: ClientOptions): Part<"uploads">;
//# sourceMappingURL=uploads.d.ts.map
