#!/usr/bin/env node
import { CommandError, exitCodeOf, isOfSystem, main, printed, withoutOption } from "./shared.js";
import { AbortError, ConnectionError, DocprocError } from "@docproc/client";
// src/cli/bin.ts
const controller = new AbortController();
let lost;
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code === "EPIPE" || lost) return;
	lost = error;
	console.error(`The output cannot be written: ${error.message}`);
	controller.abort();
});
process.on("exit", () => process.exitCode = lost ? exitCodeOf(lost) : process.exitCode);
const args = process.argv.slice(2);
if (args[0] !== "sandbox") process.on("SIGINT", () => controller.signal.aborted ? process.exit(130) : controller.abort());
try {
	process.exitCode = await main(args, process.env, controller.signal) ?? process.exitCode;
} catch (error) {
	const isAborted = controller.signal.aborted || error instanceof AbortError;
	const message = (error instanceof DocprocError || error instanceof CommandError || isOfSystem(error)) && !process.env["DEBUG"] ? withoutOption(error.message) : printed(error, process.env);
	const way = error instanceof ConnectionError && args.includes("--sandbox") ? "\nStart it: docproc sandbox. On another address, set DOCPROC_SANDBOX_URL." : "";
	const effect = error instanceof AbortError ? "the request on its way may have had its effect" : "no request was on its way";
	if (!lost) console.error(isAborted ? `Ended by Ctrl-C: ${effect}.` : message + way);
	process.exitCode = isAborted ? 130 : exitCodeOf(error);
}
