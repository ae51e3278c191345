import type { Contract } from "./model.js";
/** The questions that the sandbox can answer in more than one way, each with its readings. */
export interface Readings {
	"approve-scope": "any-key" | "task.edit";
	"missing-scope-status": "no-access" | "401";
	"no-access-status": "403" | "404";
	"error-body-shape": "object" | "string" | "plain-text" | "empty";
	"creation-status": "200" | "201" | "202";
	"project-id-twice": "path" | "reject";
	"file-count-limit": "400" | "413";
	"file-size-unit": "binary" | "decimal";
	"upload-status-values": "overview" | "examples";
	"after-next-step": "COMPLETED" | "REVIEWING";
	"discard-outside-reviewing": "reject" | "ignore";
	"unlock-discard-method": "post" | "post-or-put";
	"unlock-response": "task" | "object" | "empty";
	"unlock-next-status": "REVIEWING" | "unchanged";
	"upload-fully-processed": "completed" | "settled" | "never";
	"issue-values": "accept" | "reject";
	"report-success-status": "200" | "201";
	"report-error-shape": "object" | "string";
}
export declare const contract: Contract;
