import { ClientOptions, Part } from "../shared.js";
/**
 * Creates a client that has `uploads` alone, such as `uploads.create`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient(options: ClientOptions): Part<"uploads">;