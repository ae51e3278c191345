import { type RunOptions } from "../options.js";
declare const options: {
	readonly "base-url": {
		readonly type: "string";
	};
	readonly team: {
		readonly type: "string";
	};
	readonly project: {
		readonly type: "string";
	};
	readonly "api-key": {
		readonly type: "string";
	};
	readonly "read-only-key": {
		readonly type: "string";
	};
	readonly "upload-only-key": {
		readonly type: "string";
	};
	readonly "scoped-key": {
		readonly type: "string";
		readonly multiple: true;
	};
	readonly "other-team-key": {
		readonly type: "string";
	};
	readonly "expired-key": {
		readonly type: "string";
	};
	readonly "invalid-key": {
		readonly type: "string";
	};
	readonly "other-project": {
		readonly type: "string";
	};
	readonly folder: {
		readonly type: "string";
	};
	readonly "control-token": {
		readonly type: "string";
	};
	readonly allow: {
		readonly type: "string";
		readonly multiple: true;
	};
	readonly rate: {
		readonly type: "string";
	};
	readonly concurrency: {
		readonly type: "string";
	};
	readonly "timeout-ms": {
		readonly type: "string";
	};
	readonly "processing-ms": {
		readonly type: "string";
	};
	readonly "find-tasks": {
		readonly type: "string";
	};
	readonly "find-tasks-command": {
		readonly type: "string";
	};
	readonly "task-ids": {
		readonly type: "string";
	};
	readonly document: {
		readonly type: "string";
		readonly multiple: true;
	};
	readonly only: {
		readonly type: "string";
		readonly multiple: true;
	};
	readonly report: {
		readonly type: "string";
		readonly multiple: true;
	};
	readonly output: {
		readonly type: "string";
	};
	readonly "docs-url": {
		readonly type: "string";
	};
	readonly interpretations: {
		readonly type: "string";
	};
	readonly patch: {
		readonly type: "string";
	};
	readonly verbose: {
		readonly type: "boolean";
	};
	readonly quiet: {
		readonly type: "boolean";
	};
	readonly help: {
		readonly type: "boolean";
	};
};
/** The flags of a command line. */
export type Flags = { [Name in keyof typeof options]?: FlagValue<typeof options[Name]> };
type FlagValue<Option> = Option extends {
	type: "boolean";
} ? boolean : Option extends {
	multiple: true;
} ? string[] : string;
/**
 * Reads a command line.
 *
 * @throws {UsageError} It has an unknown flag, or a flag without its value.
 */
export declare function parse(args: string[]): Flags;
/**
 * Returns the options that flags and environment variables set.
 *
 * @throws {UsageError} One is missing or invalid.
 */
export declare function optionsOf(flags: Flags, env: Readonly<Record<string, string | undefined>>): Promise<RunOptions>;
export {};
//# sourceMappingURL=flags.d.ts.map
