import type { CreatedUpload, Credentials, RunOptions, Sample } from "../options.js";
export interface Server {
	kind: "sandbox" | "unknown";
	/** The first one is the ordinary document. */
	samples: readonly Sample[];
	/** Whether an ordinary document meets the conditions of transitions. */
	conditionsHold: boolean;
	credentials: Credentials;
	folder: string | undefined;
	findTasks?: (upload: CreatedUpload) => Promise<readonly string[]> | readonly string[];
	/** Puts a resource with these fields into the server, and returns its fields. */
	seed?: (values: Readonly<Record<string, unknown>>) => Promise<Record<string, unknown> | undefined>;
	/** Lets time pass, where processing needs it. */
	advance?: () => Promise<void>;
}
/** Returns the server of the options; with its control endpoints, if it is the sandbox of this kit. */
export declare function serverOf(options: RunOptions): Promise<Server>;
//# sourceMappingURL=server.d.ts.map
