import { type Rejection } from "./access.js";
import type { Context } from "./context.js";
/** Returns why the key of a request may not use a project; undefined if it may. */
export declare const withoutProject: ({ state, team, operation, request }: Context, project: unknown) => Rejection | undefined;
/** Returns, where the path names no project, the one that the body names, or that the record of the path is in. */
export declare function projectOf({ state, team, operation, params, given }: Context): unknown;
//# sourceMappingURL=projects.d.ts.map
