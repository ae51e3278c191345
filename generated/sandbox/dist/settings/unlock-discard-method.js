/** Whether unlock and discard accept PUT in addition to POST. */
export const unlockDiscardMethod = {
	id: "unlock-discard-method",
	values: ["post", "post-or-put"],
	methods: (interpretation) => interpretation() === "post-or-put" ? ["PUT"] : []
};
