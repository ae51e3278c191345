import { callback, check, createClient as createClient$1 } from "./shared.js";
// src/client/upload-tasks.ts
const atOnce = 5;
const createClient = ({ tasksOf, ...options }) => withTasks(createClient$1(options), tasksOf);
function withTasks(client, tasksOf) {
	check("createClient", { tasksOf }, { tasksOf: callback });
	async function read(upload, optionsOf) {
		const found = await tasksOf?.(upload);
		if (!Array.isArray(found)) throw new TypeError(`uploads.tasks: tasksOf ${tasksOf ? "must return an array of task IDs" : "is missing: no response has the IDs"} (open question upload-task-ids)`);
		const ids = [...new Set(found)];
		const tasks = [];
		let next = 0;
		const work = async () => {
			while (next < ids.length) {
				const index = next++;
				try {
					tasks[index] = await client.tasks.get(ids[index], optionsOf());
				} catch (error) {
					next = ids.length;
					throw error;
				}
			}
		};
		await Promise.all(Array.from({ length: atOnce }, work));
		return tasks;
	}
	return {
		...client,
		uploads: {
			...client.uploads,
			tasks: async (uploadId, options = {}) => read(await client.uploads.get(uploadId, options), () => options),
			async waitForTasks(uploadId, { until = isProcessed, ...options } = {}) {
				check("waitForTasks", { until }, { until: callback });
				const { interval: _, maxInterval: __, totalTimeout = Infinity, ...ofRequest } = options;
				const deadline = performance.now() + totalTimeout;
				const left = () => ({
					...ofRequest,
					totalTimeout: Math.max(0, deadline - performance.now())
				});
				let tasks = [];
				await client.uploads.waitFor(uploadId, {
					...options,
					async until(upload) {
						tasks = await read(upload, left);
						return tasks.length > 0 && tasks.every(until);
					}
				});
				return tasks;
			}
		},
		withOptions: ({ tasksOf: changed = tasksOf, ...changes }) => withTasks(client.withOptions(changes), changed)
	};
}
const isProcessed = ({ status }) => status !== "PROCESSING";
export { createClient };
