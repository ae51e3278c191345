import type { Namespaces } from "./namespaces.cjs";
import type { Forms } from "./files.cjs";
import { type Groups } from "./methods.cjs";
import type { ClientChanges, ClientOptions } from "./options.cjs";
/** A client that has some of the namespaces alone. */
export type Part<Name extends keyof Namespaces> = Pick<Namespaces, Name> & {
	/** Creates a client with other options. Those that are not given stay as they are. */
	withOptions(options: ClientChanges): Part<Name>;
};
/** Creates a client with some of the operations. A bundler leaves out what they do not need. */
export declare function createPart<Name extends keyof Namespaces>(options: ClientOptions, groups: Groups, forms?: Forms): Part<Name>;
