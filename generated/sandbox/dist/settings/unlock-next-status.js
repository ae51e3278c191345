/** The state of a task after unlocking. */
export const unlockNextStatus = {
	id: "unlock-next-status",
	values: ["REVIEWING", "unchanged"],
	outcome(interpretation) {
		const value = interpretation();
		return value === "unchanged" ? undefined : value;
	}
};
