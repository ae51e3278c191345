/** The text of a success, or the body of a failure: its JSON value if it is JSON, else its text. */
export interface Received {
    response: Response;
    data?: string | undefined;
    error?: unknown;
}
/**
 * Makes one request to a path of the contract, with parameters for the path. `send` gets the
 * address and calls `fetch`; the transport rejects with whatever `send` rejects with.
 */
export type Transport = (method: string, path: string, parameters: Record<string, string>, send: (url: string) => Promise<Response>) => Promise<Received>;
export declare function createTransport(baseUrl: string): Transport;
