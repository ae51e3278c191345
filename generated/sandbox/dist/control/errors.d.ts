/** There is no task, upload or fault with this id. */
export declare class NotFoundError extends TypeError {
	override readonly name = "NotFoundError";
}
/** The requests of a team are not those that were expected. */
export declare class ExpectationError extends Error {
	override readonly name = "ExpectationError";
}
//# sourceMappingURL=errors.d.ts.map
