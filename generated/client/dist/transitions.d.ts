import type { Rule } from "./guards.js";
import type { Task } from "./types.js";
/** The operations that change a task or act on it, by their names in `docproc.tasks`. */
export type TaskAction = "complete" | "discard" | "report" | "unlock" | "approve" | "disapprove";
/** The fields of a task that the rules look at. */
export type TaskFields = Pick<Task, "status" | "exported_at" | "approved">;
export declare const transitions: Record<TaskAction, Rule>;
