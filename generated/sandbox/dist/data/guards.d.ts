/** The conditions of each operation, by the name of its resource and its operationId. */
export declare const guards: {
	readonly Task: {
		readonly completeTask: {
			readonly action: "complete";
			readonly from: {
				readonly status: {
					readonly in: readonly ["REVIEWING"];
				};
			};
			readonly conditions: readonly [{
				readonly id: "task-validates";
				readonly description: "The task passes the same validation as in automatic processing.";
			}];
		};
		readonly discardTask: {
			readonly action: "discard";
			readonly from: {
				readonly status: {
					readonly in: readonly ["REVIEWING"];
				};
			};
		};
		readonly reportTask: {
			readonly action: "report";
		};
		readonly unlockTask: {
			readonly action: "unlock";
			readonly from: {
				readonly status: {
					readonly in: readonly ["COMPLETED", "DISCARDED", "FILTERED"];
				};
				readonly exported_at: {
					readonly in: readonly [null];
				};
			};
			readonly conditions: readonly [{
				readonly id: "upload-not-fully-processed";
				readonly description: "The upload of the task is not fully processed.";
			}];
		};
		readonly approveTask: {
			readonly action: "approve";
			readonly from: {
				readonly status: {
					readonly notIn: readonly ["PROCESSING"];
				};
				readonly approved: {
					readonly in: readonly [false];
				};
			};
		};
		readonly disapproveTask: {
			readonly action: "disapprove";
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
//# sourceMappingURL=guards.d.ts.map
