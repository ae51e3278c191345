import type { Namespaces } from "./namespaces.js";
import type { Forms } from "./files.js";
import { type Groups } from "./methods.js";
import type { ClientChanges, ClientOptions } from "./options.js";
/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
	/** Creates a client with other options. Those that are not given stay as they are. */
	withOptions(options: ClientChanges): Part<Name>;
};
/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export declare function createPart<Name extends keyof Namespaces>(options: ClientOptions, groups: Groups, forms?: Forms): Part<Name>;
//# sourceMappingURL=part.d.ts.map
