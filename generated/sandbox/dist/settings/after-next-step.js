/** The state of a task after the step that follows its completion. */
export const afterNextStep = {
	id: "after-next-step",
	values: ["COMPLETED", "REVIEWING"],
	outcome: (interpretation) => interpretation()
};
