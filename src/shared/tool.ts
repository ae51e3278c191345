/** A tool as data: it sends the request of one operation. `generated/mcp/contract/contract.ts` has all of them. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  inputSchema: Record<string, unknown>;
  /** JSON Schema of the result, an object. It requires nothing. */
  outputSchema: Record<string, unknown>;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
  /** The method of the client. */
  method: { namespace: string; name: string };
  /** Arguments that are parameters of the path, in the order of the method. */
  path: readonly string[];
  /** Arguments that are options of the method. */
  options: readonly string[];
  /** Arguments that are members of the body; absent if the tool sends none. */
  body?: readonly string[];
  /** Those of the body that are paths of files. */
  files: readonly string[];
  /** Whether the tool waits until the upload that it creates is processed. */
  waits?: boolean;
  /** Name of the tool that reads the resource that this one returns. */
  reader?: string;
  /** The list of the resource whose items can be asked for by position, if the tool reads it: `pages`. */
  list?: string;
  /** The resource that must allow the operation: its name in the contract, and the action of its guards. */
  guard?: { record: string; action: string };
  /** Name of the resource in the contract, if the tool returns which tools the state of the resource allows. */
  lists?: string;
}

/** Seconds to wait for an upload. Many MCP clients end a request after 60 seconds. */
export const defaultWait = 45;

/** The methods of a client by namespace and name. */
type Namespaces = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** Calls the method of a tool. */
export function callMethod(
  client: object,
  { method, path, options, body }: Tool,
  args: Readonly<Record<string, unknown>>,
  more: object,
): Promise<unknown> | undefined {
  const pick = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.filter((name) => name in args).map((name) => [name, args[name]]));
  return (client as Namespaces)[method.namespace]?.[method.name]?.(
    ...path.map((name) => args[name]),
    ...(body ? [pick(body)] : []),
    { ...pick(options), ...more },
  );
}
