/** The conditions of each action, by the name of its resource; `open` are conditions that no field shows. */
export declare const guards: {
	readonly Task: {
		readonly complete: {
			readonly from: {
				readonly status: {
					readonly in: readonly ["REVIEWING"];
				};
			};
			readonly open: readonly ["The task passes the same validation as in automatic processing."];
		};
		readonly discard: {
			readonly from: {
				readonly status: {
					readonly in: readonly ["REVIEWING"];
				};
			};
		};
		readonly report: {};
		readonly unlock: {
			readonly from: {
				readonly status: {
					readonly in: readonly ["COMPLETED", "DISCARDED", "FILTERED"];
				};
				readonly exported_at: {
					readonly in: readonly [null];
				};
			};
			readonly open: readonly ["The upload of the task is not fully processed."];
		};
		readonly approve: {
			readonly from: {
				readonly status: {
					readonly notIn: readonly ["PROCESSING"];
				};
				readonly approved: {
					readonly in: readonly [false];
				};
			};
		};
		readonly disapprove: {
			readonly from: {
				readonly status: {
					readonly notIn: readonly ["PROCESSING"];
				};
				readonly approved: {
					readonly in: readonly [true];
				};
			};
		};
	};
};
/** The default resource: the first one with guards. */
export declare const defaultRecord: "Task";
