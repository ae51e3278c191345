import { contract, statesOf } from "./sandbox.js";
import { Counter, Gauge, Registry, collectDefaultMetrics } from "prom-client";
// src/sandbox/http/metrics.ts
/** Metrics of a sandbox in the format of Prometheus. Loaded by the first request for them. */
/** Memory, CPU and event loop of the process. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });
/** Returns the metrics of a sandbox, and of all teams that share it. */
async function metrics(state) {
	const own = new Registry();
	const registers = [own];
	const sizes = {
		teams: "Teams that are kept.",
		tasks: "Tasks of all teams.",
		bytes: "Bytes kept, roughly."
	};
	const used = await state.shared?.host.used() ?? state;
	const values = {
		tasks: used.tasks,
		bytes: used.bytes,
		teams: used.teams?.size
	};
	for (const [size, help] of Object.entries(sizes)) {
		const name = `docproc_sandbox_${size}`;
		new Gauge({
			name,
			help,
			registers
		}).set(values[size] ?? 0);
	}
	const requests = new Counter({
		name: "docproc_sandbox_requests_total",
		help: "Requests by operation and status of the response, since the start or the last reset.",
		registers,
		labelNames: ["operation", "status"]
	});
	for (const { coverage } of await statesOf(state)) for (const { id: operation } of contract.operations) for (const [status, count] of coverage.of("status", operation)) requests.inc({
		operation,
		status
	}, count);
	const body = await Registry.merge([own, ofProcess]).metrics();
	return {
		status: 200,
		type: own.contentType,
		body
	};
}
export { metrics };
