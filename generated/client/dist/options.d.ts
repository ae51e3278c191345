/** What `createClient` needs to know, and what it may be told. */
export interface ClientOptions extends Tuning {
	/** Address of the service, without the `/v2` that every path begins with. */
	baseUrl: string;
	/** Sent as `Authorization: Bearer …` with every call. It is kept out of errors and hooks. */
	apiKey: string;
	/** The team that owns the project. */
	teamId: string;
	/** The project that holds the tasks and uploads. */
	projectId: string;
	/** Headers for every call, by name. */
	headers?: Record<string, string>;
	/** Put before our own name in the `user-agent` header. In browsers the header is left alone. */
	userAgent?: string;
	/** Takes the place of the global `fetch`. */
	fetch?: (url: string, init: RequestInit) => Promise<Response>;
	/** Called before each try; it may change `headers`. An error thrown here ends the call as it is. */
	onRequest?: (request: HookRequest) => void | Promise<void>;
	/** Called with each answer, also with those that lead to another try. */
	onResponse?: (answer: HookResponse) => void | Promise<void>;
}
/** What one call may be told. It goes before what the client was told. */
export interface CallOptions extends Tuning {
	/** The team, if it is another than the client's. */
	teamId?: string;
	/** The project, if it is another than the client's. */
	projectId?: string;
	/** Headers for this call, by name. */
	headers?: Record<string, string>;
	/** Ends the call with an `AbortError`, wherever it stands: before, while sending, or between two tries. */
	signal?: AbortSignal | undefined;
}
/** How long a call may take, and how often it is tried. */
export interface Tuning {
	/**
	 * Milliseconds for one try, from sending to the last byte of the answer. 60,000 if not given, and
	 * for an upload one more second per megabyte. `Infinity` for no limit.
	 */
	timeout?: number;
	/** Milliseconds for the whole call: every try, and the waiting in between. No limit if not given. */
	totalTimeout?: number;
	/** How often a failed call is tried again. 2 if not given. */
	retries?: number;
	/**
	 * Tries a write again wherever a read would be. Without it a write is tried again only if the
	 * connection failed before anything was sent. Set it where doing the call twice does no harm.
	 */
	retryWrites?: boolean;
}
/** What one call that sends files may be told. */
export interface UploadOptions extends CallOptions {
	/**
	 * Whether number and size of the files are held against the limits of the contract before
	 * anything is sent. True if not given. The contract does not say whether a megabyte is a million
	 * bytes or 1,048,576; the check counts the latter, so it refuses no legal file.
	 */
	checkLimits?: boolean;
}
/** A try, as both hooks see it. */
interface Try {
	/** The operationId in the contract. */
	operation: string;
	method: string;
	url: string;
	/** 1 for the first try. */
	attempt: number;
}
/** What `onRequest` learns. */
export interface HookRequest extends Try {
	/**
	 * Headers of this try; change them at will. `authorization` is not among them: it is added to a
	 * copy afterwards, unless the hook sets one.
	 */
	headers: Headers;
}
/** What `onResponse` learns. */
export interface HookResponse extends Try {
	/** The answer. Read the body from a `clone()`. */
	response: Response;
	/** Milliseconds from sending to the headers of the answer. */
	duration: number;
}
/** Refuses options that could only fail later, and says which. Never repeats the key. */
export declare function checkOptions(options: ClientOptions): void;
export {};
