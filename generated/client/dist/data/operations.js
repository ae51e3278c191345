import { operations as operations0 } from "./operations/tasks.js";
import { operations as operations1 } from "./operations/uploads.js";
import { operations as operations2 } from "./operations/shorthand.js";
/** The operations by namespace. */
export const groups = {
	tasks: operations0,
	uploads: operations1
};
/** The shorthand endpoints by namespace. */
export const shorthands = { shorthand: operations2 };
//# sourceMappingURL=operations.js.map
