import type { Sandbox } from "./sandbox.js";
import type { SandboxTeam } from "./team.js";
/** A request to a route. */
export interface RouteRequest {
	sandbox: Sandbox;
	/** The team of the path; `team-1` if it has none. */
	team: SandboxTeam;
	/** The id at the end of the path, if it has one. */
	id: string;
	body: unknown;
	query: URLSearchParams;
	/** Is aborted when the client does not wait any more. */
	signal: AbortSignal | undefined;
}
/** Handlers by method. A string is XML, undefined no content, and anything else JSON. */
export type Methods = Readonly<Record<string, (request: RouteRequest) => unknown>>;
/** Routes by their paths below `/_sandbox/`. */
export declare const routes: Readonly<Record<string, Methods>>;
/** Returns the route of a path below `/_sandbox/` with its ids; undefined if there is none. */
export declare function controlRoute(path: string): {
	methods: Methods;
	team?: string;
	id: string;
} | undefined;
//# sourceMappingURL=routes.d.ts.map
