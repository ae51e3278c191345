// src/shared/usage.ts
const usageListener = Symbol.for("docproc.usage");
// src/client/usage.ts
const maxPlaces = 5;
const isPlain = (value) => Object(value) === value && Object.getPrototypeOf(value) === Object.prototype;
function recordUsage(client, note) {
	const namespace = (methods, prefix) => Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, name === "withOptions" ? (changes) => recordUsage(value(changes), note) : typeof value === "function" ? method(value, prefix + name, note) : isPlain(value) ? namespace(value, `${prefix}${name}.`) : value]));
	return namespace(client, "");
}
function method(send, name, own) {
	return (...given) => {
		const listener = own ?? globalThis[usageListener];
		if (!listener) return send(...given);
		cloneResults();
		const note = once(listener, name.replace(/^raw\.[A-Z]+$/, (method) => `${method.slice(4)} ${String(given[0])}`));
		const wrap = wrapper(note);
		note("calls", "");
		const promise = send(...given.map((each) => noteGiven(each, "", note, wrap)));
		promise.withResponse?.().then(({ response }) => note("returns", `${response.status}`), () => {});
		const result = (async () => {
			try {
				const value = await promise;
				const { response } = Object(value);
				if (response) note("returns", `${response.status}`);
				return wrap(value);
			} catch (error) {
				const { status = "", name: type } = Object(error);
				note("returns", `${status} ${type}`.trim());
				throw error;
			}
		})();
		const { withResponse } = promise;
		if (withResponse) result.withResponse = async () => {
			const data = await result;
			return {
				...await withResponse(),
				data
			};
		};
		return result;
	};
}
const counts = /* @__PURE__ */ new WeakMap();
function once(note, operation) {
	const noted = /* @__PURE__ */ new Set();
	const all = counts.get(note) ?? {};
	counts.set(note, all);
	return (kind, name) => {
		const key = `${operation} ${kind} ${name}`;
		if (noted.has(key) || (all[key] = (all[key] ?? 0) + 1) > maxPlaces) return;
		noted.add(key);
		note(operation, kind, name, `${(/* @__PURE__ */ new Error()).stack}`);
	};
}
function noteGiven(value, path, note, wrap) {
	if (path === "until") {
		note("reads", "status");
		return typeof value === "function" ? (result) => value(wrap(result)) : value;
	}
	const inner = Array.isArray(value) ? `${path}[]` : path && `${path}.`;
	if (Array.isArray(value)) for (const each of value) noteGiven(each, inner, note, wrap);
	if (!isPlain(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => {
		const name = inner.replace(/\[\]$/, "[].") + key;
		note("gives", name);
		return [key, noteGiven(each, name, note, wrap)];
	}));
}
const wrapped = /* @__PURE__ */ new WeakSet();
function wrapper(note) {
	const handlers = /* @__PURE__ */ new Map();
	const wrap = (value, path = "") => {
		if (!Array.isArray(value) && !isPlain(value) || wrapped.has(value)) return value;
		const handler = handlers.get(path) ?? handlerOf(path, note, wrap);
		handlers.set(path, handler);
		const proxy = new Proxy(value, handler);
		wrapped.add(proxy);
		return proxy;
	};
	return wrap;
}
function handlerOf(path, note, wrap) {
	const seen = /* @__PURE__ */ new Set();
	const nameOf = (key) => `${path && `${path}.`}${String(key)}`;
	const read = (object, key) => {
		if (seen.has(key) || Array.isArray(object) || typeof key !== "string" || key in Object.prototype) return;
		if (!(key in object) && /^(then|toJSON)$/.test(key)) return;
		seen.add(key);
		note("reads", nameOf(key));
	};
	const member = (object, key) => {
		read(object, key);
		const value = object[key];
		if (typeof value !== "object") return value;
		Reflect.set(object, key, wrap(value, Array.isArray(object) ? `${path}[]` : nameOf(key)));
		return object[key];
	};
	return {
		get: member,
		has: (object, key) => (read(object, key), Reflect.has(object, key)),
		getOwnPropertyDescriptor: (object, key) => (member(object, key), Reflect.getOwnPropertyDescriptor(object, key)),
		ownKeys: (object) => (read(object, "*"), Reflect.ownKeys(object)),
		preventExtensions(object) {
			for (const key of Object.keys(object)) member(object, key);
			return Reflect.preventExtensions(object);
		}
	};
}
let isCloning = false;
function cloneResults() {
	const clone = globalThis.structuredClone;
	if (isCloning || !clone) return;
	isCloning = true;
	globalThis.structuredClone = (value, options) => {
		try {
			return clone(value, options);
		} catch {
			return clone(copyOf(value), options);
		}
	};
}
const copyOf = (value) => Array.isArray(value) ? value.map(copyOf) : isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)])) : value;
export { recordUsage };
