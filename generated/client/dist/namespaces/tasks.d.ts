import { ClientOptions, Part } from "../shared.js";
/**
 * Creates a client that has `tasks` alone, such as `tasks.get`. A bundler leaves out what the other methods need.
 *
 * @throws {TypeError} An option is missing, invalid or unknown.
 */
export declare function createClient(options: ClientOptions): Part<"tasks">;