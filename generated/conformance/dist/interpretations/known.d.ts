/** What a detector finds out about a setting. It is apart from the detectors, which need the contract to run. */
export interface KnownSetting {
	values: readonly string[];
	/** What a run needs to show the value, for the report. */
	needs: string;
	/** Whether a server may ignore what it should reject, as a success without effect. */
	mayIgnore?: true;
	/** Whether a server may reject what the schema allows. */
	mayReject?: true;
}
/** The settings by their ids in openapi/open-questions.yaml. The build compares them, and asks for a file for each. */
export declare const known: {
	readonly "after-next-step": {
		readonly values: readonly ["COMPLETED", "REVIEWING"];
		readonly needs: "a task that was completed, and the end of its next step";
	};
	readonly "approve-scope": {
		readonly values: readonly ["any-key", "task.edit"];
		readonly needs: "a key without the scope task.edit (--read-only-key or --scoped-key)";
	};
	readonly "creation-status": {
		readonly values: readonly ["200", "201", "202"];
		readonly needs: "permission to create uploads (--allow writes)";
	};
	readonly "discard-outside-reviewing": {
		readonly values: readonly ["reject", "ignore"];
		readonly needs: "a task outside of REVIEWING, and permission to discard (--allow irreversible)";
		readonly mayIgnore: true;
	};
	readonly "error-body-shape": {
		readonly values: readonly ["object", "string", "plain-text", "empty"];
		readonly needs: "a rejected request";
	};
	readonly "file-count-limit": {
		readonly values: readonly ["400", "413"];
		readonly needs: "permission to send large uploads (--allow large)";
	};
	readonly "file-size-unit": {
		readonly values: readonly ["binary", "decimal"];
		readonly needs: "permission to send large uploads (--allow large)";
	};
	readonly "issue-values": {
		readonly values: readonly ["accept", "reject"];
		readonly needs: "permission to report a task (--allow irreversible)";
		readonly mayReject: true;
	};
	readonly "missing-scope-status": {
		readonly values: readonly ["no-access", "401"];
		readonly needs: "a key without some scope (--read-only-key, --upload-only-key or --scoped-key)";
	};
	readonly "no-access-status": {
		readonly values: readonly ["403", "404"];
		readonly needs: "a key of another team (--other-team-key), or one without some scope";
	};
	readonly "project-id-twice": {
		readonly values: readonly ["path", "reject"];
		readonly needs: "permission to create uploads (--allow writes)";
	};
	readonly "report-error-shape": {
		readonly values: readonly ["object", "string"];
		readonly needs: "a report that succeeds in part";
	};
	readonly "report-success-status": {
		readonly values: readonly ["200", "201"];
		readonly needs: "permission to report a task (--allow irreversible)";
	};
	readonly "unlock-discard-method": {
		readonly values: readonly ["post", "post-or-put"];
		readonly needs: "a task";
	};
	readonly "unlock-next-status": {
		readonly values: readonly ["REVIEWING", "unchanged"];
		readonly needs: "a task that can be unlocked";
	};
	readonly "unlock-response": {
		readonly values: readonly ["task", "object", "empty"];
		readonly needs: "a task that can be unlocked";
	};
	readonly "upload-fully-processed": {
		readonly values: readonly ["completed", "settled", "never"];
		readonly needs: "an upload whose only task was completed, and one whose only task was discarded";
	};
	readonly "upload-status-values": {
		readonly values: readonly ["overview", "examples"];
		readonly needs: "an upload with a task in REVIEWING";
	};
};
export type SettingId = keyof typeof known;
/** Settings by which a server may ignore what it should reject. */
export declare const ignoring: readonly string[];
/** Settings by which a server may reject what the schema allows. */
export declare const rejecting: readonly string[];
//# sourceMappingURL=known.d.ts.map
