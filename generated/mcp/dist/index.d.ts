import { OptionsWithTasks } from "@docproc/client/upload-tasks";
import { McpServer } from "@modelcontextprotocol/server";
export interface ServerOptions {
  /**
   * The client of the service. No result of a tool contains its key.
   *
   * @default that of a new sandbox in this process, with the tasks `task-1` to `task-4`
   */
  client?: (OptionsWithTasks & {
    apiKey: string;
  }) | undefined;
  /**
   * Whether the server has only the tools that change nothing.
   *
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Whether irreversible requests are sent without a confirmation by the user.
   *
   * @default false
   */
  allowIrreversible?: boolean | undefined;
  /**
   * Folders with the files that may be uploaded, as they are when this is called. What a symbolic link outside of them leads
   * to is rejected.
   *
   * @default []
   */
  roots?: readonly string[] | undefined;
}
/**
 * Returns a function that creates MCP servers with the tools of the service, one for each connection or request, as
 * `serveStdio` and `createMcpHandler` of the SDK expect. All of them use the same service.
 *
 * @throws {TypeError} An option is missing or invalid.
 */
export declare function createServerFactory(options?: ServerOptions): () => McpServer;