import { type Attempt } from "./attempt.js";
import type { Method } from "./methods.js";
import type { Operation } from "./operation.js";
import { type ClientOptions } from "./options.js";
/** Creates methods that perform an operation, with as many attempts as is safe. */
export declare function createRequest(client: ClientOptions, attempt: Attempt): (operation: Operation) => Method;
