import type { Json, Operation, Resource } from "../contract-types.js";
import { Http, type Exchange } from "./http.js";
import type { Permission, RunOptions } from "../options.js";
import { type Content, type Names } from "./contents.js";
import type { Server } from "../supply/server.js";
/** What a request has other than the usual. */
export interface SendOptions {
	/** @default 'full' */
	credential?: string;
	/** Id of the resource that the operation acts on. */
	record?: string;
	/** Values of other path parameters by their names in snake_case. */
	others?: Readonly<Record<string, string>>;
	project?: string;
	method?: string;
	/** Body, in place of the usual one; null for none. */
	value?: Json;
	/** Body as it is sent, in place of `value`. */
	content?: Content;
}
/** The requests of a run, and what they have in common. */
export declare class Session {
	#private;
	readonly http: Http;
	readonly server: Server;
	readonly options: RunOptions;
	readonly allow: ReadonlySet<Permission>;
	constructor(options: RunOptions, server: Server);
	/** Credentials with some scopes and no others. */
	readonly scoped: readonly {
		name: string;
		scopes: readonly string[];
	}[];
	hasCredential(name: string): boolean;
	/** Sends a request of an operation. What is not given is as the operation needs it. */
	send(check: string, operation: Operation, given?: SendOptions): Promise<Exchange>;
	names({ record, others, project }?: SendOptions): Names;
	/** Ids of resources that the run has created, by their type. */
	readonly created: {
		resource: string;
		id: string;
	}[];
	/** Returns every secret that no output may have. */
	secrets(): string[];
}
/** Returns the resource of a successful response; undefined if it has none that can be read. */
export declare function recordIn(exchange: Exchange): Record<string, unknown> | undefined;
/** Returns the operation that reads one resource of a type. Shorthand endpoints come last. */
export declare const readerOf: (resource: string) => Operation | undefined;
/** Returns the operation that creates records of files. */
export declare const creatorOf: () => Operation | undefined;
/** Returns the field in which a resource has the id of one of another type; undefined if it has none. */
export declare const linkTo: ({ links }: Resource, other: string) => string | undefined;
export declare const resourceOf: (name: string | undefined) => Resource | undefined;
//# sourceMappingURL=session.d.ts.map
