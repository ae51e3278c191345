#!/usr/bin/env node
import { NotSentError, exitCodeOf, isOfSystem, main, printed, withoutOption } from "./shared.js";
import { AbortError, ConnectionError, DocprocError } from "@docproc/client";
// src/cli/bin.ts
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code === "EPIPE") return;
	console.error(`The output cannot be written: ${error.message}`);
	process.exit(exitCodeOf(error));
});
const controller = new AbortController();
const args = process.argv.slice(2);
if (args[0] !== "sandbox") process.on("SIGINT", () => controller.signal.aborted ? process.exit(130) : controller.abort());
try {
	process.exitCode = await main(args, process.env, controller.signal) ?? process.exitCode;
} catch (error) {
	const isAborted = controller.signal.aborted || error instanceof AbortError;
	const message = (error instanceof DocprocError || error instanceof NotSentError || isOfSystem(error)) && !process.env["DEBUG"] ? withoutOption(error.message) : printed(error, process.env);
	const way = error instanceof ConnectionError && args.includes("--sandbox") ? "\nStart it: docproc sandbox. On another address, set DOCPROC_SANDBOX_URL." : "";
	const effect = error instanceof AbortError ? "a request that was on its way may have had its effect" : "nothing was sent";
	console.error(isAborted ? `Ended by Ctrl-C: ${effect}.` : message + way);
	process.exitCode = isAborted ? 130 : exitCodeOf(error);
}
