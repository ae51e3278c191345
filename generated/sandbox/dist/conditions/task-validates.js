/** The task passes the same validation as automatic processing. */
export const taskValidates = {
	id: "task-validates",
	rejection: "Task validation failed.",
	holds: ({ outcome }) => outcome?.fails !== "task-validates"
};
