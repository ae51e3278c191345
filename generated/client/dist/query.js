import { canRetry, check, delayOfWait, isReached, longest, queries, waitRules } from "./shared.js";
// src/client/query.ts
function createQueries(client) {
	const namespaces = client;
	return Object.fromEntries(Object.entries(queries).filter(([namespace]) => namespace in client).map(([namespace, methods]) => [namespace, Object.fromEntries(Object.entries(methods).map(([name, data]) => {
		const send = async (...given) => namespaces[namespace]?.[name]?.(...given);
		return [name, optionsOf([namespace, name], data, send)];
	}))]));
}
const queryKey = (method, given) => [
	"docproc",
	...method,
	...given.map((each) => typeof each === "number" ? `${each}` : each)
];
function optionsOf(method, data, send) {
	if ("ids" in data) return { queryOptions: (...given) => {
		const ids = given.slice(0, data.ids);
		const options = typeof given[data.ids] === "object" ? { ...Object(given[data.ids]) } : {};
		const isSet = Object.values(options).some((value) => value !== void 0);
		return {
			queryKey: queryKey(method, isSet ? [...ids, options] : ids),
			queryFn: ids.find((id) => typeof id === "symbol") ?? (({ signal }) => send(...ids, {
				...options,
				signal
			})),
			retry: false
		};
	} };
	return { mutationOptions: () => ({
		mutationKey: queryKey(method, []),
		async mutationFn(given) {
			if (Array.isArray(given)) return send(...given);
			throw new TypeError(`${method.join(".")}: pass an array of arguments, such as mutate(['task-1'])`);
		},
		retry: false,
		onSettled: (...[, , given, , { client }]) => Promise.all(changedKeys(data, given, client).map((key) => client.invalidateQueries({ queryKey: key })))
	}) };
}
function changedKeys({ changes }, given, client) {
	const keys = changes.map(({ read, ids }) => queryKey(read, [given].flat().slice(0, ids)));
	const resource = Object(keys[0] && client.getQueryData(keys[0]));
	return keys.map((key, index) => [...key, ...queryKey([], [resource[changes[index]?.field ?? ""] ?? []].flat()).slice(1)]);
}
function pollUntil(until, options = {}) {
	const { until: wanted, interval, maxInterval } = waitRules;
	check("pollUntil", {
		...options,
		until: until ?? ""
	}, {
		until: wanted,
		interval,
		maxInterval
	});
	return ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
		const { status, retryAfter = 0 } = Object(error);
		const isFinal = !canRetry(error, true) && (errorUpdateCount > 2 || status !== 404);
		if (error ? isFinal : data && isReached(until, data)) return false;
		const delay = delayOfWait(dataUpdateCount + errorUpdateCount - 1, options.interval, options.maxInterval);
		return Math.min(longest, Math.max(retryAfter, delay));
	};
}
export { createQueries, pollUntil };
