import { contract } from "../contract/data.js";
import { randomBytes } from "node:crypto";
import timers from "node:timers/promises";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/shared/list.ts
function list(values, joint = "or") {
	const last = String(values.at(-1) ?? "");
	return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} ${joint} ${last}`;
}
// src/shared/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
const canonical = (value) => JSON.stringify(value, (_, each) => isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each) ?? "undefined";
const isJson = (mediaType) => /[/+]json\s*(;|$)/.test(mediaType);
// src/shared/timestamps.ts
const calendarDate = String.raw`(?<year>\d{4})(?:-(?<month>\d\d)-(?<day>\d\d)|(?<basic>\d{4}))`;
const otherDate = String.raw`\d{4}-?(?:W(?:0[1-9]|[1-4]\d|5[0-3])-?[1-7]|(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6]))`;
const hours = String.raw`(?:[01]\d|2[0-3])`;
const clock = String.raw`(?:${hours}(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?(?:[.,]\d+)?|24(?::?00){0,2}(?:[.,]0+)?)`;
const zone = String.raw`(?:Z|[+-]${hours}(?::?[0-5]\d)?)`;
const pattern$1 = new RegExp(`^(?:${calendarDate}|${otherDate})(?:T${clock}${zone}?)?$`, "i");
function isTimestamp(text) {
	const found = pattern$1.exec(text);
	const { year, month, day, basic } = found?.groups ?? {};
	if (!found || year === void 0) return found !== null;
	const [monthNumber, dayNumber] = [Number(month ?? basic?.slice(0, 2)), Number(day ?? basic?.slice(2))];
	const date = new Date(Date.UTC(Number(year), monthNumber - 1, dayNumber));
	return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
}
// src/types/formats.ts
const date = String.raw`\d{4}-\d\d-\d\d`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const patterns$1 = {
	date,
	time,
	"date-time": `${date}T${time}`,
	email: `[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:[.]${label})*`,
	hostname: `(?=.{1,253}$)${label}(?:[.]${label})*[.]?`,
	ipv4: `${byte}(?:[.]${byte}){3}`,
	uri: String.raw`[a-z][a-z0-9+.-]*:\S*`,
	uuid: "(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}"
};
Object.keys(patterns$1);
new Map(Object.entries(patterns$1).map(([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`, "i")]));
// src/shared/schema-keywords.ts
const hasSchema = /^(items|additionalProperties|unevaluatedProperties|propertyNames|contains|not|if|then|else)$/;
const hasSchemas = /^(prefixItems|allOf|anyOf|oneOf)$/;
const hasSchemasByName = /^(properties|patternProperties|dependentSchemas)$/;
// src/types/json-schema.ts
const old = {
	prefixItems: "items",
	dependentRequired: "dependencies",
	dependentSchemas: "dependencies",
	unevaluatedProperties: void 0,
	minContains: void 0,
	maxContains: void 0
};
function toJsonSchema(rules, { target, libraryOptions }) {
	const isOld = target === "draft-07";
	if (!isOld && target !== "draft-2020-12") throw new Error(`The target ${target} is not supported. Targets: draft-2020-12, draft-07.`);
	const around = /* @__PURE__ */ new Map();
	const nameOf = (keyword, schema) => {
		if (keyword === "listed") return libraryOptions?.["closed"] === true ? "enum" : "examples";
		if (keyword === "bytes") return "contentMediaType";
		if (!isOld) return keyword;
		if (keyword === "items" && "prefixItems" in schema) return "additionalItems";
		const name = keyword in old ? old[keyword] : keyword;
		if (name) return name;
		throw new Error(`The target draft-07 has no keyword ${keyword}. Use draft-2020-12.`);
	};
	const mapped = (values, place) => Array.isArray(values) ? values.map((each, index) => schemaOf(each, `${place}/${index}`)) : Object.fromEntries(Object.entries(values).map(([name, each]) => [name, schemaOf(each, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)]));
	function schemaOf(schema, place) {
		if (!isObject(schema)) return schema;
		const outer = around.get(schema);
		if (outer !== void 0) return { $ref: outer };
		around.set(schema, place);
		const members = Object.entries(schema).map(([keyword, rule]) => {
			const name = nameOf(keyword, schema);
			if (hasSchema.test(keyword)) return [name, schemaOf(rule, `${place}/${name}`)];
			return [name, hasSchemas.test(keyword) || hasSchemasByName.test(keyword) ? mapped(rule, `${place}/${name}`) : rule];
		});
		around.delete(schema);
		return Object.fromEntries(members);
	}
	return Object(schemaOf(rules, "#"));
}
// src/types/schema.ts
const createSchemas = (keywords) => (rules, read) => ({ "~standard": {
	version: 1,
	vendor: "docproc",
	jsonSchema: {
		input: (options) => toJsonSchema(rules, options),
		output: (options) => toJsonSchema(rules, options)
	},
	validate(given, options) {
		const value = read ? read(given) : given;
		const { closed, maxIssues } = options?.libraryOptions ?? {};
		const max = typeof maxIssues === "number" && maxIssues >= 0 ? maxIssues : 100;
		const { count, problems } = judge(keywords, rules, value, max, enough, closed === true);
		const issues = problems.map(({ path, must, is }) => ({
			message: `${nameOf$2(path) || "The value"} ${must}${is}.`,
			path
		}));
		const more = `${count > enough ? "At least " : ""}${count - max} more issues are not listed (maxIssues).`;
		if (count > max) issues.push({
			message: more,
			path: []
		});
		return count > 0 ? { issues } : { value };
	}
} });
const createJudge = (keywords) => (rules, value) => judge(keywords, rules, value, 1, 0).problems[0];
const enough = 1e5;
const deepest = 500;
const excluded = "must not be there";
function judge(keywords, rules, value, max, enough, closed = false) {
	const problems = [];
	const path = [];
	let count = 0;
	let isTrial = false;
	const place = {
		rules: {},
		closed,
		fail(sentence, key) {
			count++;
			if (isTrial || count > max) return;
			const at = key === void 0 ? [...path] : [...path, key];
			const [must, is] = sentence();
			problems.push({
				path: at,
				must,
				is: is ? `, and ${is}` : ""
			});
		},
		check(inner, found, key) {
			if (key !== void 0) path.push(key);
			walk(inner, found);
			if (key !== void 0) path.pop();
		},
		fits(inner, found) {
			const before = [count, isTrial];
			[count, isTrial] = [0, true];
			walk(inner, found);
			const fits = count === 0;
			[count, isTrial] = before;
			return fits;
		}
	};
	const walk = (inner, found) => {
		if (inner === false) place.fail(() => [excluded]);
		if (typeof inner === "boolean") return;
		if (path.length > deepest) return place.fail(() => ["is nested too deeply"]);
		for (const name of keysOf(inner)) {
			if (count > (isTrial ? 0 : enough)) return;
			place.rules = inner;
			if (keywords[name]?.(inner[name], found, place) === false) return;
		}
	};
	walk(rules, value);
	return {
		problems,
		count
	};
}
const known$1 = /* @__PURE__ */ new WeakMap();
function keysOf(of) {
	const names = known$1.get(of) ?? Object.keys(of);
	known$1.set(of, names);
	return names;
}
const nameOf$2 = (path) => path.map((key, index) => typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${key}`).join("");
// src/types/keywords.ts
var keywords_exports = /* @__PURE__ */ __exportAll({
	additionalProperties: () => additionalProperties,
	allOf: () => allOf,
	anyOf: () => anyOf,
	bytes: () => bytes,
	const: () => constOf,
	contains: () => contains,
	dependentRequired: () => dependentRequired,
	dependentSchemas: () => dependentSchemas,
	enum: () => enumOf,
	exclusiveMaximum: () => exclusiveMaximum,
	exclusiveMinimum: () => exclusiveMinimum,
	if: () => ifOf,
	items: () => items,
	listed: () => listed,
	maxItems: () => maxItems,
	maxLength: () => maxLength,
	maxProperties: () => maxProperties,
	maximum: () => maximum,
	minItems: () => minItems,
	minLength: () => minLength$1,
	minProperties: () => minProperties,
	minimum: () => minimum,
	multipleOf: () => multipleOf,
	not: () => not,
	oneOf: () => oneOf$2,
	pattern: () => pattern,
	patternProperties: () => patternProperties,
	prefixItems: () => prefixItems,
	properties: () => properties,
	propertyNames: () => propertyNames,
	required: () => required,
	type: () => type,
	unevaluatedProperties: () => unevaluatedProperties,
	uniqueItems: () => uniqueItems
});
const own = (value, name) => Object.hasOwn(value, name) ? value[name] : void 0;
const isType = (type, value) => {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isObject(value);
	if (type === "integer") return Number.isInteger(value);
	return type === "number" ? Number.isFinite(value) : typeof value === type;
};
const shown$3 = (value) => {
	if (Array.isArray(value)) return "an array";
	if (isObject(value)) return "an object";
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};
const is = (value) => `is ${shown$3(value)}`;
const namesOf = (values) => values.map(shown$3).join(", ");
function isSame(known, value) {
	if (typeof known !== "object" || typeof value !== "object" || !known || !value) return known === value;
	const names = keysOf(known);
	return Array.isArray(known) === Array.isArray(value) && names.length === Object.keys(value).length && names.every((name) => isSame(known[name], own(value, name)));
}
const patterns = /* @__PURE__ */ new Map();
function matches(source, text) {
	const known = patterns.get(source) ?? new RegExp(source, "u");
	patterns.set(source, known);
	return known.test(text);
}
function type(rule, value, { fail }) {
	const fits = typeof rule === "string" ? isType(rule, value) : rule.some((each) => isType(each, value));
	const named = (each) => each === "null" ? each : `${/^[aio]/.test(each) ? "an" : "a"} ${each}`;
	if (!fits) fail(() => [`must be ${[rule].flat().map(named).join(" or ")}`, is(value)]);
	return fits;
}
const enumOf = (rule, value, { fail }) => {
	if (!rule.some((each) => isSame(each, value))) fail(() => [`must be one of ${namesOf(rule)}`, is(value)]);
};
const constOf = (rule, value, { fail }) => {
	if (!isSame(rule, value)) fail(() => [`must be ${shown$3(rule)}`, is(value)]);
};
const listed = (rule, value, { closed, fail }) => {
	if (closed && typeof value === "string" && !rule.includes(value)) fail(() => [`is ${shown$3(value)}, which is not one of ${namesOf(rule)}`]);
};
const bytes = (_, value, { fail }) => {
	if (!/^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value))) fail(() => ["must be a Blob", is(value)]);
};
const required = (rule, value, { fail }) => {
	if (!isObject(value)) return;
	for (const name of rule) if (own(value, name) === void 0) fail(() => ["is missing"], name);
};
const properties = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule)) {
		const found = own(value, name);
		if (found !== void 0) check(rule[name] ?? true, found, name);
	}
};
const patternProperties = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const [name, found] of Object.entries(value)) for (const pattern of keysOf(rule)) if (matches(pattern, name)) check(rule[pattern] ?? true, found, name);
};
const isNamed = ({ properties: named, patternProperties: ofPattern = {} }, name) => Object.hasOwn(Object(named), name) || keysOf(Object(ofPattern)).some((pattern) => matches(pattern, name));
const additionalProperties = (rule, value, { rules, check }) => {
	if (!isObject(value)) return;
	for (const [name, found] of Object.entries(value)) if (!isNamed(rules, name)) check(rule, found, name);
};
const unevaluatedProperties = (rule, value, { rules, fits, check }) => {
	if (!isObject(value)) return;
	const { unevaluatedProperties: _, ...others } = rules;
	const evaluated = new Set(evaluatedIn(others, value, fits));
	for (const [name, found] of Object.entries(value)) if (!evaluated.has(name)) check(rule, found, name);
};
function evaluatedIn(rules, value, fits) {
	if (typeof rules === "boolean") return [];
	const names = Object.keys(value);
	if ("additionalProperties" in rules || "unevaluatedProperties" in rules) return names;
	const { allOf: all = [], anyOf: any = [], oneOf: one = [], dependentSchemas: dependent = {} } = rules;
	const branch = branchOf(rules, value, fits);
	const parts = [
		all,
		any,
		one,
		names.map((name) => own(Object(dependent), name) ?? true),
		branch
	].flat();
	return [...names.filter((name) => isNamed(rules, name)), ...parts.flatMap((each) => fits(each, value) ? evaluatedIn(each, value, fits) : [])];
}
const propertyNames = (rule, value, { fits, fail }) => {
	if (!isObject(value)) return;
	for (const name of Object.keys(value)) if (!fits(rule, name)) fail(() => [`${excluded}: no field can have this name`], name);
};
const dependentRequired = (rule, value, { fail }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule).filter((each) => own(value, each) !== void 0)) for (const other of rule[name] ?? []) if (own(value, other) === void 0) fail(() => ["is missing", `${name} is there`], other);
};
const dependentSchemas = (rule, value, { check }) => {
	if (!isObject(value)) return;
	for (const name of keysOf(rule)) if (own(value, name) !== void 0) check(rule[name] ?? true, value);
};
const prefixItems = (rule, value, { check }) => {
	if (!Array.isArray(value)) return;
	const end = Math.min(rule.length, value.length);
	for (let index = 0; index < end; index++) check(rule[index] ?? true, value[index], index);
};
const items = (rule, value, { rules, check }) => {
	if (!Array.isArray(value)) return;
	const { length } = Object(rules["prefixItems"] ?? []);
	for (let index = length; index < value.length; index++) check(rule, value[index], index);
};
const uniqueItems = (rule, value, { fail }) => {
	if (!rule || !Array.isArray(value)) return;
	try {
		if (new Set(value.map(canonical)).size < value.length) fail(() => ["must not contain an item twice"]);
	} catch {
		fail(() => ["has items that are nested too deeply"]);
	}
};
const contains = (rule, value, { rules, fits, fail }) => {
	if (!Array.isArray(value)) return;
	const { minContains: min = 1, maxContains: max = Infinity } = rules;
	const { length } = value.filter((each) => fits(rule, each));
	if (length < Number(min) || length > Number(max)) {
		const bounds = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
		fail(() => [`must contain ${bounds} items that match`, `has ${length}`]);
	}
};
const bound = (measure, fits, must) => (rule, value, { fail }) => {
	const size = measure(value);
	if (size !== void 0 && !fits(size, rule)) fail(() => [`must ${must.replace("#", String(rule))}`, `has ${size}`]);
};
const most = (size, rule) => size <= rule;
const least = (size, rule) => size >= rule;
const count$1 = (value) => Array.isArray(value) ? value.length : void 0;
const characters = (value) => typeof value === "string" ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : void 0;
const fields = (value) => isObject(value) ? Object.keys(value).length : void 0;
const minItems = bound(count$1, least, "have a length of at least #");
const maxItems = bound(count$1, most, "have a length of at most #");
const minLength$1 = bound(characters, least, "have a length of at least #");
const maxLength = bound(characters, most, "have a length of at most #");
const minProperties = bound(fields, least, "have at least # fields");
const maxProperties = bound(fields, most, "have at most # fields");
const compared = (fits, must) => (rule, value, { fail }) => {
	if (typeof value === "number" && !fits(value, rule)) fail(() => [`must be ${must} ${rule}`, is(value)]);
};
const minimum = compared(least, "at least");
const maximum = compared(most, "at most");
const exclusiveMinimum = compared((value, rule) => value > rule, "greater than");
const exclusiveMaximum = compared((value, rule) => value < rule, "less than");
const multipleOf = compared((value, rule) => Number.isInteger(value / rule), "a multiple of");
const pattern = (rule, value, { fail }) => {
	if (typeof value === "string" && !matches(rule, value)) fail(() => [`must match ${rule}`, is(value)]);
};
const allOf = (rule, value, { check }) => {
	for (const each of rule) check(each, value);
};
const anyOf = (rule, value, { fits, fail }) => {
	if (!rule.some((each) => fits(each, value))) fail(() => [`must match an alternative`, is(value)]);
};
const oneOf$2 = (rule, value, { fits, fail }) => {
	const { length } = rule.filter((each) => fits(each, value));
	if (length !== 1) fail(() => ["must match one alternative", `matches ${length}`]);
};
const not = (rule, value, { fits, fail }) => {
	if (fits(rule, value)) fail(() => [`matches what is excluded`, is(value)]);
};
const branchOf = (rules, value, fits) => {
	const { if: condition, then: met = true, else: unmet = true } = rules;
	if (condition === void 0) return [];
	return fits(condition, value) ? [condition, met] : [unmet];
};
const ifOf = (_, value, { rules, fits, check }) => {
	for (const each of branchOf(rules, value, fits)) check(each, value);
};
// src/types/judge.ts
const problemOf = createJudge(keywords_exports);
({ ...keywords_exports });
const pointerTo = ({ path }) => path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
// src/conformance/contract/errors.ts
var InconclusiveError = class extends Error {};
var StoppedError = class extends Error {};
const isExpected = (error) => error instanceof InconclusiveError || error instanceof StoppedError;
// src/shared/guards.ts
const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
const describe$2 = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(", ").replace(/(.*),/, "$1 or")}`;
function failedGuard(guards, record) {
	for (const [field, guard] of Object.entries(guards)) {
		const value = record[field];
		if (!passes(guard, value)) return `${field} is ${value}, and ${describe$2(guard)}`;
	}
}
// src/conformance/contract/resource.ts
const noResource = {
	name: "",
	noun: "resource",
	id: "id",
	lifecycle: {
		field: "",
		states: [],
		spellings: {},
		moves: [],
		pointers: {}
	},
	foreignKeys: {}
};
const resourceOf = (name) => contract.resources[name ?? ""] ?? noResource;
const task = resourceOf(contract.fileResource);
const upload = resourceOf(contract.requestResource);
const fullOperations = contract.operations.filter(({ shorthandOf }) => shorthandOf === void 0);
const uploadOf = (fields) => {
	const field = Object.keys(task.foreignKeys).find((each) => task.foreignKeys[each] === upload.name) ?? "";
	return String(fields[field]);
};
const creator = fullOperations.find(({ transition }) => transition?.creates?.some(({ per }) => per === "file"));
function readerOf(resource) {
	const reader = [...fullOperations, ...contract.operations].find((each) => each.resource === resource && each.action === "get");
	if (!reader) throw new InconclusiveError("no operation reads the resource");
	return reader;
}
const fieldsSetBy = ({ transition }) => Object.entries(transition?.to ?? {}).map(([field, { value }]) => [field, value]);
const acts = ({ idParameter }) => idParameter !== void 0;
const isLeft = (resource, state) => state !== void 0 && resourceOf(resource).lifecycle.moves.some(({ from }) => from === state);
const isMoving = ({ resource, fields }) => isLeft(resource, fields[resourceOf(resource).lifecycle.field]);
function valuesFor(guards) {
	const { field: state, states } = task.lifecycle;
	return Object.fromEntries(Object.entries(guards).map(([field, guard]) => {
		const others = guard.notIn?.some((each) => typeof each === "boolean") ? [true, false] : [(/* @__PURE__ */ new Date(0)).toISOString()];
		const choices = field === state ? states : others;
		return [field, guard.in ? guard.in[0] : choices.find((each) => passes(guard, each))];
	}));
}
const fits$1 = (fields, guards) => Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));
const hasBehavior = (sample, { fails, partial }) => sample?.fails === fails && sample?.partial === partial;
const firstGuards = (guards) => Object.fromEntries(Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]));
const showsEffect = ({ resource, transition }, fields, values = {}) => Object.entries(transition?.to ?? {}).every(([field, { value, parameter = "" }]) => {
	const wanted = values[parameter] ?? value;
	return wanted === void 0 || isLeft(resource, wanted) || fields[field] === wanted;
});
// src/conformance/requests/received.ts
const rejections = [
	400,
	413,
	415,
	422
];
const rejectedWith = ({ transition }) => transition?.rejectedWith ?? "400";
const successes = ({ success }) => list(success.statuses);
const isSuccess = ({ status }) => status >= 200 && status < 300;
function fieldsIn({ success, resource }, json) {
	const { kind, list } = success;
	if (list || kind === "empty" || !isObject(json)) return void 0;
	const found = kind === "flat" ? json : json["payload"];
	if (!isObject(found)) return void 0;
	const { properties = {}, optional = [] } = contract.shapes[resource ?? ""] ?? {};
	return (kind === "unknown" ? Object.keys(properties).filter((each) => !optional.includes(each)) : []).every((field) => field in found) ? found : void 0;
}
function idIn({ fields, operation }) {
	const id = fields?.[resourceOf(operation.resource).id];
	return typeof id === "string" ? id : void 0;
}
function problemsOf(exchange) {
	const { operation, type, text, json, response } = exchange;
	const contents = response?.contents ?? [];
	if (contents.length === 0) return [];
	if (text === "") return (isSuccess(exchange) ? operation.success.kind === "unknown" : contents.some(({ empty }) => empty)) ? [] : ["the body is empty"];
	const content = contents.find((each) => each.type === type);
	if (!content) {
		const types = list(contents.map((each) => each.type));
		return [`the media type is ${type === "" ? "missing" : type}, not ${types}`];
	}
	if (!isJson(type)) return [];
	if (json === void 0) return ["the body is not JSON"];
	const problem = problemOf(content.schema, json);
	if (problem) return [`${pointerTo(problem) || "the body"} ${problem.must}`];
	return isSuccess(exchange) ? contradictions(exchange) : [];
}
function contradictions(exchange) {
	const { operation, status, json } = exchange;
	const { partial } = operation.success;
	return [...partial.length > 0 && !partial.includes(String(status)) && isObject(json) && "error" in json && json["error"] !== null ? ["/error is not null"] : [], ...partsOf(exchange).flatMap(({ value, shape, name, at }) => {
		if (shape.questions?.includes("timestamp-format") && typeof value === "string" && !isTimestamp(value)) return [`${at} is no timestamp in ISO 8601`];
		return name === "Coordinates" && !isClockwise(value) ? [`${at} does not go clockwise from the top left`] : [];
	})];
}
function isClockwise(corners) {
	const [a = 0, b = 0, c = 0, d = 0] = corners.map(([x]) => x);
	return Math.max(a, b, c, d) === Math.min(a, b, c, d) || b - a + (c - d) > 0;
}
const known = /* @__PURE__ */ new WeakMap();
function partsOf(exchange) {
	const before = known.get(exchange);
	if (before) return before;
	const { response, type, json } = exchange;
	const shape = response?.contents.find((each) => each.type === type)?.shape;
	const parts = shape === void 0 ? [] : [...partsIn(json, shape, "")];
	known.set(exchange, parts);
	return parts;
}
function* partsIn(value, name, at) {
	const shape = contract.shapes[name] ?? {};
	yield {
		value,
		shape,
		name,
		at
	};
	const { properties = {}, items } = shape;
	if (Array.isArray(value)) {
		for (const item of value) if (items !== void 0) yield* partsIn(item, items, `${at}/*`);
	} else if (isObject(value)) {
		for (const [key, inner] of Object.entries(properties)) if (key in value) yield* partsIn(value[key], inner, `${at}/${key}`);
	}
}
function declaredOf(value, name) {
	const { properties, items, map } = contract.shapes[name] ?? {};
	if (Array.isArray(value)) return items === void 0 ? value : value.map((item) => declaredOf(item, items));
	if (!isObject(value) || !properties || map) return value;
	return Object.fromEntries(Object.entries(properties).flatMap(([key, inner]) => key in value ? [[key, declaredOf(value[key], inner)]] : []));
}
const undeclared = (exchange) => partsOf(exchange).flatMap(({ value, shape: { properties, map }, at }) => isObject(value) && properties && !map ? Object.keys(value).flatMap((key) => key in properties ? [] : [`${at}/${key}`]) : []);
// src/conformance/checks/effects.ts
const names = ({ questions }, setting) => questions.includes(setting);
const mayIgnore = (operation) => names(operation, "discard-outside-reviewing");
const mayReject = (operation) => names(operation, "issue-values");
const isOpenRejection = ({ ownQuestions }, status) => ownQuestions.includes("unlock-rejection") && status >= 400 && status < 500 && ![401, 404].includes(status);
const mayDepend = ({ ownQuestions }, status, testResource) => rejections.includes(status) && (ownQuestions.includes("move-conditions") || ownQuestions.includes("disapprove-after-export") && isExported(testResource));
const isExported = (testResource) => testResource !== void 0 && Object.keys(testResource.fields).some((field) => isExport(testResource.resource, field, testResource.fields));
function acceptance(operation, { partial }) {
	const { resource, transition, success } = operation;
	const statuses = partial ? list(success.partial) : successes(operation);
	const effects = Object.entries(transition?.to ?? {}).map(([field, { value, parameter, unknown }]) => {
		if (parameter !== void 0) return `${field} has the value of the request`;
		if (unknown !== void 0) return `${field} is not specified`;
		return `${field} is ${JSON.stringify(value)}${isLeft(resource, value) ? ", or the value to which the service then changes it" : ""}`;
	});
	return `${statuses}. In the response and afterwards, ${effects.length > 0 ? `${effects.join(", ")}, and the rest is unchanged` : "no field changes"}.`;
}
function rejectionOf(operation) {
	const rejected = `${rejectedWith(operation)}, and the resource is unchanged.`;
	return mayIgnore(operation) ? `${rejected} A success without effect conforms too.` : rejected;
}
const asks = (resource, field, question) => contract.shapes[contract.shapes[resource]?.properties?.[field] ?? ""]?.questions?.includes(question) ?? false;
const isOpenField = (resource, field) => asks(resource, field, "last-opened-null") || asks(resource, field, "upload-files-shape");
const comparedFields = (resource) => Object.keys(contract.shapes[resource]?.properties ?? {}).filter((field) => !isOpenField(resource, field));
function keptFields({ resource, fields }, set, isProcessed) {
	const { field: state } = resourceOf(resource).lifecycle;
	return (isProcessed ? identifyingFields(resource).filter((each) => each !== state && !asks(resource, each, "export-trigger")) : comparedFields(resource)).filter((field) => field in fields && !set.includes(field));
}
function isProcessedAfter({ resource, transition }, after) {
	const { field } = resourceOf(resource).lifecycle;
	const { value, unknown } = transition?.to[field] ?? {};
	return isLeft(resource, unknown === void 0 ? value : after[field]);
}
const isExport = (resource, field, after) => asks(resource, field, "export-trigger") && after[field] !== null;
const identifyingFields = (name) => [.../* @__PURE__ */ new Set([
	...guardedFields(name),
	"id",
	"name",
	"created_at",
	"meta",
	"project_id",
	...Object.keys(resourceOf(name).foreignKeys)
])];
const couldBeServerChange = ({ resource, fields }, field) => field === resourceOf(resource).lifecycle.field ? isMoving({
	resource,
	fields
}) : !isSet(resource, field);
const isSet = (resource, field) => contract.operations.some(({ resource: of, transition }) => of === resource && Object.hasOwn(transition?.to ?? {}, field));
const statesSetByServer = () => Object.values(contract.resources).flatMap(({ name, lifecycle }) => lifecycle.states.length > 0 && !isSet(name, lifecycle.field) ? [`${name}.${lifecycle.field}`] : []);
const guardedFields = (name) => contract.operations.flatMap((each) => each.resource === name ? Object.keys({
	...each.transition?.from,
	...each.transition?.to
}) : []);
// src/conformance/checks/needs.ts
const permission = (name, what) => ({
	met: ({ session }) => session.allow.has(name),
	reason: `permission to ${what} (--allow ${name})`
});
const writes = permission("writes", "create and change resources");
const irreversible = permission("irreversible", "change resources for good");
const large = permission("large", "send large uploads");
const tasks = {
	met: ({ session: { options, server, allow } }) => options.taskIds !== void 0 || server.findTasks !== void 0 && allow.has("writes"),
	reason: "task IDs (--task-ids, or --allow writes with --find-tasks-command)"
};
const newTasks = {
	met: ({ session }) => session.server.findTasks !== void 0,
	reason: "a way to the tasks of an upload (--find-tasks-command)"
};
const folder = {
	met: ({ session }) => session.server.folder !== void 0,
	reason: "a folder to move uploads to (--folder)"
};
const credential = (name, what, flag) => ({
	met: ({ session }) => session.server.credentials[name] !== void 0,
	reason: `${what} (${flag})`
});
function needsFor(operation) {
	const { resource, parameters, idParameter, changeType: effect } = operation;
	const resources = parameters.map(({ name, of }) => name === idParameter ? resource : of);
	const known = [
		idParameter,
		"team_id",
		"project_id"
	];
	const isFolder = parameters.some(({ name, of, example }) => of === void 0 && example === void 0 && !known.includes(name));
	const isOfOthers = resources.some((each) => each !== void 0 && each !== task.name);
	return [
		...effect !== "none" || isOfOthers ? [writes] : [],
		...effect === "irreversible" ? [irreversible] : [],
		...resources.includes(task.name) ? [tasks] : [],
		...isFolder ? [folder] : []
	];
}
// src/conformance/checks/check.ts
var CheckContext = class {
	session;
	pool;
	serverChanges;
	id;
	findings = [];
	reason;
	possibleServerChange;
	constructor({ session, pool, serverChanges }, id) {
		this.session = session;
		this.pool = pool;
		this.serverChanges = serverChanges;
		this.id = id;
	}
	async send(operation, testResource, options = {}) {
		const parents = await this.pool.parentsOf(operation);
		return this.session.send(this.id, operation, {
			...testResource && { id: testResource.id },
			...options,
			path: {
				...parents,
				...options.path
			}
		});
	}
	read(testResource, operation, values) {
		return this.pool.readAfter(operation, testResource, this.id, values);
	}
	violation = this.#reporterOf("violation");
	advice = this.#reporterOf("advice");
	observation = this.#reporterOf("observation");
	#reporterOf(verdict) {
		return (shown, message, expected, seen) => {
			const exchanges = [shown].flat();
			const statuses = exchanges.map(({ status }) => status).join(" and ");
			this.findings.push({
				verdict,
				message,
				expected,
				seen: seen ?? statuses,
				exchanges
			});
		};
	}
	change(exchange, message, before, after, fields) {
		this.possibleServerChange = {
			testResource: before,
			fields
		};
		this.violation(exchange, message, formatFields(before.fields, fields), formatFields(after, fields));
	}
	rejection(exchange, message, testResource) {
		const { operation, status } = exchange;
		const { conditions = [], rejectedWith } = operation.transition ?? {};
		if (mayDepend(operation, status, testResource)) throw new InconclusiveError(`an open question lets the server reject it with ${status}`);
		const isHidden = conditions.length > 0 && this.session.server.kind !== "sandbox";
		const isRejection = String(status) === rejectedWith || isOpenRejection(operation, status);
		if (isHidden && isRejection) throw new InconclusiveError(`the server rejected it with ${status}, perhaps because ${list(conditions)} is not met`);
		this.violation(exchange, message, successes(operation));
	}
	changedFields(before, after, fields) {
		return differences(before, after, fields).filter((field) => !this.serverChanges.has(`${before.resource}.${field}`));
	}
	mayMove(testResource) {
		const { field } = resourceOf(testResource.resource).lifecycle;
		if (isMoving(testResource)) this.possibleServerChange = {
			testResource,
			fields: [field]
		};
	}
	async expectNoEffect(testResource, exchange, request) {
		if (!testResource || exchange.operation.changeType === "none") return;
		const after = await this.read(testResource);
		const changed = this.changedFields(testResource, after.fields);
		if (changed.length > 0) {
			const message = `${request} was rejected, and had an effect.`;
			this.change(exchange, message, testResource, after.fields, changed);
		} else this.pool.putBack(after);
	}
};
function assertReadable(exchange) {
	const { response } = exchange;
	if (response && problemsOf(exchange).length === 0) return;
	throw new InconclusiveError(`the response does not fit the contract (${`responses/${exchange.operation.id}/${response?.status ?? "undocumented"}`})`);
}
const differences = ({ resource, fields: before }, after, fields = comparedFields(resource)) => {
	const [one, other] = [before, after].map((each) => declaredOf(each, resource));
	return fields.filter((field) => canonical(one?.[field]) !== canonical(other?.[field]));
};
const formatFields = (values, fields) => fields.map((field) => `${field}: ${JSON.stringify(values[field])}`).join(", ");
const checkOf = (operation, group, name, { title, ...check }) => ({
	id: `${group}/${operation.id}/${name}`,
	title: `${operation.id} ${title}`,
	pointers: [operation.pointer],
	needs: check.sends === void 0 ? [] : needsFor(operation),
	...check
});
const transitionOf = ({ transition }) => transition ? [transition.pointer] : [];
const pointersOfState = ({ lifecycle }, state) => lifecycle.pointers[state] ?? [];
// src/shared/listed-response.ts
function responseOf(responses, status) {
	const named = (name) => responses.find((each) => each.status === name);
	return named(`${status}`) ?? named(`${Math.trunc(status / 100)}XX`) ?? named("default");
}
// src/conformance/checks/cases.ts
const caseId = ({ operation, name }) => `matrix/${operation.id}/${name}`;
function matrixCases() {
	const { name, lifecycle } = task;
	const operations = fullOperations.filter(({ resource, transition }) => resource === name && transition?.from);
	const others = otherFields(operations, lifecycle.field);
	return operations.flatMap((operation) => casesOf(operation, lifecycle, others));
}
function casesOf(operation, { field, states }, others) {
	const { transition, success } = operation;
	const { [field]: inState = {}, ...own } = transition?.from ?? {};
	const legal = states.filter((state) => passes(inState, state));
	const shown = [...states.slice(1), ...states.slice(0, 1)].find((state) => legal.includes(state));
	const needed = Object.fromEntries([...others].flatMap(([name, values]) => {
		const guard = own[name];
		return guard ? [[name, values.find((value) => allows(guard, value)) ?? {}]] : [];
	}));
	return states.flatMap((state) => {
		const one = (name, guards, isLegal, sampleBehavior = {}) => ({
			operation,
			name: name === "" ? state : `${state}/${name}`,
			guards: {
				[field]: { in: [state] },
				...needed,
				...guards
			},
			legal: isLegal,
			sampleBehavior
		});
		if (!legal.includes(state)) return [one("", {}, false)];
		const ofFields = [...others].flatMap(([name, values]) => {
			const guard = own[name];
			if (!guard && state !== shown) return [];
			return (guard ? values.filter((value) => !allows(guard, value)) : values).map((value) => one(nameOf$1(name, value), { [name]: value }, !guard));
		});
		const conditions = (transition?.conditions ?? []).filter((condition) => contract.sandboxFiles.some(({ fails }) => fails === condition));
		return [
			one("", {}, true),
			...ofFields,
			...conditions.map((condition) => one(`not-${condition}`, {}, false, { fails: condition })),
			...success.partial.length > 0 && state === shown ? [one("partial", {}, true, { partial: true })] : []
		];
	});
}
function otherFields(operations, stateField) {
	const others = operations.flatMap(({ transition }) => Object.entries(transition?.from ?? {})).filter(([field]) => field !== stateField);
	return new Map(others.map(([field, guard]) => [field, distinguishedBy(guard)]));
}
function distinguishedBy(guard) {
	const values = guard.in ?? guard.notIn ?? [];
	if (values.every((each) => typeof each === "boolean")) return [{ in: [false] }, { in: [true] }];
	return [{ in: [values[0]] }, { notIn: [values[0]] }];
}
const allows = (guard, value) => value.in ? passes(guard, value.in[0]) : !passes(guard, value.notIn?.[0]);
const nameOf$1 = (field, { in: values, notIn }) => values ? `${field}=${String(values[0])}` : `${field}=not-${String(notIn?.[0])}`;
// src/conformance/requests/contents.ts
function pathOf({ path, query }, values) {
	const filled = path.replace(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ""));
	const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
	return search === "" ? filled : `${filled}?${search}`;
}
function contentOf(body, value, sample, files) {
	const { kind, type, fileField } = body;
	if (kind === "form" && fileField !== void 0) {
		const { [fileField]: listed, ...fields } = isObject(value) ? value : {};
		const names = [listed ?? []].flat().map(String);
		return { form: {
			fileField,
			fields: Object.entries(fields).map(([name, each]) => [name, textOf$1(each)]),
			files: files ?? names.map((name) => ({
				...sample,
				name
			}))
		} };
	}
	return {
		contentType: type,
		bodyText: kind === "json" ? JSON.stringify(value) : textOf$1(value)
	};
}
function uniqueForm({ body }) {
	const { value = {} } = body?.valid.at(-1) ?? {};
	if (!body || !isObject(value)) return value;
	const texts = body.freeTexts.filter((name) => !Object.hasOwn(body.inPath, name)).map((name) => [name, `conformance ${crypto.randomUUID()}`]);
	return {
		...value,
		...Object.fromEntries(texts)
	};
}
const textOf$1 = (value) => typeof value === "string" ? value : JSON.stringify(value);
const withPathValues = ({ inPath }, value, values) => isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeof each === "string" ? values[inPath[name] ?? ""] ?? each : each])) : value;
// src/conformance/checks/responses.ts
const responseChecks = () => [...contract.operations.flatMap(checksOf$2), ...keptChecks()];
const noAccess = ["403", "404"];
const checksOf$2 = (operation) => [
	...operation.responses.map((response) => documentedCheck(operation, response)),
	undocumentedCheck(operation),
	...operation.action === "list" ? [] : [identityCheck(operation)]
];
function documentedCheck(operation, { status, pointers }) {
	const { id, pointer } = operation;
	return checkOf(operation, "responses", status, {
		title: `returns ${status} as documented`,
		expects: `Each response of ${id} with ${status} has a documented media type, and a body that fits the schema.`,
		pointers: [pointer, ...pointers],
		run(context) {
			const seen = exchangesOf(context.session, operation).filter(({ response }) => response?.status === status);
			if (seen.length === 0) throw new InconclusiveError(`no response had the status ${status}`);
			const problems = /* @__PURE__ */ new Map();
			for (const exchange of seen) for (const problem of problemsOf(exchange)) if (!problems.has(problem)) problems.set(problem, exchange);
			for (const [problem, exchange] of problems) {
				const message = `A response of ${id} with ${exchange.status} does not fit the contract: ${problem}.`;
				const expected = `a body as documented for ${status}`;
				(isOpenBody(exchange, problem, isIgnored(context.session, exchange)) ? context.observation : context.violation)(exchange, message, expected, problem);
			}
		}
	});
}
function undocumentedCheck(operation) {
	const { id, responses } = operation;
	const statuses = responses.map(({ status }) => status).join(", ");
	return checkOf(operation, "responses", "undocumented", {
		title: "returns no undocumented status",
		expects: `Every status is one of ${statuses}. 429, 502, 503 and 504 are observations, and so is what an open question of ${id} allows.`,
		run(context) {
			const seen = exchangesOf(context.session, operation);
			if (seen.length === 0) throw new InconclusiveError("no request was sent");
			const others = /* @__PURE__ */ new Map();
			for (const exchange of seen) if (!exchange.response) others.set(exchange.status, exchange);
			for (const [status, exchange] of others) {
				const message = `${id} returned ${status}, which the contract does not document for it.`;
				(isOpen(context.session, exchange) ? context.observation : context.violation)(exchange, message, statuses);
			}
		}
	});
}
function isOpenBody(exchange, problem, ignored) {
	const isOtherType = problem.startsWith("the media type");
	const isEmpty = problem === "the body is empty";
	if (!isSuccess(exchange)) return isOtherType || isEmpty;
	if (ignored) return true;
	const { operation, type, json } = exchange;
	return isOtherType && (operation.success.kind === "unknown" || isAnyJson(type) && fits(exchange, json));
}
const fits = (exchange, json) => json !== void 0 && (exchange.response?.contents ?? []).some(({ type }) => problemsOf({
	...exchange,
	type
}).length === 0);
const isAnyJson = (type) => type === "" || type === "text/json" || isJson(type);
const isIgnored = (session, exchange) => isSuccess(exchange) && mayIgnore(exchange.operation) && (exchange.check === `concurrency/${exchange.operation.id}/twice` || exchangesOf(session, exchange.operation).some((each) => isSuccess(each) && illegalCases.has(each.check)));
const illegalCases = new Set(matrixCases().flatMap((each) => each.legal ? [] : [caseId(each)]));
function isOpen(session, exchange) {
	const { operation, status, check, credential } = exchange;
	if ([
		429,
		502,
		503,
		504
	].includes(status) || isIgnored(session, exchange)) return true;
	if (status >= 500 && operation.ownQuestions.includes("task-server-errors")) return true;
	if (isOpenRejection(operation, status)) return true;
	const lists = (each) => operation.responses.some((response) => response.status === each);
	const isOther = check.startsWith("access/") && (check.endsWith("/other-project") || !noAccess.some(lists));
	return noAccess.includes(String(status)) && (isOther || credential.startsWith("scopes ")) || isUnlistedRejection(exchange);
}
function identityCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "identity", {
		title: "returns the resource that the path names",
		expects: `Fields that the path or the form names have the same values in the response.${operation.action === "get" ? " Two reads in a row show the same time of creation." : ""}`,
		needs: needsFor(operation),
		run(context) {
			const { session } = context;
			const seen = exchangesOf(session, operation).filter((exchange) => isSuccess(exchange) && !/^invalid\/|\/(unknown-id|other-project)$/.test(exchange.check));
			let compared = 0;
			for (const exchange of seen) {
				const fields = exchange.fields;
				if (!fields) continue;
				for (const [field, expected] of Object.entries(namedIn(session, exchange))) {
					if (!(field in fields)) continue;
					compared++;
					if (fields[field] === expected || isOpenValue(exchange, field)) continue;
					const message = `${id} returned a resource whose ${field} is not that of the request.`;
					const show = (value) => `${field}: ${JSON.stringify(value)}`;
					return context.violation(exchange, message, show(expected), show(fields[field]));
				}
			}
			const reads = operation.action === "get" ? recreated(session, operation) : void 0;
			if (reads) {
				const [wanted, shown] = reads.map(({ fields }) => String(fields?.["created_at"]));
				const message = `${id} returned another created_at than before, with no request in between.`;
				return context.violation(reads, message, String(wanted), shown);
			}
			if (compared === 0) throw new InconclusiveError("no response had a resource to compare");
		}
	});
}
function recreated({ http }, operation) {
	const latest = /* @__PURE__ */ new Map();
	for (const exchange of http.exchanges) {
		const id = exchange.values[exchange.operation.idParameter ?? ""];
		const before = latest.get(id);
		latest.set(id, exchange);
		const [one, other] = [before, exchange].map((each) => each?.operation === operation && each.fields?.["created_at"]).map((time) => typeof time === "string" ? time : void 0);
		if (!before || one === void 0 || other === void 0 || one === other) continue;
		if (Date.parse(one) !== Date.parse(other)) return [before, exchange];
	}
}
const isOpenValue = (exchange, field) => partsOf(exchange).some(({ at, shape }) => at === `/${field}` && shape.questions?.includes("creation-result-values"));
const isUnlistedRejection = ({ operation, check, status }) => check.startsWith("invalid/") && rejections.includes(status) && !rejections.some((each) => responseOf(operation.responses, each));
const exchangesOf = ({ http }, operation) => http.exchanges.filter((exchange) => exchange.operation === operation && exchange.documented);
function namedIn(session, { operation, values, form }) {
	const { project } = session.options;
	const id = resourceOf(operation.resource).id;
	const named = Object.fromEntries(operation.parameters.map(({ name }) => [name === operation.idParameter ? id : name, values[name]]));
	const { texts = {}, inPath = {} } = operation.body ?? {};
	for (const [name, value] of form?.fields ?? []) {
		const isOther = Object.hasOwn(inPath, name) && value !== project;
		if (!Object.hasOwn(texts, name) && !isOther) named[name] = value;
	}
	return named;
}
const keptChecks = () => contract.operations.flatMap((operation) => operation.changeType === "creates" && operation.body?.kind === "form" ? [
	distinctCheck(operation),
	keptCheck(operation, operation.body),
	tasksCheck(operation)
] : []);
const unicode = "Übersicht № 7 – 報告 🧾";
function keptCheck(operation, body) {
	const { id, pointer, resource } = operation;
	return checkOf(operation, "responses", "kept", {
		title: "keeps the fields of the form",
		sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
		expects: "The response and the read have the values that were sent, and the size of the file.",
		pointers: [pointer, ...body.fields.map((field) => `${body.pointer}/properties/${field}`)],
		async run(context) {
			const { session } = context;
			const reader = readerOf(resource);
			const [sample] = session.server.samples;
			const value = fullForm(body);
			const created = await context.send(operation, void 0, { value });
			assertReadable(created);
			const createdId = idIn(created);
			if (createdId === void 0) throw new InconclusiveError(`${id} returned ${created.status}`);
			await context.pool.open(resource ?? "", createdId);
			const readers = contract.operations.filter((each) => each.resource === resource && each.action === "get" && each !== reader);
			const send = (by) => context.send(by, void 0, { id: createdId });
			const short = await Promise.all(readers.map(send));
			const read = await send(reader);
			const compare = (exchange, field, expected, what = field) => {
				const shown = exchange.fields ?? {};
				const [wanted, seen] = [expected, shown[field]].map(canonical);
				if (!(field in shown) || seen === wanted) return;
				const message = `${id} was sent ${what}, and ${exchange.operation.id} returned another value.`;
				context.violation([created, exchange], message, String(wanted), String(seen));
			};
			for (const [field, expected] of Object.entries(value)) {
				if (field === body.fileField || Object.hasOwn(body.inPath, field)) continue;
				for (const exchange of [
					created,
					...short,
					read
				]) compare(exchange, field, expected);
			}
			for (const exchange of short) {
				const message = `${exchange.operation.id} does not find what ${reader.id} finds.`;
				if (exchange.status === 404 && isSuccess(read)) context.violation([exchange, read], message, "200");
				if (!exchange.fields || !read.fields || !resource) continue;
				const full = {
					resource,
					id: createdId,
					fields: read.fields,
					sample: void 0
				};
				for (const field of context.changedFields(full, exchange.fields)) compare(exchange, field, read.fields[field]);
			}
			compare(created, "fileSize", new Blob([sample.content]).size, "a file");
		}
	});
}
function distinctCheck(operation) {
	const { id } = operation;
	return checkOf(operation, "responses", "distinct", {
		title: "creates a new resource with each request",
		sends: `${id} twice, with different names, and a read of the first resource after each.`,
		expects: "The responses have different IDs, and the second request leaves the first resource as it is.",
		async run(context) {
			const send = () => context.send(operation, void 0, { value: uniqueForm(operation) });
			const created = await send();
			assertReadable(created);
			const createdId = idIn(created);
			if (createdId === void 0) throw new InconclusiveError(`${id} returned no id`);
			const before = await context.pool.open(operation.resource ?? "", createdId);
			const again = await send();
			assertReadable(again);
			if (idIn(again) === createdId) {
				const message = `${id} returned the same id twice.`;
				return context.violation([created, again], message, "two ids", JSON.stringify(createdId));
			}
			const { fields } = await context.read(before);
			const changed = context.changedFields(before, fields);
			const message = `${id} changed the resource that the request before it has created.`;
			if (changed.length > 0) context.change(again, message, before, fields, changed);
		}
	});
}
function tasksCheck(operation) {
	const count = 12;
	const { id, pointer } = operation;
	return checkOf(operation, "responses", "tasks", {
		title: `creates a ${task.noun} for each file`,
		sends: `${id} with ${count} files, and a read of each ${task.noun}.`,
		expects: `There are ${count} ${task.noun}s, and each names the ${upload.noun}.`,
		pointers: [pointer, ...transitionOf(operation)],
		needs: [...needsFor(operation), newTasks],
		async run(context) {
			const [sample] = context.session.server.samples;
			const files = Array.from({ length: count }, () => sample);
			const { id: uploadId, exchange, found } = await context.pool.upload(files, operation);
			const message = `${id} with ${count} files created ${found.length} ${task.noun}s.`;
			if (found.length !== count) context.violation(exchange, message, String(count), String(found.length));
			const other = found.find(({ fields }) => uploadOf(fields) !== uploadId);
			if (!other) return;
			const wrong = `A ${task.noun} names another ${upload.noun} than its own.`;
			context.violation(exchange, wrong, uploadId, uploadOf(other.fields));
		}
	});
}
function fullForm({ fields, texts, fileField }) {
	const items = [{
		name: "Zeichen \"1\"",
		value: unicode
	}, {
		name: "A",
		value: ""
	}];
	const valueOf = (field) => Object.hasOwn(texts, field) ? items : unicode;
	return Object.fromEntries(fields.map((field) => [field, field === fileField ? ["Ünïcode – 文.pdf"] : valueOf(field)]));
}
// src/conformance/checks/access.ts
const accessChecks = () => contract.operations.flatMap(checksOf$1);
function checksOf$1(operation) {
	const { scopes, parameters, responses } = operation;
	const isListed = responses.some(({ status }) => status === "404");
	const hasProject = parameters.some(({ name }) => name === "project_id");
	return [
		...bearerChecks(operation),
		similarKeys$1(operation),
		...scopes.length > 0 ? scopeChecks(operation) : [],
		...acts(operation) && isListed ? [unknownRecord(operation)] : [],
		...acts(operation) && hasProject ? [otherProject(operation)] : []
	];
}
const listedDenials = ({ responses }) => noAccess.filter((status) => responses.some((each) => each.status === status));
const proven = ({ pointer }, statuses) => [`${pointer}/security`, ...statuses.map((status) => `${pointer}/responses/${status}`)];
function bearerChecks(operation) {
	const { id, changeType: effect, parameters } = operation;
	const invalid = effect === "none" ? [] : needsFor(operation);
	const denied = (name, key, statuses, ...needs) => checkOf(operation, "access", name, {
		title: `with ${describe$1(key)} returns ${list(statuses)}`,
		sends: `${id} with ${describe$1(key)}, where the full key is accepted.`,
		expects: rejection(statuses),
		pointers: proven(operation, statuses),
		needs,
		run: (context) => expectDenied(context, operation, key, statuses)
	});
	const expired = credential("expired", describe$1("expired"), "--expired-key");
	const team = credential("otherTeam", describe$1("otherTeam"), "--other-team-key");
	const listed = listedDenials(operation);
	const hasTeam = listed.length > 0 && parameters.some(({ name }) => name === "team_id");
	return [
		denied("no-key", "none", ["401"], ...invalid),
		denied("no-bearer", "malformed", ["401"], ...invalid),
		denied("invalid-key", "invalid", ["401"], ...invalid),
		denied("expired-key", "expired", ["401"], expired, ...invalid),
		...hasTeam ? [denied("other-team", "otherTeam", listed, team, ...needsFor(operation))] : []
	];
}
function similarKeys$1(operation) {
	const { id, changeType: effect } = operation;
	return checkOf(operation, "access", "similar-key", {
		title: "with a key that is nearly right returns 401",
		sends: `${id} with the key without its first or its last letter, with one more, in upper and lower case, and empty.`,
		expects: rejection(["401"]),
		pointers: proven(operation, ["401"]),
		needs: effect === "none" ? [] : needsFor(operation),
		async run(context) {
			const { session } = context;
			const ready = effect === "none" ? void 0 : await context.pool.resourceFor(operation);
			const unknown = await context.send(operation, ready, { credential: "unknown" });
			if (isSuccess(unknown) || unknown.status !== 401) throw new InconclusiveError("the server does not reject a key that it cannot know with 401");
			if (ready) context.pool.putBack(ready);
			for (const name of session.similar) await expectDenied(context, operation, name, ["401"]);
		}
	});
}
function scopeChecks(operation) {
	const { id, scopes } = operation;
	const listed = listedDenials(operation);
	const denials = [...noAccess, "401"];
	const lacking = {
		met: ({ session }) => session.scoped.some((each) => !grants(each.scopes, scopes)),
		reason: `a key without ${scopes.map((spellings) => list(spellings)).join(" and ")} (--scoped-key)`
	};
	const having = (scope) => ({
		met: ({ session }) => keyWith(session, scope) !== void 0,
		reason: `a key with only the scope ${scope} (--scoped-key ${scope}=KEY)`
	});
	return [checkOf(operation, "access", "without-scope", {
		title: "without the scope is rejected",
		sends: `${id} with keys that have scopes other than ${scopes.map((names) => list(names)).join(" and ")}.`,
		expects: rejection(denials),
		pointers: proven(operation, listed),
		needs: [lacking, ...needsFor(operation)],
		async run(context) {
			const others = context.session.scoped.filter((each) => !grants(each.scopes, scopes));
			for (const { name } of others) await expectDenied(context, operation, name, denials);
		}
	}), ...(scopes.length === 1 ? scopes.flat() : []).map((scope) => checkOf(operation, "access", `scope-${scope}`, {
		title: `accepts a key with only the scope ${scope}`,
		sends: `${id} with a key that has only the scope ${scope}.`,
		expects: `A success: ${successes(operation)}.`,
		pointers: proven(operation, []),
		needs: [having(scope), ...needsFor(operation)],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const key = keyWith(context.session, scope) ?? "full";
			const exchange = await context.send(operation, testResource, { credential: key });
			if (isSuccess(exchange)) return;
			context.rejection(exchange, `${id} rejected a key with the scope ${scope}.`);
		}
	}))];
}
const keyWith = ({ scoped }, scope) => scoped.find(({ scopes }) => scopes.length === 1 && scopes[0] === scope)?.name;
const rejection = (statuses) => `${list(statuses)}, and no effect.`;
const grants = (names, needed) => needed.every((spellings) => spellings.some((scope) => names.includes(scope)));
async function expectDenied(context, operation, key, statuses) {
	const testResource = needsFor(operation).every((need) => need.met(context)) ? await context.pool.resourceFor(operation) : void 0;
	const exchange = await context.send(operation, testResource, { credential: key });
	const request = `${operation.id} with ${describe$1(key)}`;
	if (!isSuccess(exchange) && testResource && idIn({
		...exchange,
		fields: fieldsIn(operation, exchange.json)
	}) === testResource.id) context.violation(exchange, `${request} was rejected, and returned the resource.`, "no resource");
	if (statuses.includes(String(exchange.status))) return context.expectNoEffect(testResource, exchange, request);
	context.violation(exchange, `${request} returned ${exchange.status}.`, list(statuses));
}
const keys = {
	none: "no key",
	malformed: "another scheme than Bearer",
	invalid: "an invalid key",
	expired: "an expired key",
	otherTeam: "a key of another team"
};
const describe$1 = (key) => keys[key] ?? (key.startsWith("scopes") ? `a key with only the ${key}` : `the ${key}`);
function unknownRecord(operation) {
	const { id, pointer } = operation;
	return checkOf(operation, "access", "unknown-id", {
		title: "of an id that does not exist returns 404",
		sends: `${id} with an ID that no resource has.`,
		expects: "404.",
		pointers: [`${pointer}/responses/404`],
		needs: needsFor(operation).filter((need) => need === folder),
		async run(context) {
			const { created } = context.session;
			let exchange = await context.send(operation, void 0, { id: `unknown-${crypto.randomUUID()}` });
			if (exchange.status === 400) {
				const like = idLike(created.findLast(({ resource }) => resource === operation.resource)?.id);
				if (like === void 0) throw new InconclusiveError("the server can reject the form of an ID with 400");
				exchange = await context.send(operation, void 0, { id: like });
			}
			if (exchange.status === 404) return;
			const message = `${id} of an id that does not exist returned ${exchange.status}.`;
			context.violation(exchange, message, "404");
		}
	});
}
const longId = 16;
function idLike(known = "") {
	const like = known.replace(/([a-z\d])([a-z\d]{11})$/i, "$2$1");
	return known.length < longId || like === known ? void 0 : like;
}
function otherProject(operation) {
	const { id } = operation;
	return checkOf(operation, "access", "other-project", {
		title: "below another project",
		sends: `${id} with the ID of a resource, and another project in the path.`,
		expects: "A rejection without effect. A success is an observation, since the contract does not specify it.",
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const project_id = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, testResource, { path: { project_id } });
			if (!isSuccess(exchange)) return context.expectNoEffect(testResource, exchange, `${id} below another project`);
			const message = `${id} accepted an id below another project than its own (open question path-project-mismatch).`;
			context.observation(exchange, message, "not specified");
		}
	});
}
// src/conformance/requests/patience.ts
const pauses = [
	250,
	500,
	1e3,
	2e3
];
async function repeated({ http, server }, attempt, isDone) {
	let result = await attempt();
	for (const pause of server.advance ? [] : pauses) {
		if (isDone(result)) break;
		await http.wait(pause);
		result = await attempt();
	}
	return result;
}
async function settled({ http, options, server }, testResource, read, endsIn) {
	const { field } = resourceOf(testResource.resource).lifecycle;
	const { processingMs = 12e4 } = options;
	const { advance } = server;
	const end = Date.now() + processingMs;
	let current = testResource;
	for (let pause = 0;; pause = Math.min(Math.max(pause * 1.5, 500), 1e4)) {
		if (current.fields[field] === endsIn || !isMoving(current)) return current;
		if (pause > 0 && advance) {
			await advance();
			return read(current);
		}
		if (Date.now() + pause > end) return current;
		if (!advance) await http.wait(pause);
		current = await read(current);
	}
}
// src/conformance/checks/concurrency.ts
function concurrencyChecks() {
	const once = fullOperations.filter(endsItself);
	return [
		...once.map(twice),
		...once.flatMap((one, index) => {
			return once.slice(index + 1).filter((other) => leadsTo(one, other) && leadsTo(other, one)).map((other) => against(one, other));
		}),
		...fullOperations.filter(isUpload).map(parallel$1)
	];
}
const isUpload = ({ changeType: effect, body }) => effect === "creates" && body?.fileField !== void 0;
function endsItself(operation) {
	const { transition, resource } = operation;
	if (resource !== task.name) return false;
	return fieldsSetBy(operation).some(([field, value]) => {
		const guard = transition?.from?.[field];
		return guard !== void 0 && value !== void 0 && !passes(guard, value);
	});
}
const leadsTo = (operation, next) => fieldsSetBy(operation).every(([field, value]) => {
	const guard = next.transition?.from?.[field];
	return guard !== void 0 && passes(guard, value);
});
function twice(operation) {
	const { id } = operation;
	return checkOf(operation, "concurrency", "twice", {
		title: "twice at the same time succeeds once",
		sends: `${id} twice at the same time, to one resource that allows it.`,
		expects: `One request is accepted, and the other rejected.${operation.changeType === "irreversible" ? "" : " That both are accepted is an observation."}`,
		pointers: [...transitionOf(operation)],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const send = () => context.send(operation, testResource);
			const sent = await Promise.all([send(), send()]);
			const [first] = sent;
			const effect = Object.fromEntries(fieldsSetBy(operation));
			if (testResource) context.mayMove({
				...testResource,
				fields: {
					...testResource.fields,
					...effect
				}
			});
			const accepted = sent.filter(isSuccess).length;
			if (accepted === 1) return;
			if (accepted === 2 && mayIgnore(operation)) {
				const later = await send();
				if (isSuccess(later)) throw new InconclusiveError("an open question lets the server ignore the second request");
			}
			const message = `Of two requests of ${id} at the same time, the server accepted ${accepted}.`;
			if (accepted === 0) return context.rejection(first, message, testResource && await context.read(testResource));
			(operation.changeType === "irreversible" ? context.violation : context.observation)(sent, message, "one accepted");
		}
	});
}
function against(one, other) {
	return checkOf(one, "concurrency", other.id, {
		title: `and ${other.id} at the same time leave what the last accepted one sets`,
		sends: `${one.id}, then ${other.id}, then both at the same time, to one resource that allows the first, and a read.`,
		expects: `${one.id} is accepted. If ${other.id} is too, it was the last, and its effect remains.`,
		pointers: [...transitionOf(one), ...transitionOf(other)],
		async run(context) {
			const testResource = await context.pool.resourceFor(one);
			if (!testResource) throw new InconclusiveError("there is no resource");
			for (const each of [one, other]) if (!isSuccess(await context.send(each, testResource))) throw new InconclusiveError(`${each.id} was rejected before both were sent`);
			const [first, second] = await Promise.all([context.send(one, testResource), context.send(other, testResource)]);
			const last = isSuccess(second) ? other : one;
			const after = await context.read(testResource, isSuccess(first) ? last : void 0);
			const wrong = fieldsSetBy(last).filter(([field, value]) => after.fields[field] !== value);
			if (isSuccess(first) && wrong.length === 0) return;
			if (isSuccess(first) && !isSuccess(await context.send(last, testResource))) throw new InconclusiveError(`reads do not show yet what ${last.id} has changed`);
			const fields = wrong.map(([field]) => field);
			context.violation([first, second], `${one.id} and ${other.id} at the same time left a resource that neither order explains.`, `${one.id} accepted, and the effect of ${last.id}`, `${first.status} and ${second.status}, then ${formatFields(after.fields, fields)}`);
		}
	});
}
function parallel$1(operation) {
	const count = 10;
	return checkOf(operation, "concurrency", "parallel", {
		title: `${count} times at the same time creates ${count} resources`,
		sends: `${operation.id} ${count} times at the same time, then a read of each resource.`,
		expects: `${count} different resources can be read.`,
		pointers: [operation.pointer, ...transitionOf(operation)],
		async run(context) {
			const reader = readerOf(operation.resource);
			const send = () => context.send(operation, void 0, { value: uniqueForm(operation) });
			const sent = await Promise.all(Array.from({ length: count }, send));
			const ids = sent.map(idIn);
			const known = new Set(ids.filter((each) => each !== void 0));
			const read = await Promise.all([...known].map((id) => repeated(context.session, () => context.send(reader, void 0, { id }), isSuccess)));
			const found = read.filter(isSuccess).length;
			if (found === count) return;
			const shownFirst = [...sent.filter((exchange, index) => !isSuccess(exchange) || ids.indexOf(ids[index]) !== index), ...read.filter((exchange) => !isSuccess(exchange))].slice(0, 3);
			const message = `Of ${count} uploads at the same time, ${found} can be read afterwards.`;
			context.violation(shownFirst, message, String(count), String(found));
		}
	});
}
// src/conformance/checks/hygiene.ts
const hygieneChecks = () => [
	advice("www-authenticate", "401 has the header WWW-Authenticate", ({ status }) => status === 401, missing$1("www-authenticate")),
	advice("retry-after", "429 and 503 have the header Retry-After", ({ status }) => status === 429 || status === 503, missing$1("retry-after")),
	advice("stack-trace", "no body of an error has a stack trace", ({ status }) => status >= 400, ({ text }) => stack.test(text.replaceAll(String.raw`\n`, "\n")) ? "a stack trace" : void 0),
	advice("key-in-body", "no body has a key", () => true, ({ text }, { session }) => session.secrets().some((key) => key.length > 5 && text.includes(key)) ? "the key of the request" : void 0),
	allow(),
	undeclaredFields()
];
const stack = /^\s+at .+[:(]\d+|Traceback \(most recent call last\)|\bat [\w.$]+\([\w.]+\.java:\d+\)|Exception in thread/m;
const all = ({ http }) => [...http.exchanges, ...http.delayed];
const missing$1 = (header) => ({ headers }) => headers[header] === void 0 ? `no header ${header}` : void 0;
function advice(name, title, concerns, wrong) {
	return {
		id: `hygiene/${name}`,
		title,
		expects: `${title[0]?.toUpperCase()}${title.slice(1)}. Otherwise, the check reports advice.`,
		run(context) {
			const concerned = all(context.session).filter(concerns);
			if (concerned.length === 0) throw new InconclusiveError("there was no such response");
			for (const exchange of concerned) {
				const seen = wrong(exchange, context);
				if (seen !== void 0) return context.advice(exchange, `Advised: ${title}.`, title, seen);
			}
		}
	};
}
function allow() {
	return {
		id: "hygiene/allow",
		title: "405 has the header Allow",
		sends: "DELETE to a path of the contract that does not have it.",
		expects: "A response with 405 has the header Allow. Otherwise, the check reports advice.",
		async run(context) {
			const [operation] = contract.operations;
			if (!operation) throw new InconclusiveError("the contract has no operation");
			const id = `unknown-${crypto.randomUUID()}`;
			const exchange = await context.send(operation, void 0, {
				method: "DELETE",
				id
			});
			if (exchange.status !== 405) throw new InconclusiveError(`DELETE returned ${exchange.status}`);
			if (exchange.headers["allow"] !== void 0) return;
			context.advice(exchange, "405 has no header Allow.", "Allow", "no header");
		}
	};
}
const undeclaredFields = () => ({
	id: "forward/undeclared",
	title: "fields of responses that the contract does not know",
	expects: "The contract allows further fields. Each is an observation.",
	run(context) {
		if (all(context.session).length === 0) throw new InconclusiveError("there was no response");
		const found = /* @__PURE__ */ new Map();
		for (const exchange of all(context.session)) for (const field of undeclared(exchange)) found.set(`${exchange.operation.id} ${exchange.status} ${field}`, exchange);
		for (const [field, exchange] of found) {
			const message = `${exchange.operation.id} returned a field that the contract does not know: ${field.split(" ")[2]}.`;
			context.observation(exchange, message, "not specified", field);
		}
	}
});
// src/conformance/checks/invalid.ts
const invalidChecks = () => contract.operations.flatMap((operation) => operation.body ? checksOf(operation, operation.body) : []);
function checksOf(operation, body) {
	const { pointer } = operation;
	const isForm = body.kind === "form";
	const isJson = body.kind === "json";
	const place = `${pointer}/requestBody`;
	const rejects = (name, title, content) => rejectionCheck(operation, body, {
		name,
		title,
		place,
		sent: { content }
	});
	const form = {
		fields: [],
		files: [],
		fileField: body.fileField ?? "file"
	};
	const json = {
		contentType: "application/json",
		bodyText: "{}"
	};
	return [
		...body.valid.map((example) => acceptanceCheck(operation, body, example)),
		...isJson && body.fields.length > 0 ? [unknownMember(operation, body)] : [],
		...body.required ? [rejects("missing", "a request without a body", isForm ? { form } : {})] : [],
		...isJson && body.required ? [rejects("not-json", "a body that is not JSON", {
			contentType: body.type,
			bodyText: "{\""
		})] : [],
		...isForm ? [rejects("other-type", "a body of another media type", json)] : [],
		...body.invalid.map((wrong) => rejectionCheck(operation, body, {
			name: wrong.name,
			title: titleOf(wrong),
			place: wrong.pointer,
			sent: { value: wrong.value }
		}))
	];
}
function rejectionCheck(operation, body, wrong) {
	const { name, title, place } = wrong;
	const rejected = rejectedWith(operation);
	return checkOf(operation, "invalid", name, {
		title: `rejects ${title}`,
		sends: `${operation.id} with ${title}, everything else being valid.`,
		expects: `${rejected}, and no effect.${body.required ? "" : " A success is advice: the body is optional."}`,
		pointers: [place, `${operation.pointer}/responses/${rejected}`],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			const exchange = await context.send(operation, testResource, wrong.sent);
			const accepted = `${operation.id} accepted ${title}.`;
			if (!isSuccess(exchange) && !isRejection(exchange)) {
				const message = `${operation.id} rejected ${title} with another status than documented.`;
				context.violation(exchange, message, rejected);
			} else if (!isSuccess(exchange)) await context.expectNoEffect(testResource, exchange, `${operation.id} with ${title}`);
			else if (body.required) context.violation(exchange, accepted, rejected);
			else context.advice(exchange, accepted, rejected);
		}
	});
}
const acceptanceCheck = (operation, body, { name, value }) => checkOf(operation, "invalid", `valid-${name}`, {
	title: `accepts the example ${name}`,
	sends: `${operation.id} with the example ${name} of the contract, and the IDs of the run.`,
	expects: `A success: ${successes(operation)}.`,
	pointers: [operation.pointer, body.pointer],
	async run(context) {
		const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
		if (isSuccess(exchange)) return;
		const isFirst = name === body.valid[0]?.name;
		if (mayReject(operation) && String(exchange.status) === rejectedWith(operation) && !isFirst) throw new InconclusiveError("an open question lets a server reject it");
		const message = `${operation.id} rejected a valid request: the example ${name}.`;
		context.rejection(exchange, message);
	}
});
const unknownMember = (operation, { valid, pointer }) => checkOf(operation, "invalid", "unknown-member", {
	title: "tolerates a member that the contract does not know",
	sends: `${operation.id} with a valid body, and a member conformanceUnknown.`,
	expects: "A success. A rejection is advice.",
	pointers: [pointer],
	async run(context) {
		const usual = valid[0]?.value;
		if (!isObject(usual)) throw new InconclusiveError("the body is no object");
		const value = {
			...usual,
			conformanceUnknown: true
		};
		const exchange = await context.send(operation, await context.pool.resourceFor(operation), { value });
		if (isSuccess(exchange)) return;
		const message = `${operation.id} rejects a member that the contract does not know. Clients of later versions may send some.`;
		context.advice(exchange, message, successes(operation));
	}
});
const titleOf = ({ at, keyword, name }) => {
	const place = at === "" ? "a body that" : `a body whose ${at.slice(1).replaceAll("/", ".")}`;
	if (keyword === "required") return `${place} is missing`;
	return `${place} violates ${name.endsWith("type-null") ? "type (it is null)" : keyword}`;
};
const isRejection = ({ operation, status, response }) => String(status) === rejectedWith(operation) || rejections.includes(status) && response !== void 0 && status !== 413;
// src/conformance/checks/limits.ts
const limitChecks = () => fullOperations.flatMap((operation) => {
	if (operation.body?.fileField === void 0) return [];
	return [
		...operation.body.limits.flatMap((limit) => limitCheck(operation, limit)),
		oneOf$1(operation, "empty-file", "an empty file", {
			name: "empty.pdf",
			type: "application/pdf",
			content: ""
		}),
		oneOf$1(operation, "other-type", "a file that is not a PDF", {
			name: "notes.txt",
			type: "text/plain",
			content: "text"
		})
	];
});
const megabytes = {
	decimal: 1e6,
	binary: 1048576
};
function limitCheck(operation, limit) {
	if (limit.per === "file" && limit.unit === "MB") return [fileSize(operation, limit)];
	if (limit.unit === "files") return [fileCount(operation, limit)];
	return [];
}
function ofLimit(operation, limit) {
	const { pointer, body } = operation;
	const status = limit.rejectedWith === void 0 ? [] : [`${pointer}/responses/${limit.rejectedWith}`];
	return {
		pointers: [
			limit.pointer,
			...status,
			`${body?.pointer}/properties/${body?.fileField}`
		],
		needs: [large, ...needsFor(operation)]
	};
}
function fileSize(operation, limit) {
	const { id } = operation;
	const [small, big] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts files of ${limit.value} MB, and rejects larger ones`,
		sends: `${id} with files of ${small}, ${small + 1}, ${big} and ${big + 1} bytes.`,
		expects: `The first is accepted, and the last rejected with ${limit.rejectedWith ?? "a documented status"}. Those between are both accepted, or the first of them is rejected.`,
		async run(context) {
			const send = (size) => context.send(operation, void 0, { files: [fileOf(context.session.server.samples[0], size)] });
			const within = await send(small);
			if (!isSuccess(within)) return context.rejection(within, `${id} rejected a file of ${limit.value} MB.`);
			const between = await send(small + 1);
			if (isSuccess(between)) {
				const exact = await send(big);
				const message = `${id} rejected a file of ${big} bytes, though it accepts larger ones than ${small}.`;
				if (!isSuccess(exact)) return context.rejection(exact, message);
			} else expectStatus(context, between, limit, "a file that is too large");
			expectStatus(context, await send(big + 1), limit, "a file that is too large");
		}
	});
}
function fileCount(operation, limit) {
	return checkOf(operation, "limits", limit.name, {
		...ofLimit(operation, limit),
		title: `accepts ${limit.value} files, and rejects more`,
		sends: `${operation.id} with ${limit.value} small files, and with ${limit.value + 1}.`,
		expects: `The first is accepted with a ${task.noun} for each file, and the second rejected with ${limit.rejectedWith ?? "a documented status"}.`,
		async run(context) {
			const send = (count) => {
				const files = Array.from({ length: count }, (_, at) => ({
					...context.session.server.samples[0],
					name: `file-${at + 1}.pdf`
				}));
				return context.send(operation, void 0, { files });
			};
			const within = await send(limit.value);
			if (!isSuccess(within)) context.rejection(within, `${operation.id} rejected ${limit.value} files.`);
			else await expectTasks(context, within);
			expectStatus(context, await send(limit.value + 1), limit, `${limit.value + 1} files`);
		}
	});
}
async function expectTasks(context, exchange) {
	const { pool, session } = context;
	const count = exchange.form?.files.length ?? 0;
	if (!newTasks.met(context)) return;
	const found = new Set(await pool.tasksOf(pool.note(exchange), count));
	for (const id of found) session.created.push({
		resource: task.name,
		id
	});
	if (found.size === count) return;
	const message = `${exchange.operation.id} with ${count} files created ${found.size} ${task.noun}s.`;
	context.violation(exchange, message, String(count), String(found.size));
}
function oneOf$1(operation, name, what, file) {
	return checkOf(operation, "limits", name, {
		title: `with ${what}`,
		sends: `${operation.id} with ${what}.`,
		expects: "The contract does not specify it. The result is an observation.",
		async run(context) {
			const exchange = await context.send(operation, void 0, { files: [file] });
			const verb = isSuccess(exchange) ? "accepts" : "rejects";
			context.observation(exchange, `${operation.id} ${verb} ${what}.`, "not specified");
		}
	});
}
function expectStatus(context, exchange, limit, what) {
	const { operation, status, response } = exchange;
	if (limit.rejectedWith === void 0 ? status >= 400 && status < 500 && response !== void 0 && ![
		"401",
		"403",
		"404"
	].includes(String(status)) : String(status) === limit.rejectedWith) return;
	const message = `${operation.id} returned ${status} for ${what}.`;
	context.violation(exchange, message, limit.rejectedWith ?? "a documented rejection");
}
let block;
function fileOf({ type, content }, size) {
	block ??= new Blob([" ".repeat(1e6)]);
	const shared = block;
	const start = new Blob([content]).slice(0, size);
	const rest = size - start.size;
	const parts = Array.from({ length: Math.floor(rest / 1e6) }, () => shared);
	return {
		name: "size.pdf",
		type,
		content: new Blob([
			start,
			...parts,
			" ".repeat(rest % 1e6)
		])
	};
}
// src/conformance/checks/matrix.ts
const matrixChecks = () => [
	...matrixCases().map(caseCheck),
	...consistencyChecks(),
	...plainChecks(),
	...aggregateChecks()
];
async function observe(context, operation, before, where, options = {}, isLegal = true) {
	const witnesses = await context.pool.witnessesOf(before);
	context.mayMove(before);
	const exchange = await context.send(operation, before, options);
	const accepted = isSuccess(exchange) && isLegal ? operation : void 0;
	return {
		before,
		exchange,
		after: await context.read(before, accepted, exchange.values),
		where,
		witnesses
	};
}
function caseCheck({ operation, name, guards, legal, sampleBehavior }) {
	const { id, pointer } = operation;
	const rejected = rejectedWith(operation);
	const resource = resourceOf(operation.resource);
	const state = name.split("/")[0] ?? "";
	const prepared = name.replace("/not-", " without the condition ").replace("/partial", " with a partial success").replace("/", " with ");
	return checkOf(operation, "matrix", name, {
		title: legal ? `is allowed in ${name}` : `is rejected with ${rejected} in ${name}`,
		sends: `Prepares a ${resource.noun} in ${prepared}, reads it, sends ${id}, and reads it again.`,
		expects: legal ? acceptance(operation, sampleBehavior) : rejectionOf(operation),
		pointers: [
			pointer,
			...transitionOf(operation),
			...pointersOfState(resource, state),
			...legal ? [] : [`${pointer}/responses/${rejected}`]
		],
		async run(context) {
			const taken = await context.pool.take(guards, sampleBehavior);
			const before = await context.read(taken);
			if (differences(taken, before.fields, Object.keys(guards)).length > 0) throw new InconclusiveError("the service changed the resource before the request");
			const send = () => observe(context, operation, before, ` in ${name}`, {}, legal);
			let observed = await send();
			const mayBeFirst = operation.ownQuestions.includes("approved-initially") && showsEffect(operation, before.fields);
			if (!legal && mayBeFirst && isSuccess(observed.exchange)) observed = await send();
			if (legal) await judgeAccepted(context, observed, sampleBehavior);
			else if (judgeRejected(context, observed)) context.pool.putBack(observed.after);
		}
	});
}
function plainChecks() {
	return fullOperations.filter(({ transition }) => transition && !transition.from && !transition.creates && Object.keys(transition.to).length > 0).map((operation) => checkOf(operation, "matrix", "any", {
		title: "has the documented effect",
		sends: `Reads a resource, sends ${operation.id}, and reads the resource again.`,
		expects: acceptance(operation, {}),
		pointers: [operation.pointer, ...transitionOf(operation)],
		async run(context) {
			const testResource = await context.pool.resourceFor(operation);
			if (!testResource) throw new InconclusiveError("there is no resource");
			const { folder = "", kind } = context.session.server;
			const value = kind === "sandbox" ? `folder-${crypto.randomUUID()}` : folder;
			const set = Object.values(operation.transition?.to ?? {}).flatMap(({ parameter }) => parameter ?? []);
			await judgeAccepted(context, await firstAccepted(context, operation, testResource, Object.fromEntries(set.map((name) => [name, value]))), {});
		}
	}));
}
async function firstAccepted(context, operation, testResource, path) {
	const send = async (to, value) => observe(context, operation, await context.read(to), "", {
		path,
		...value !== void 0 && { value }
	});
	const first = await send(testResource);
	if (!mayDepend(operation, first.exchange.status)) return first;
	const value = operation.body?.valid[0]?.value;
	let unprepared = 0;
	for (const state of [void 0, ...task.lifecycle.states]) try {
		const id = state === void 0 ? testResource.id : uploadOf((await context.pool.sole(state)).fields);
		for (const body of [void 0, value]) {
			const next = await send({
				...testResource,
				id
			}, body);
			if (isSuccess(next.exchange)) return next;
		}
	} catch (error) {
		if (!(error instanceof InconclusiveError)) throw error;
		unprepared++;
	}
	if (unprepared > 0) throw new InconclusiveError("an open question lets the server reject it in the states that could be prepared");
	const message = `${operation.id} was rejected in every state that the run could prepare.`;
	context.violation(first.exchange, message, successes(operation));
	return first;
}
async function judgeAccepted(context, { before, exchange, after, where, witnesses }, sampleBehavior) {
	const { operation } = exchange;
	const { id, transition, success, resource } = operation;
	const { to = {} } = transition ?? {};
	const isSandbox = context.session.server.kind === "sandbox";
	const status = String(exchange.status);
	if (!isSuccess(exchange)) return context.rejection(exchange, `${id} was rejected${where}, where it is allowed.`, before);
	assertReadable(exchange);
	const partial = success.partial.includes(status);
	if (success.partial.length > 0 && isSandbox && partial !== (sampleBehavior.partial === true)) {
		const message = `${id} did not return the status of a partial success.`;
		return context.violation(exchange, message, list(success.partial));
	}
	const state = resourceOf(resource).lifecycle.field;
	const response = exchange.fields ?? {};
	for (const [field, { value, parameter }] of Object.entries(to)) {
		const wanted = parameter === void 0 ? value : exchange.values[parameter];
		if (wanted === void 0) continue;
		const [expected, now] = [wanted, after.fields[field]].map((each) => JSON.stringify(each));
		if (field in response && response[field] !== wanted) {
			const message = `The response of ${id} does not show the new ${field}.`;
			return context.violation(exchange, message, String(expected), JSON.stringify(response[field]));
		}
		const moves = field === state && isLeft(operation.resource, wanted);
		if (now !== expected && !moves) {
			const message = `${id} was accepted${where}, and ${field} did not change.`;
			return context.violation(exchange, message, String(expected), String(now));
		}
	}
	const set = Object.keys(to);
	const kept = keptFields(before, set, isMoving(before) || isProcessedAfter(operation, after.fields));
	for (const fields of [response, after.fields]) {
		const shown = kept.filter((field) => field in fields && (set.length === 0 || !isExport(before.resource, field, fields)));
		const changed = differences(before, fields, shown);
		if (changed.length === 0) continue;
		const message = `${id} changed more than it should${where}.`;
		return context.change(exchange, message, before, fields, changed);
	}
	for (const witness of witnesses) {
		const now = await context.read(witness);
		const changed = context.changedFields(witness, now.fields, keptFields(witness, [], isMoving(witness)));
		if (changed.length === 0) continue;
		const message = `${id} changed another resource, the ${resourceOf(witness.resource).noun} ${witness.id}.`;
		return context.change(exchange, message, witness, now.fields, changed);
	}
}
function judgeRejected(context, { before, exchange, after, where }) {
	const { operation } = exchange;
	const { id } = operation;
	const rejected = rejectedWith(operation);
	const effects = fieldsSetBy(operation).flatMap(([field, value]) => value !== void 0 && after.fields[field] === value ? [field] : []);
	const fields = isMoving(before) ? [...keptFields(before, [], true), ...effects] : void 0;
	const changed = context.changedFields(before, after.fields, fields);
	const ignored = isSuccess(exchange) && mayIgnore(operation);
	if (isSuccess(exchange) && !ignored) context.violation(exchange, `${id} was accepted${where}, where it is not allowed.`, rejected);
	else if (!ignored && String(exchange.status) !== rejected && !isOpenRejection(operation, exchange.status)) {
		const message = `${id} was rejected${where} with another status than documented.`;
		context.violation(exchange, message, rejected);
	} else if (changed.length > 0) {
		const message = `${id} was ${ignored ? "ignored" : "rejected"}${where}, and had an effect.`;
		context.change(exchange, message, before, after.fields, changed);
	}
	return changed.length === 0;
}
function disallowedRequests(session, operation) {
	const checks = matrixCases().filter(({ legal, guards }) => !legal && !isMoving({
		resource: task.name,
		fields: valuesFor(guards)
	})).map(caseId);
	return exchangesOf(session, operation).filter(({ check }) => checks.includes(check));
}
const consistencyChecks = () => contract.operations.filter(mayIgnore).map((operation) => checkOf(operation, "matrix", "consistent", {
	title: "is rejected in every state that does not allow it, or ignored in every one",
	expects: "The same in every state that does not allow the operation and that the service does not change: rejections, or successes without effect.",
	run(context) {
		const sent = disallowedRequests(context.session, operation);
		if (sent.length === 0) throw new InconclusiveError("no such request was sent");
		const ignored = sent.find(isSuccess);
		const rejected = sent.find((exchange) => !isSuccess(exchange));
		if (!ignored || !rejected) return;
		context.violation([rejected, ignored], `${operation.id} is rejected in some states that do not allow it, and accepted in others.`, "the same in all of them", `${rejected.status} in ${rejected.check.split("/")[2]}, ${ignored.status} in ${ignored.check.split("/")[2]}`);
	}
}));
function aggregateChecks() {
	const { lifecycle: own } = task;
	const { name, noun, lifecycle } = upload;
	const shared = own.states.filter((state) => lifecycle.states.includes(state));
	const plainOf = (seen) => (lifecycle.spellings[String(seen)] ?? String(seen)).toUpperCase();
	return shared.map((state) => ({
		id: `matrix/${name}/${state}`,
		title: `an ${noun} is ${state} if its only ${task.noun} is`,
		sends: `Creates an ${noun} with one document, brings its ${task.noun} into ${state}, and reads both.`,
		expects: `The ${lifecycle.field} of the ${noun} is ${state}.`,
		pointers: pointersOfState(upload, state),
		needs: [
			writes,
			irreversible,
			newTasks
		],
		async run(context) {
			const child = await context.pool.sole(state);
			const exchange = await repeated(context.session, () => context.send(readerOf(name), void 0, { id: uploadOf(child.fields) }), ({ fields }) => plainOf(fields?.[lifecycle.field]) === state);
			const { fields } = await context.read(child);
			if (fields[own.field] !== state) throw new InconclusiveError(`the ${task.noun} did not stay in ${state}`);
			const seen = exchange.fields?.[lifecycle.field];
			if (typeof seen !== "string") throw new InconclusiveError("the response has no state");
			if (plainOf(seen) === state) return;
			const known = lifecycle.states.some((each) => each.toUpperCase() === seen.toUpperCase());
			const message = `An ${noun} whose only ${task.noun} is ${state} has another state.`;
			(known ? context.violation : context.observation)(exchange, message, state, seen);
		}
	}));
}
// src/conformance/checks/list.ts
const allChecks = [
	...contract.unsupportedOperations.map(({ id, pointer, lacks }) => ({
		id: `responses/${id}/not-followed`,
		title: `${id} has no checks`,
		sends: "No request.",
		expects: `The tool does not support ${id}: it lacks support for ${lacks}.`,
		pointers: [pointer],
		needs: [{
			met: () => false,
			reason: `support for ${lacks} in ${id}, which this tool lacks`
		}],
		run() {}
	})),
	...responseChecks(),
	...accessChecks(),
	...matrixChecks(),
	...invalidChecks(),
	...limitChecks(),
	...concurrencyChecks(),
	...hygieneChecks()
];
const listChecks = () => allChecks.map((check) => toListedCheck(check));
const toListedCheck = (check, docsUrl = "") => {
	const { id, title, sends = "Nothing.", expects, pointers = [] } = check;
	const [group = ""] = id.split("/");
	return {
		id,
		group,
		title,
		sends,
		expects,
		docs: `${docsUrl.replace(/\/*$/, docsUrl === "" ? "" : "/")}guides/conformance-checks.html#${anchorOf(id)}`,
		pointers,
		statements: statementsOf(pointers)
	};
};
function statementsOf(pointers) {
	const proven = new Set(pointers);
	return provable.filter(({ places }) => places.some((each) => proven.has(each))).map(({ id }) => id);
}
const upwards = (pointer) => contract.valueLists.some((list) => pointer.startsWith(`${list}/`)) ? [pointer] : pointer.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
const provable = contract.statements.map(({ id, pointers }) => ({
	id,
	places: pointers.flatMap(upwards)
}));
const anchorOf = (id) => id.replaceAll(/[^A-Za-z0-9]+/g, "-");
// src/conformance/reports/printable.ts
const printable = (value) => JSON.parse(JSON.stringify(value), (_, each) => typeof each === "string" ? oneLine(each) : each);
const escapes = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escaped$1 = (character) => escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
const unsafe = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Cs}|#(?=#\w*\[)|:(?=:(?:\w|-)+(?: [^:]*)?::)/gu;
const oneLine = (text) => text.replaceAll(unsafe, escaped$1);
const printableJson = (value) => `${JSON.stringify(value, null, 2).replaceAll(unsafe, (each) => each === "\n" ? each : escaped$1(each))}\n`;
// src/conformance/reports/interpretations.ts
const setArguments = (results) => results.flatMap(({ setting, value }) => value === void 0 ? [] : [`--set ${setting}=${value}`]).join(" ");
const interpretationsFile = (results) => {
	const interpretations = results.flatMap(({ setting, value, evidence }) => value === void 0 ? [] : [{
		setting,
		value,
		evidence
	}]);
	return printableJson({ interpretations });
};
// src/conformance/reports/report.ts
const violationsOf = ({ checks }) => checks.flatMap((check) => check.findings.flatMap((finding) => finding.verdict === "violation" ? [{
	check,
	finding
}] : []));
const exitCodeOf = ({ verdict }) => verdict === "conforms" ? 0 : verdict === "violations" ? 1 : 2;
// src/shared/group-by.ts
function groupBy(values, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const key = keyOf(value);
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}
// src/conformance/reports/sections.ts
const conclusions = {
	conforms: "The server conforms to the contract, as far as the run shows.",
	violations: "The server violates the contract.",
	"could-not-run": "The run could not judge the server."
};
const conclusionOf = ({ verdict, checks }) => verdict === "conforms" && checks.some(({ findings }) => findings.some(({ known }) => known)) ? "The server violates the contract only where the baseline tolerates it." : conclusions[verdict];
const details = (findings) => findings.map(({ verdict, message, expected, seen, exchanges }) => [
	`${verdict}: ${message}`,
	`expected: ${expected}`,
	`seen: ${seen}`,
	...exchanges.map(({ curl, status, body, trace }) => `${curl}\n→ ${status} ${body} (trace ${trace})`)
].join("\n")).join("\n\n");
const shown$2 = 5;
const sectionsOf = (report) => [
	settings(report),
	answers$1(report),
	leftBehind(report)
].filter(({ rows }) => rows.length > 0);
function settings({ interpretations: results }) {
	const set = setArguments(results);
	return {
		title: "Settings",
		head: [
			"Setting",
			"Value",
			"Evidence"
		],
		rows: results.map(({ setting, value = "?", evidence, default: standard }) => [
			setting,
			["?", standard].includes(value) ? value : `${value} (the default is ${standard})`,
			evidence
		]),
		...set !== "" && { command: {
			title: "The sandbox imitates this server with",
			line: `docproc-sandbox ${set}`
		} }
	};
}
const answers$1 = (report) => ({
	title: "Results for open questions",
	head: ["Question", "Behavior"],
	rows: report.answers.map(({ question, answer }) => [question, answer])
});
const leftBehind = (report) => ({
	title: "Left behind",
	head: ["Resources", "IDs"],
	rows: [...groupBy(report.leftBehind, ({ resource }) => resource)].map(([resource, left]) => {
		const ids = left.slice(0, shown$2).map(({ id }) => id);
		return [`${left.length} × ${resource}`, ids.join(", ") + (left.length > shown$2 ? ", …" : "")];
	})
});
// src/conformance/reports/junit.ts
function junit(given) {
	const { checks, durationMs, startedAt, stopped } = printable(given);
	const suite = (name, attributes, content) => `  <testsuite name="${escaped(name)}" ${attributes} timestamp="${escaped(startedAt)}">\n${content}\n  </testsuite>`;
	const suites = [...groupBy(checks, ({ group }) => group)].map(([name, own]) => {
		const time = own.reduce((sum, check) => sum + check.durationMs, 0);
		return suite(name, `${counts(own)} skipped="${count(own, "not-run")}" ${timeOf(time)}`, own.map(testCase).join("\n"));
	});
	if (stopped !== void 0) {
		const error = `    <testcase classname="conformance" name="run" ${timeOf(durationMs)}><error message="${escaped(stopped)}"/></testcase>`;
		suites.unshift(suite("run", `${counts([], 1)} skipped="0" ${timeOf(durationMs)}`, error));
	}
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${`${counts(checks, stopped === void 0 ? 0 : 1)} ${timeOf(durationMs)}`}>\n${suites.join("\n")}\n</testsuites>\n`;
}
const count = (checks, verdict) => checks.filter((check) => check.verdict === verdict).length;
const counts = (checks, errors = 0) => `tests="${checks.length + errors}" failures="${count(checks, "violation")}" errors="${errors}"`;
const timeOf = (ms) => `time="${(ms / 1e3).toFixed(3)}"`;
function testCase({ id, group, title, verdict, findings, durationMs, reason = "" }) {
	const start = `    <testcase classname="conformance.${escaped(group)}" name="${escaped(`${id}: ${title}`)}" ${timeOf(durationMs)}`;
	if (verdict === "not-run") return `${start}><skipped message="${escaped(reason)}"/></testcase>`;
	const text = escaped(details(findings));
	if (verdict === "violation") return `${start}><failure message="${escaped(findings[0]?.message ?? "")}">${text}</failure></testcase>`;
	return findings.length === 0 ? `${start}/>` : `${start}><system-out>${text}</system-out></testcase>`;
}
const escaped = (text) => text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "?").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
// src/conformance/reports/markdown.ts
function markdown(given) {
	const report = printable(given);
	const { checks, summary, stopped } = report;
	const some = (verdict) => checks.filter((check) => check.verdict === verdict);
	const failed = some("violation").flatMap(({ id, findings, replay, sends, expects, docs }) => [
		`### \`${id}\``,
		"",
		`Sends: ${text(sends)} Expects: ${text(expects)} [Documentation](${docs})`,
		"",
		...findings.filter(({ verdict }) => verdict === "violation").flatMap(({ message, expected, seen, exchanges }) => [
			text(message),
			"",
			`- Expected: ${text(expected)}`,
			`- Seen: ${text(seen)}`,
			"",
			...fenced(exchanges.map(({ curl }) => curl)),
			...exchanges.length > 0 ? [`Traces: ${exchanges.map(({ trace }) => `\`${trace}\``).join(", ")}`, ""] : []
		]),
		`Repeat: \`${replay}\``,
		""
	]);
	const notes = [...some("advice"), ...some("observation")].flatMap(({ findings }) => findings.map(({ verdict, message }) => `- ${verdict}: ${text(message)}`));
	return [
		"# Conformance",
		"",
		`**${conclusionOf(report)}** ${report.requests} requests to ${report.baseUrl} in ${(report.durationMs / 1e3).toFixed(1)} s.`,
		...stopped === void 0 ? [] : ["", `Stopped: ${text(stopped)}`],
		"",
		...table(["Verdict", "Checks"], Object.entries(summary).map(([name, count]) => [name, String(count)])),
		...section("Violations", failed),
		...section("Advice and observations", notes),
		...sectionsOf(report).flatMap(({ title, head, rows, command }) => section(title, [...table(head, rows), ...command ? [
			"",
			`${command.title}:`,
			"",
			...fenced([command.line])
		] : []])),
		""
	].join("\n");
}
const section = (title, lines) => lines.length === 0 ? [] : [
	"",
	`## ${title}`,
	"",
	...lines
];
const fenced = (lines) => {
	const fence = "`".repeat(Math.max(3, ...lines.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length + 1)));
	return [
		`${fence}sh`,
		...lines,
		fence,
		""
	];
};
const text = (value) => value.replaceAll(/[\\`*_<>[\]|~&]/g, String.raw`\$&`).replaceAll(/[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)/gi, "$&<!-- -->");
const table = (head, rows) => rows.length === 0 ? [] : [
	head,
	head.map(() => "---"),
	...rows.map((row) => row.map(text))
].map((row) => `| ${row.join(" | ")} |`);
// src/conformance/reports/formats.ts
const formats = {
	json: {
		file: "conformance.json",
		render: printableJson
	},
	junit: {
		file: "conformance.xml",
		render: junit
	},
	markdown: {
		file: "conformance.md",
		render: markdown
	}
};
// src/conformance/requests/semaphore.ts
var Semaphore = class {
	#waiting = [];
	#free;
	constructor(size) {
		this.#free = size;
	}
	async run(task) {
		if (this.#free > 0) this.#free--;
		else await new Promise((resolve) => this.#waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free++;
		}
	}
};
// src/conformance/requests/http.ts
const down = /* @__PURE__ */ new Set([502, 504]);
const busy = /* @__PURE__ */ new Set([429, 503]);
const isDown = (status) => status >= 500 || busy.has(status);
const maxRetries = 3;
const maxWaitMs = 6e4;
const maxServerErrors = 10;
const maxUnanswered = 8;
const unansweredPauseMs = 500;
var UnansweredError = class extends InconclusiveError {};
var Http = class {
	exchanges = [];
	stopped;
	delayed = [];
	#options;
	#semaphore;
	#ended = new AbortController();
	#serverErrors = 0;
	#unanswered = 0;
	#nextStart = 0;
	#pausedUntil = 0;
	#count = 0;
	constructor(options) {
		this.#options = options;
		this.#semaphore = new Semaphore(options.concurrency);
	}
	async send(request) {
		for (let attempt = 0;; attempt++) {
			const exchange = await this.#semaphore.run(() => this.#once(request).catch((error) => {
				if (request.method !== "GET" || !(error instanceof UnansweredError)) throw error;
				return this.#once(request);
			}));
			if (down.has(exchange.status)) {
				this.#keep(exchange);
				throw new InconclusiveError(`inconclusive: the server was down, with ${exchange.status}`);
			}
			if (!busy.has(exchange.status)) return this.#keep(exchange);
			this.delayed.push(exchange);
			const wait = retryAfter(exchange.headers["retry-after"]) ?? 1e3 * 2 ** attempt;
			if (attempt >= maxRetries) {
				this.#keep(exchange);
				throw new InconclusiveError(`inconclusive: the server asked to wait with ${exchange.status}`);
			}
			this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + Math.min(wait, maxWaitMs));
		}
	}
	abort(reason) {
		this.stopped ??= reason;
		this.#ended.abort();
		return new StoppedError(this.stopped);
	}
	get aborted() {
		return this.#ended.signal.aborted;
	}
	#keep(exchange) {
		this.exchanges.push(exchange);
		this.#serverErrors = exchange.status >= 500 ? this.#serverErrors + 1 : 0;
		if (this.#serverErrors >= maxServerErrors) this.stopped ??= `${maxServerErrors} responses in a row were server errors, the last one ${exchange.status} to ${exchange.operation.id}.`;
		return exchange;
	}
	async #once(request) {
		await this.#turn();
		if (this.stopped !== void 0) throw new StoppedError(this.stopped);
		const { baseUrl, timeoutMs } = this.#options;
		const { operation, path, method, authorization, contentType } = request;
		const headers = Object.fromEntries(operation.headers);
		if (authorization !== void 0) headers["authorization"] = authorization;
		if (contentType !== void 0) headers["content-type"] = contentType;
		const number = ++this.#count;
		const trace = randomBytes(16).toString("hex");
		headers["traceparent"] = `00-${trace}-${randomBytes(8).toString("hex")}-01`;
		const start = performance.now();
		try {
			const body = bodyOf(request);
			if (body === void 0) headers["connection"] = "close";
			const response = await this.#options.fetch(baseUrl + path, {
				method,
				headers,
				...body !== void 0 && { body },
				redirect: "manual",
				signal: AbortSignal.timeout(timeoutMs)
			});
			const text = await response.text();
			this.#unanswered = 0;
			const json = parsed(text);
			return {
				...request,
				number,
				trace,
				documented: method === operation.method,
				status: response.status,
				headers: Object.fromEntries(response.headers),
				type: (response.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
				text,
				json,
				durationMs: performance.now() - start,
				response: responseOf(operation.responses, response.status),
				fields: response.ok ? fieldsIn(operation, json) : void 0
			};
		} catch (error) {
			const { message, cause } = error;
			const reason = `${method} ${path} received no response: ${message}${cause instanceof Error ? `: ${cause.message}` : ""}`;
			this.#unanswered++;
			this.#pausedUntil = Math.max(this.#pausedUntil, Date.now() + unansweredPauseMs * this.#unanswered);
			if (this.#unanswered < maxUnanswered) throw new UnansweredError(`inconclusive: ${reason}`);
			this.stopped ??= `${maxUnanswered} requests in a row failed, the last one: ${reason}`;
			throw new StoppedError(this.stopped);
		}
	}
	async #turn() {
		const now = Date.now();
		const { rate } = this.#options;
		const start = Math.max(now, this.#pausedUntil, this.#nextStart);
		if (Number.isFinite(rate)) this.#nextStart = start + 1e3 / rate;
		if (start > now) await this.wait(start - now);
	}
	async wait(ms) {
		await timers.setTimeout(ms, void 0, { signal: this.#ended.signal }).catch(() => {});
	}
};
function bodyOf({ bodyText, form }) {
	if (!form) return bodyText;
	const data = new FormData();
	for (const [name, value] of form.fields) data.append(name, value);
	for (const { name, type, content } of form.files) data.append(form.fileField, new Blob([content], { type }), name);
	return data;
}
function retryAfter(value) {
	if (value === void 0) return void 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
	return Number.isFinite(ms) ? Math.max(0, ms) : void 0;
}
// src/conformance/run/cause.ts
const wrongKeys = [
	"none",
	"malformed",
	"invalid"
];
function commonCause({ http }) {
	const sent = http.exchanges.filter(({ documented }) => documented);
	const answered = sent.filter(({ status }) => !isDown(status));
	if (sent.length === 0 && http.stopped !== void 0) return `${http.stopped}: check --base-url.`;
	if (sent.length > 0 && answered.length === 0) return http.stopped ?? `Every response was ${summary(sent)}: the server is down or busy.`;
	if (new Set(answered.map(({ check }) => check)).size < 2 || answered.some(hasResource)) return void 0;
	const withKey = answered.filter(({ credential }) => credential === "full");
	if (withKey.length > 0 && withKey.every(({ status }) => status === 401)) return "Every request with the key returned 401: check the key, and --base-url.";
	if (!dependsOnKey(answered, withKey) || withKey.length > 0 && !withKey.some(isDocumentedError)) return `Every response was ${summary(answered)}: check --base-url.`;
	return withKey.some(({ status, operation }) => [401, 403].includes(status) || status === 404 && operation.changeType === "creates") ? `No request with the key was accepted, the responses were ${summary(withKey)}: check the key, --team and --project.` : void 0;
}
const hasResource = (exchange) => isSuccess(exchange) && exchange.response !== void 0 && exchange.operation.success.kind !== "unknown" && problemsOf({
	...exchange,
	type: "application/json"
}).length === 0;
const isDocumentedError = (exchange) => !isSuccess(exchange) && exchange.response !== void 0;
const dependsOnKey = (answered, withKey) => {
	const compared = answered.filter(({ credential, operation }) => wrongKeys.includes(credential) && withKey.some((each) => each.operation === operation));
	const isSame = ({ operation, status }) => withKey.some((each) => each.operation === operation && each.status === status);
	return compared.length === 0 || !compared.every(isSame);
};
const shown$1 = 3;
function summary(exchanges) {
	const kinds = [...groupBy(exchanges, ({ status, type, headers }) => {
		const target = headers["location"]?.split(/[?#]/, 1)[0];
		return `${status}${target === void 0 ? type && ` (${type})` : ` to ${target}`}`;
	})].sort(([, a], [, b]) => b.length - a.length).map(([kind]) => kind);
	return list([...kinds.slice(0, shown$1), ...kinds.length > shown$1 ? ["others"] : []]);
}
// src/conformance/checks/server-changes.ts
const reads = 20;
async function isChangedByServer({ pool, serverChanges }, { testResource, fields }) {
	const { resource } = testResource;
	const identifying = identifyingFields(resource);
	try {
		const same = guardedFields(resource).filter((field) => fields.includes(field));
		const before = await pool.like(testResource, same);
		for (let count = 0; count < reads; count++) {
			const after = await pool.read(before);
			const changed = differences(before, after.fields, fields);
			if (changed.length === 0) continue;
			for (const field of changed) if (!identifying.includes(field)) serverChanges.add(`${resource}.${field}`);
			return true;
		}
		pool.putBack(before);
		return false;
	} catch (error) {
		if (!isExpected(error)) throw error;
		return true;
	}
}
// src/conformance/resources/lost-error.ts
var LostError = class extends InconclusiveError {
	exchange;
	constructor(exchange, id) {
		super(`${exchange.operation.id} of ${id} returned ${exchange.status}`);
		this.exchange = exchange;
	}
};
var NoTaskError = class extends InconclusiveError {
	constructor(upload) {
		super(`no task of the upload ${upload} was found (--find-tasks-command)`);
	}
};
// src/conformance/contract/options.ts
const permissions = [
	"writes",
	"irreversible",
	"large"
];
const rules = {
	baseUrl: "text",
	team: "text",
	project: "text",
	apiKey: "text",
	credentials: "any",
	otherProject: "any",
	folder: "any",
	allow: "any",
	findTasks: "any",
	taskIds: "any",
	samples: "any",
	only: "any",
	sandbox: "any",
	docsUrl: "any",
	controlToken: "any",
	rate: "positive",
	concurrency: "positive",
	timeoutMs: "positive",
	processingMs: "positive",
	signal: "any",
	fetch: "any",
	onProgress: "any"
};
function checkOptions(options) {
	const values = { ...options };
	for (const name of Object.keys(values)) if (!Object.hasOwn(rules, name)) throw new TypeError(`There is no option ${name}.`);
	for (const [name, rule] of Object.entries(rules)) {
		const value = values[name];
		if (rule === "text" && (typeof value !== "string" || value === "")) throw new TypeError(`${name} must be a non-empty string.`);
		if (rule === "positive" && value !== void 0 && !(Number(value) > 0)) throw new TypeError(`${name} must be a positive number.`);
	}
	if (!URL.canParse(options.baseUrl) || !/^https?:/.test(options.baseUrl)) throw new TypeError(`baseUrl must be an absolute http or https URL, and is ${options.baseUrl}.`);
	const { username, password, search, hash, pathname } = new URL(options.baseUrl);
	if (username + password + search + hash !== "") throw new TypeError("baseUrl must have no user, query or fragment.");
	const version = contract.operations[0]?.path.split("/", 2).join("/") ?? "";
	if (pathname.replace(/\/+$/, "").endsWith(version)) throw new TypeError(`baseUrl must end before the version ${version}, and is ${options.baseUrl}.`);
	const unknown = options.allow?.find((each) => !permissions.includes(each));
	if (unknown !== void 0) throw new TypeError(`allow cannot contain ${unknown}. It can contain ${permissions.join(", ")}.`);
}
// src/conformance/resources/preparations.ts
const maxSteps = 4;
function* preparations(testResource, guards, operations) {
	const { field: state, moves } = task.lifecycle;
	const seen = /* @__PURE__ */ new Set();
	const searchStates = [{
		changed: {},
		open: false,
		steps: []
	}];
	for (const { changed, open, steps } of searchStates) {
		const key = JSON.stringify([changed, open]);
		if (seen.has(key)) continue;
		seen.add(key);
		const fields = {
			...testResource.fields,
			...changed
		};
		const { [state]: _, ...others } = guards;
		if (fits$1(fields, open ? others : guards)) yield steps;
		if (open || steps.length === maxSteps) continue;
		for (const operation of operations) {
			const values = fieldsSetBy(operation);
			if (!fits$1(fields, operation.transition?.from ?? {}) || values.some(([, value]) => value === void 0)) continue;
			const after = {
				...changed,
				...Object.fromEntries(values)
			};
			searchStates.push({
				changed: after,
				open: false,
				steps: [...steps, operation]
			});
		}
		for (const { from, to, unknown } of moves) {
			if (from === void 0 || from !== fields[state]) continue;
			const after = {
				...changed,
				...to !== void 0 && { [state]: to }
			};
			searchStates.push({
				changed: after,
				open: unknown !== void 0,
				steps: [...steps, "wait"]
			});
		}
	}
}
const changingOperations = contract.operations.filter(({ resource, transition }) => resource === task.name && Object.keys(transition?.to ?? {}).length > 0);
const nameOf = (steps) => steps.map((step) => step === "wait" ? step : step.id).join(" ");
// src/conformance/resources/pool.ts
const samplesPerUpload = 4;
const preparation = "preparation";
var ResourcePool = class {
	#session;
	#semaphore = new Semaphore(1);
	#free = [];
	#spare = [];
	#uploads = /* @__PURE__ */ new Map();
	#failed = /* @__PURE__ */ new Map();
	#allowed;
	#shared;
	#lost;
	constructor(session) {
		const { allow } = session;
		this.#session = session;
		this.#allowed = changingOperations.filter(({ changeType: effect }) => allow.has("writes") && (effect !== "irreversible" || allow.has("irreversible")));
	}
	async addGiven() {
		const { http, options, server } = this.#session;
		for (const id of options.taskIds ?? []) try {
			this.#free.push(await this.read({
				resource: task.name,
				id,
				fields: {},
				sample: server.samples[0]
			}));
		} catch (error) {
			if (!isExpected(error)) throw error;
			http.abort(`The given task ${id} cannot be used: ${error.message}.`);
		}
	}
	take(guards, sampleBehavior = {}) {
		return this.#semaphore.run(async () => {
			const key = JSON.stringify([guards, sampleBehavior]);
			const known = this.#failed.get(key);
			if (known !== void 0) throw new InconclusiveError(known);
			const found = await this.#prepare(guards, sampleBehavior) ?? await this.#seeded(guards, this.#defaultSample(sampleBehavior), true);
			if (found) return found;
			const wanted = Object.entries(guards).map(([field, guard]) => `${field} ${describe$2(guard)}`);
			const message = `no ${task.noun} could be prepared (${wanted.join(", ") || "in any state"})`;
			this.#failed.set(key, message);
			throw new InconclusiveError(message);
		});
	}
	async #share(guards) {
		const found = await this.take(guards);
		this.putBack(found);
		return found;
	}
	putBack(testResource) {
		if (testResource.resource === task.name) this.#free.push(testResource);
	}
	async resourceFor(operation) {
		const { resource, transition, changeType: effect } = operation;
		if (!acts(operation)) return void 0;
		const guards = firstGuards(transition?.from ?? {});
		if (resource === task.name) return effect === "none" ? this.#share(guards) : this.take(guards);
		if (resource !== upload.name) throw new InconclusiveError(`the run cannot create a ${resource}`);
		return effect === "none" ? this.#sharedUpload() : this.#createUpload();
	}
	like({ resource, fields }, same) {
		if (resource !== task.name) return this.#createUpload();
		const guarded = [.../* @__PURE__ */ new Set([task.lifecycle.field, ...same])];
		return this.take(Object.fromEntries(guarded.map((field) => [field, { in: [fields[field]] }])));
	}
	async parentsOf({ parameters }) {
		const found = {};
		for (const { name, of } of parameters) {
			if (of === upload.name) found[name] = (await this.#sharedUpload()).id;
			if (of === task.name) found[name] = (await this.#share({})).id;
		}
		return found;
	}
	#sharedUpload() {
		this.#shared ??= this.#createUpload().catch((error) => {
			this.#shared = void 0;
			throw error;
		});
		return this.#shared;
	}
	async #createUpload() {
		if (!creator) throw new InconclusiveError("no operation creates resources of files");
		const exchange = await this.#session.send(preparation, creator, { value: uniqueForm(creator) });
		return this.open(upload.name, this.note(exchange));
	}
	#defaultSample(sampleBehavior) {
		const { samples } = this.#session.server;
		return samples.find((each) => each.endsIn === void 0 && hasBehavior(each, sampleBehavior));
	}
	async #prepare(guards, sampleBehavior) {
		const isFree = (each) => fits$1(each.fields, guards) && hasBehavior(each.sample, sampleBehavior);
		for (const free of this.#free.filter(isFree)) {
			this.#free.splice(this.#free.indexOf(free), 1);
			const current = await this.read(free);
			if (isFree(current)) return current;
			this.#free.push(current);
		}
		const state = guards[task.lifecycle.field];
		const ending = this.#session.server.samples.filter((each) => each.endsIn !== void 0 && hasBehavior(each, sampleBehavior) && state && passes(state, each.endsIn));
		for (const sample of [...ending, this.#defaultSample(sampleBehavior)]) {
			if (!sample) continue;
			const tried = /* @__PURE__ */ new Set();
			const found = await this.#fromFree(sample, guards, tried) ?? (await this.#add(sample) && await this.#fromFree(sample, guards, tried));
			if (found) return found;
		}
	}
	async #fromFree(sample, guards, tried) {
		for (;;) {
			const [way] = this.#free.filter((each) => each.sample === sample).flatMap((start) => [...preparations(start, guards, this.#allowed)].map((steps) => ({
				start,
				steps,
				name: nameOf(steps)
			})).filter(({ name }) => !tried.has(name))).sort((a, b) => a.steps.length - b.steps.length);
			if (!way) return void 0;
			tried.add(way.name);
			this.#free.splice(this.#free.indexOf(way.start), 1);
			const end = await this.#follow(way.start, way.steps);
			if (fits$1(end.fields, guards)) return end;
			this.#free.push(end);
		}
	}
	async #follow(testResource, steps) {
		let current = testResource;
		for (const step of steps) {
			if (step === "wait") {
				current = await this.settled(current);
				continue;
			}
			const exchange = await this.#session.send(preparation, step, { id: current.id });
			if (!isSuccess(exchange)) break;
			const fields = exchange.fields;
			current = fields ? {
				...current,
				fields
			} : await this.read(current);
		}
		const [last] = steps.slice(-1);
		return last === void 0 ? current : this.readAfter(last === "wait" ? void 0 : last, current);
	}
	async #add(sample) {
		const { server, allow, options } = this.#session;
		const [base] = server.samples;
		const { field, moves } = task.lifecycle;
		const usual = moves.find(({ from, to }) => from !== void 0 && to !== void 0)?.to;
		const isFresh = (each) => each.sample === sample && each.fields[field] === (sample.endsIn ?? usual);
		if (options.taskIds !== void 0 || this.#free.some(isFresh) || !server.findTasks || !allow.has("writes")) return false;
		const count = sample === base ? 11 : samplesPerUpload;
		const { found: uploaded } = await this.upload([base, ...Array.from({ length: count }, () => sample)]);
		const ready = await Promise.all(uploaded.map((each) => this.settled(each, sample.endsIn)));
		const spare = ready.findIndex(({ fields }) => fields["name"] === base.name);
		this.#spare.push(...ready.splice(Math.max(0, spare), 1));
		this.#free.push(...ready.map((each) => ({
			...each,
			sample
		})));
		return true;
	}
	async upload(files, operation = creator) {
		const { findTasks } = this.#session.server;
		if (!operation?.body?.fileField) throw new InconclusiveError("no operation creates resources of files");
		if (this.#lost) throw this.#lost;
		if (!findTasks) throw new InconclusiveError("the tasks of an upload cannot be found");
		const value = uniqueForm(operation);
		const exchange = await this.#session.send(preparation, operation, {
			value,
			files
		});
		const id = this.note(exchange);
		const ids = await this.tasksOf(id, files.length);
		if (ids.length === 0) throw this.#lost = new NoTaskError(id);
		for (const each of ids) this.#session.created.push({
			resource: task.name,
			id: each
		});
		return {
			id,
			exchange,
			found: await Promise.all(ids.map((each) => this.open(task.name, each)))
		};
	}
	note(exchange) {
		const { operation, status, fields = {}, form } = exchange;
		const id = idIn(exchange);
		if (id === void 0) throw new InconclusiveError(`${operation.id} returned ${status} without an id`);
		this.#uploads.set(id, {
			id,
			created: fields,
			fileNames: form?.files.map(({ name }) => name) ?? []
		});
		return id;
	}
	async tasksOf(id, count) {
		const { findTasks } = this.#session.server;
		const created = this.#uploads.get(id);
		if (!findTasks || !created) return [];
		let found = await findTasks(created);
		for (let last = -1; last < found.length && found.length < count;) {
			last = found.length;
			const isMore = ({ length }) => length > last;
			found = await repeated(this.#session, async () => findTasks(created), isMore);
		}
		return found;
	}
	async witnessesOf({ resource, id, fields }) {
		const isTask = resource === task.name;
		const uploadId = isTask ? uploadOf(fields) : id;
		const near = this.#spare.find((each) => each.id !== id && uploadOf(each.fields) === uploadId);
		const far = this.#spare.find((each) => uploadOf(each.fields) !== uploadId);
		const children = isTask ? [] : await this.tasksOf(id, 1);
		const known = [
			...isTask && this.#uploads.has(uploadId) ? [{
				resource: upload.name,
				id: uploadId
			}] : [],
			...isTask || !this.#shared ? [] : [await this.#shared],
			...children.slice(0, 1).map((child) => ({
				resource: task.name,
				id: child
			})),
			...[near, far].flatMap((each) => each ?? [])
		];
		return Promise.all(known.map(({ resource: of, id: other }) => this.open(of, other)));
	}
	async sole(state) {
		const guards = { [task.lifecycle.field]: { in: [state] } };
		const { samples } = this.#session.server;
		const sample = samples.find(({ endsIn }) => endsIn === state) ?? samples[0];
		const { found } = await this.upload([sample]);
		for (const uploaded of found) {
			const start = await this.settled({
				...uploaded,
				sample
			}, sample.endsIn);
			const [steps] = preparations(start, guards, this.#allowed);
			const end = steps && await this.#follow(start, steps);
			if (end && fits$1(end.fields, guards)) return end;
		}
		const seeded = await this.#seeded(guards, sample, false);
		if (seeded) return seeded;
		throw new InconclusiveError("no known way leads to that state");
	}
	async read(testResource, check = preparation) {
		const reader = readerOf(testResource.resource);
		const exchange = await this.#session.send(check, reader, { id: testResource.id });
		const fields = exchange.fields;
		if (fields) return {
			...testResource,
			fields
		};
		if (exchange.status >= 500) throw new InconclusiveError(`${reader.id} returned ${exchange.status}`);
		if (!isSuccess(exchange)) throw new LostError(exchange, testResource.id);
		throw new InconclusiveError(`${reader.id} of ${testResource.id} returned no resource`);
	}
	readAfter(operation, testResource, check, values) {
		return repeated(this.#session, () => this.read(testResource, check), ({ fields }) => operation === void 0 || showsEffect(operation, fields, values));
	}
	async open(resource, id) {
		const find = () => this.read({
			resource,
			id,
			fields: {},
			sample: void 0
		}).catch((error) => {
			if (error instanceof LostError) return error;
			throw error;
		});
		const found = await repeated(this.#session, find, (each) => !(each instanceof LostError));
		if (!(found instanceof LostError)) return found;
		if (resource === task.name) this.#lost = found;
		throw found;
	}
	settled(testResource, endsIn) {
		return settled(this.#session, testResource, (each) => this.read(each), endsIn);
	}
	async #seeded(guards, sample, accompanied) {
		const { server, allow } = this.#session;
		const { id: key, foreignKeys } = task;
		const seed = allow.has("writes") ? server.seed : void 0;
		const fields = await seed?.({
			...sample && { name: sample.name },
			...valuesFor(guards)
		});
		const id = fields?.[key];
		if (!fields || typeof id !== "string") return void 0;
		this.#session.created.push({
			resource: task.name,
			id
		});
		const shared = Object.keys(foreignKeys).filter((field) => field in fields);
		if (accompanied) await seed?.(Object.fromEntries(shared.map((field) => [field, fields[field]])));
		return {
			resource: task.name,
			id,
			fields,
			sample
		};
	}
};
// src/conformance/questions/seen.ts
function operationsOf(question) {
	const [first, ...others] = fullOperations.filter(({ ownQuestions }) => ownQuestions.includes(question));
	if (!first) throw new InconclusiveError("no operation names the question");
	return [first, ...others];
}
function operationWith(id) {
	const found = fullOperations.find((operation) => operation.id === id);
	if (!found) throw new InconclusiveError(`${id} is a shorthand`);
	return found;
}
const exchangesWith = ({ http }, id) => http.exchanges.filter(({ operation, documented }) => operation.id === id && documented);
const valuesAbout = ({ http }, question) => http.exchanges.filter(isSuccess).flatMap(partsOf).flatMap(({ value, shape }) => shape.questions?.includes(question) ? [value] : []);
const exchangesOfChecks = ({ http }, group, pattern, operation) => http.exchanges.filter(({ check }) => {
	const [ofGroup, of, ...name] = check.split("/");
	return ofGroup === group && of === (operation ?? of) && pattern.test(name.join("/"));
});
const creations = ({ http }) => http.exchanges.filter(({ operation, documented }) => operation.changeType === "creates" && documented);
const resourcesOf = ({ http }, resource) => http.exchanges.flatMap((exchange) => {
	const fields = exchange.operation.resource === resource ? exchange.fields : void 0;
	return fields ? [fields] : [];
});
function joinDistinct(values, max = 5) {
	const all = [...new Set(values.map((value) => typeof value === "string" ? value : JSON.stringify(value)))].sort();
	if (all.length === 0) return void 0;
	return all.slice(0, max).join(", ") + (all.length > max ? ` and ${all.length - max} more` : "");
}
// src/conformance/questions/answers.ts
const answers = (session) => contract.questions.flatMap(({ id, title }) => {
	const [start, values = [], max] = finders[id]?.(session) ?? [];
	const list = joinDistinct(values, max);
	return list === void 0 ? [] : [{
		question: id,
		title,
		answer: `${start} ${list}.`
	}];
});
const statuses = (exchanges) => exchanges.map(({ status }) => status);
const returned = (what, [group, names, operation], wanted = (_) => true) => (session) => {
	const sent = exchangesOfChecks(session, group, names, operation).filter((exchange) => exchange.operation.changeType !== "none");
	return [`${what} returned`, statuses(sent.filter(wanted))];
};
const finders = {
	"response-media-type": ({ http }) => ["Successful responses were", http.exchanges.filter(isSuccess).map(({ type }) => type || "without a media type")],
	"missing-fields": ({ http }) => {
		const read = http.exchanges.filter(isSuccess);
		const missing = read.flatMap(problemsOf).filter((problem) => problem.includes("required property"));
		return ["Missing fields:", read.length > 0 && missing.length === 0 ? ["none"] : missing];
	},
	"timestamp-format": (session) => {
		return ["Timestamps looked like", valuesAbout(session, "timestamp-format").filter((value) => typeof value === "string").map((text) => text.replaceAll(/\d/g, "0"))];
	},
	"path-project-mismatch": (session) => {
		const others = exchangesOfChecks(session, "access", /^other-project$/).filter(({ values }) => values["project_id"] !== session.options.project);
		return ["Right ids below another project returned", statuses(others)];
	},
	"scope-spellings": (session) => {
		const scopes = exchangesOfChecks(session, "access", /^scope-/).filter(isSuccess).map(({ check }) => check.split("/scope-")[1]);
		return [
			"Keys were accepted with",
			scopes,
			scopes.length
		];
	},
	"shorthand-details": (session) => {
		const successes = (operation) => joinDistinct(statuses(exchangesOf(session, operation).filter(isSuccess)));
		return ["Successes of shorthand and full endpoints:", contract.operations.flatMap((operation) => {
			const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
			const [own, other] = full ? [successes(operation), successes(full)] : [];
			return own === void 0 || other === void 0 ? [] : [`${operation.id} ${own} and ${full?.id} ${other}`];
		})];
	},
	"rate-limits": ({ http }) => ["Responses that asked to wait had the status", statuses(http.delayed)],
	"error-codes": ({ http }) => {
		return ["Errors had the members", http.exchanges.filter((exchange) => exchange.documented && exchange.status >= 400).flatMap(({ json }) => isObject(json) ? Object.keys(json) : [])];
	},
	"task-server-errors": ({ http }) => {
		const sent = http.exchanges.filter(({ operation }) => operation.resource === task.name);
		return ["Task operations returned", statuses(sent.filter(({ status }) => status >= 500))];
	},
	"creation-file-fields": (session) => {
		const several = created(session).find(({ form }) => (form?.files.length ?? 0) > 1);
		const shown = Object.entries(several?.fields ?? {}).filter(([name]) => /type|size/i.test(name)).map(([name, value]) => `\`${name}\` ${JSON.stringify(value)}`);
		return [`An upload of ${several?.form?.files.length} files had`, shown];
	},
	"file-type-format": (session) => {
		return ["Types of files:", created(session).flatMap((exchange) => Object.entries(exchange.fields ?? {})).filter(([name]) => /type/i.test(name)).map(([, value]) => value)];
	},
	"create-repeat": (session) => {
		const sent = created(session).map((exchange) => ({
			form: textOf(exchange),
			id: idIn(exchange)
		}));
		const repeated = sent.filter(({ form }, index) => sent.some((each, at) => at < index && each.form === form));
		const isOther = ({ id }) => sent.filter((each) => each.id === id).length === 1;
		return ["A repeated request created", repeated.map((each) => isOther(each) ? "another upload" : "no other upload")];
	},
	"upload-name-default": (session) => {
		const unnamed = created(session).find(({ form }) => !form?.fields.some(([name]) => name === "name"));
		const names = [unnamed?.fields?.["name"] ?? []].flat();
		return [`An upload of ${unnamed?.form?.files[0]?.name} without a name was called`, names];
	},
	"upload-folder-initially": (session) => {
		const changes = session.http.exchanges.filter(({ operation }) => operation.changeType === "changes");
		return ["New uploads were in the folder", resourcesOf(session, upload.name).filter(({ id }) => !changes.some(({ path }) => path.includes(`/${String(id)}/`))).flatMap((fields) => fields["folder_id"] ?? [])];
	},
	"file-types": returned("A text file", ["limits", /^other-type$/]),
	"upload-files-shape": (session) => ["`files` had the members:", valuesAbout(session, "upload-files-shape").map((value) => isObject(value) ? Object.keys(value).join(" ") || "none" : typeof value)],
	"move-body": returned("A move with a body", [
		"invalid",
		/^valid-/,
		"moveUpload"
	]),
	"task-name-and-meta": (session) => {
		return [
			"Tasks were called",
			resourcesOf(session, task.name).map(({ name }) => name),
			3
		];
	},
	"pipeline-step-order": (session) => {
		return ["Tasks were in the steps", resourcesOf(session, task.name).map((fields) => fields["step_type"])];
	},
	"approved-initially": (session) => {
		const first = /* @__PURE__ */ new Map();
		for (const exchange of session.http.exchanges) {
			const id = exchange.operation.resource === task.name ? exchange.fields?.["id"] : void 0;
			if (id !== void 0 && !first.has(id)) first.set(id, exchange);
		}
		return ["When tasks were first read, `approved` was", [...first.values()].filter(({ check }) => check === preparation).flatMap(({ fields }) => fields?.["approved"] ?? [])];
	},
	"disapprove-after-export": returned("Disapproving an exported task", [
		"matrix",
		/exported_at=not/,
		"disapproveTask"
	]),
	"unlock-rejection": returned("A task that could not be unlocked", [
		"matrix",
		/./,
		"unlockTask"
	], (exchange) => !isSuccess(exchange)),
	"undo-and-unlock": returned("Unlocking completed or discarded tasks", [
		"matrix",
		/^(COMPLETED|DISCARDED)$/,
		"unlockTask"
	]),
	"report-partial-error": ({ http }) => {
		const partial = http.exchanges.filter(({ operation, status }) => operation.success.partial.includes(String(status)));
		const isEmpty = ({ json }) => isObject(json) && json["error"] === null;
		return ["Partial successes had", partial.map((each) => isEmpty(each) ? "no error" : "an error")];
	},
	"last-opened-null": (session) => {
		return ["`last_opened_at` was", valuesAbout(session, "last-opened-null").map((value) => value === null ? "null" : "a time")];
	},
	"confidence-range": (session) => {
		const values = valuesAbout(session, "confidence-range").filter((value) => typeof value === "number");
		const range = `${Math.min(...values)} to ${Math.max(...values)}`;
		return ["Confidence scores were from", values.length === 0 ? [] : [range]];
	}
};
const textOf = ({ form, values }) => JSON.stringify([values, form], (_, value) => value instanceof Blob ? value.size : value);
const created = (session) => creations(session).filter(isSuccess);
// src/conformance/questions/detectors.ts
const writeNeeds = [writes, tasks];
const irreversibleNeeds = [
	writes,
	irreversible,
	tasks
];
const detectors = {
	"after-next-step": {
		needs: "a task that was completed, and the end of its next step",
		requires: irreversibleNeeds,
		async detect(context, values) {
			const [operation] = operationsOf("after-next-step");
			const testResource = await context.pool.take(operation.transition?.from ?? {});
			if (!isSuccess(await context.send(operation, testResource))) return void 0;
			const end = await context.pool.settled(await context.read(testResource));
			const state = String(end.fields[task.lifecycle.field]);
			return [oneOf(values, state), `A task was in ${state} when the step after ${operation.id} had ended.`];
		}
	},
	"approve-scope": {
		needs: "a key without the scope task.edit (--scoped-key)",
		requires: writeNeeds,
		async detect(context) {
			const [operation] = operationsOf("approve-scope");
			const spellings = ["task.edit", "tasks.edit"];
			const key = context.session.scoped.find(({ scopes }) => !scopes.some((scope) => spellings.includes(scope)));
			if (!key) return void 0;
			const testResource = await context.pool.resourceFor(operation);
			const { status } = await context.send(operation, testResource, { credential: key.name });
			const what = `${operation.id} with a key that has only ${key.scopes.join(", ")} returned ${status}.`;
			return [isSuccess({ status }) ? "any-key" : [
				401,
				403,
				404
			].includes(status) ? "task.edit" : void 0, what];
		}
	},
	"creation-status": {
		needs: "permission to create uploads (--allow writes)",
		detect: ({ session }, values) => usualStatus(session, "creation-status", values, "Created uploads")
	},
	"discard-outside-reviewing": {
		needs: "a task outside of REVIEWING, and permission to discard (--allow irreversible)",
		detect({ session }) {
			const outside = operationsOf("discard-outside-reviewing").flatMap((operation) => disallowedRequests(session, operation));
			const [first] = outside;
			if (!first) return void 0;
			const what = `${first.operation.id} in ${first.check.split("/")[2]} returned ${first.status}.`;
			return [outside.some(isSuccess) ? "ignore" : "reject", what];
		}
	},
	"error-body-shape": {
		needs: "a rejected request",
		detect({ session }) {
			const errors = session.http.exchanges.filter(({ documented, status, response }) => documented && status >= 400 && response?.contents.some(({ empty }) => empty));
			const shape = usual(errors.map(shapeOfError).filter((each) => each !== void 0));
			return shape && [shape, `${errors.length} errors were seen, most of them of the shape ${shape}.`];
		}
	},
	"file-count-limit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }, values) {
			const limit = limitsAbout("file-count-limit")[0]?.value ?? Infinity;
			const beyond = creations(session).find(({ form }) => (form?.files.length ?? 0) > limit);
			const value = oneOf(values, String(beyond?.status));
			return [value, `${beyond?.form?.files.length} files returned ${value}.`];
		}
	},
	"file-size-unit": {
		needs: "permission to send large uploads (--allow large)",
		detect({ session }) {
			const limit = limitsAbout("file-size-unit").find(({ per }) => per === "file");
			if (!limit) return void 0;
			const [min, max] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
			const between = creations(session).find(({ form }) => {
				const size = sizeOf(form?.files[0]);
				return size > min && size <= max;
			});
			if (!between) return void 0;
			const what = `A file of ${sizeOf(between.form?.files[0])} bytes returned ${between.status}.`;
			return [isSuccess(between) ? "binary" : "decimal", what];
		}
	},
	"issue-values": {
		needs: "permission to report a task (--allow irreversible)",
		requires: irreversibleNeeds,
		async detect(context) {
			const operation = operationWith("reportTask");
			const testResource = await context.pool.resourceFor(operation);
			const { status } = await context.send(operation, testResource, { value: { issues: [{
				label: "Conformance",
				value: "conformance_unknown"
			}] } });
			const what = `${operation.id} with an unknown code returned ${status}.`;
			return [isSuccess({ status }) ? "accept" : status === 400 ? "reject" : void 0, what];
		}
	},
	"missing-scope-status": {
		needs: "a key without some scope (--scoped-key)",
		detect({ session }) {
			const rejected = session.http.exchanges.find(({ check, status }) => check.endsWith("/without-scope") && [
				401,
				403,
				404
			].includes(status));
			if (!rejected) return void 0;
			const what = `${rejected.operation.id} with a key without the scope returned ${rejected.status}.`;
			return [rejected.status === 401 ? "401" : rejected.response && "no-access", what];
		}
	},
	"no-access-status": {
		needs: "a key of another team (--other-team-key), or one without some scope",
		detect({ session }, values) {
			const both = ({ operation }) => values.every((status) => operation.responses.some((each) => each.status === status));
			const found = session.http.exchanges.filter((exchange) => both(exchange) && exchange.documented && /\/(other-team|without-scope)$/.test(exchange.check)).find(({ status }) => oneOf(values, String(status)));
			const value = oneOf(values, String(found?.status));
			return [value, `${found?.operation.id} with ${found?.credential} returned ${value}.`];
		}
	},
	"project-id-twice": {
		needs: "permission to create uploads (--allow writes)",
		requires: [writes],
		async detect(context) {
			const [operation] = operationsOf("project-id-twice");
			const { body } = operation;
			const field = Object.entries(body?.inPath ?? {}).find(([, key]) => key === "project_id")?.[0];
			if (!body || field === void 0) return void 0;
			const project = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
			const [sample] = context.session.server.samples;
			const content = contentOf(body, { [field]: project }, sample, [sample]);
			const { status } = await context.send(operation, void 0, { content });
			const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
			return [isSuccess({ status }) ? "path" : status === 400 ? "reject" : void 0, what];
		}
	},
	"report-error-shape": {
		needs: "a report that succeeds in part",
		detect(context) {
			const partial = context.session.http.exchanges.find(({ operation, status, json }) => operation.success.partial.includes(String(status)) && isObject(json) && json["error"] !== null);
			const error = isObject(partial?.json) ? partial.json["error"] : void 0;
			if (!partial || typeof error !== "string" && !isObject(error)) return void 0;
			const value = typeof error === "string" ? "string" : "object";
			return [value, `The error in a response with ${partial.status} was of the type ${value}.`];
		}
	},
	"report-success-status": {
		needs: "permission to report a task (--allow irreversible)",
		detect: ({ session }, values) => usualStatus(session, "report-success-status", values, "Reports")
	},
	"unlock-discard-method": {
		needs: "a task",
		requires: writeNeeds,
		async detect(context) {
			const operations = operationsOf("unlock-discard-method");
			const operation = operations.find(({ changeType }) => changeType === "changes") ?? operations[0];
			const allowed = operation.transition?.from?.["status"]?.in;
			if (!allowed) return void 0;
			const testResource = await context.pool.take({ status: { notIn: allowed } });
			const { status } = await context.send(operation, testResource, { method: "PUT" });
			const what = `PUT of ${operation.id} in a state that does not allow it returned ${status}.`;
			if (String(status) === rejectedWith(operation)) return ["post-or-put", what];
			return [[
				404,
				405,
				501
			].includes(status) ? "post" : void 0, what];
		}
	},
	"unlock-next-status": {
		needs: "a task that can be unlocked",
		requires: irreversibleNeeds,
		async detect(context) {
			const [operation] = operationsOf("unlock-next-status");
			const { field } = task.lifecycle;
			const testResource = await context.pool.resourceFor(operation);
			if (!testResource) return void 0;
			const exchange = await context.send(operation, testResource);
			const after = await repeated(context.session, () => context.read(testResource), ({ fields }) => fields[field] !== testResource.fields[field]);
			if (!isSuccess(exchange)) return void 0;
			const [before, now] = [String(testResource.fields[field]), String(after.fields[field])];
			const what = `A task in ${before} was in ${now} after ${operation.id}.`;
			if (now === before) return ["unchanged", what];
			return [now === "REVIEWING" ? "REVIEWING" : void 0, what];
		}
	},
	"unlock-response": {
		needs: "a task that can be unlocked",
		detect(context) {
			const unlocked = exchangesWith(context.session, "unlockTask").filter(isSuccess);
			const value = usual(unlocked.map(shapeOfUnlocked).filter((each) => each !== void 0));
			return value && [value, `The body of the response was of the kind ${value}.`];
		}
	},
	"upload-fully-processed": {
		needs: "an upload whose only task was completed, and one whose only task was discarded",
		requires: irreversibleNeeds,
		async detect(context) {
			const [operation] = operationsOf("upload-fully-processed");
			const canUnlock = async (state) => isSuccess(await context.send(operation, await context.pool.sole(state)));
			if (!await canUnlock("DISCARDED")) return ["settled", "The only task of an upload was discarded, and could not be unlocked."];
			if (await canUnlock("COMPLETED")) return ["never", "The only task of an upload was completed, and could be unlocked."];
			return ["completed", "The only task of an upload could be unlocked when discarded, and not when completed."];
		}
	},
	"upload-status-values": {
		needs: "an upload with a task in REVIEWING",
		requires: writeNeeds,
		async detect(context) {
			const { field, spellings } = upload.lifecycle;
			const [[spelling, plain] = ["", ""]] = Object.entries(spellings);
			const { fields } = await context.pool.take({ [task.lifecycle.field]: { in: [plain] } });
			const status = (await context.send(readerOf(upload.name), void 0, { id: uploadOf(fields) })).fields?.[field];
			const what = `The upload of a task in ${plain} had the status ${String(status)}.`;
			if (status === plain) return ["overview", what];
			return [status === spelling ? "examples" : void 0, what];
		}
	}
};
const oneOf = (values, text) => values.find((value) => value === text);
function usualStatus(session, question, values, what) {
	const exchanges = operationsOf(question).flatMap((operation) => exchangesOf(session, operation));
	const value = usual(exchanges.flatMap(({ status }) => oneOf(values, String(status)) ?? []));
	return [value, `${what} returned ${value}.`];
}
const usual = (values) => [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)[0]?.[0];
const limitsAbout = (question) => contract.operations.flatMap(({ body }) => body?.limits ?? []).filter(({ questions }) => questions.includes(question));
const sizeOf = (file) => file?.content instanceof Blob ? file.content.size : 0;
function shapeOfError({ text, type, json }) {
	if (text === "") return "empty";
	if (type === "text/plain") return "plain-text";
	if (typeof json === "string") return "string";
	return isObject(json) || Array.isArray(json) ? "object" : void 0;
}
function shapeOfUnlocked({ text, json }) {
	if (text === "") return "empty";
	if (!isObject(json)) return void 0;
	return isObject(json["payload"]) ? "task" : "object";
}
// src/conformance/questions/settings.ts
async function detectSettings(run) {
	const results = [];
	for (const setting of contract.settings) results.push(await detectSetting(run, setting));
	return results;
}
async function detectSetting(run, setting) {
	const { id, title, values, default: standard } = setting;
	const detector = Object.entries(detectors).find(([name]) => name === id)?.[1];
	const result = {
		setting: id,
		title,
		values: [...values],
		default: standard
	};
	const notObserved = (reason) => ({
		...result,
		evidence: `Not observed: ${reason}.`
	});
	if (!detector) return notObserved("it needs a detector");
	const missing = detector.requires?.find((need) => !need.met(run));
	if (missing) return notObserved(`it needs ${missing.reason}`);
	try {
		const context = new CheckContext(run, `interpretations/${id}`);
		const [value, evidence = ""] = await detector.detect(context, values) ?? [];
		return value === void 0 ? notObserved(`it needs ${detector.needs}`) : {
			...result,
			value,
			evidence
		};
	} catch (error) {
		if (!isExpected(error)) throw error;
		return notObserved(error.message);
	}
}
// src/shared/secret-names.ts
const secretName = /authori[sz]ation|auth(?!or)|cookie|token|secret|passw|passphrase|credential|signature(?!s\b|(?<="signature)-[\da-f]+"(?!\s*:))|session|jwt|(?:api|access|subscription|auth|private|master|shared|functions?|account|app|application|client)[-_]?key/i;
const secretHeader = /(?<!idempotency|public|cache|surrogate|routing|partition|websocket)[-_]key$|client-?cert|[-_]cert$|^dpop$|assertion|ticket|[cx]srf|oidc|userinfo|principal|hmac|(?:^|-)(?:sas|sig|otp|wsse)$/i;
const secretValue = /^(?:bearer|basic|digest|negotiate)\s+\S|\beyJ[\w-]+\.[\w-]+\./i;
const isSecretHeader = (name, value) => secretName.test(name) || secretHeader.test(name) || secretValue.test(value);
// src/conformance/requests/recorded.ts
const kept = 2e3;
const hidden = "***";
function recorded(exchange, baseUrl, secrets) {
	const { number, trace, operation, method, path, credential, status, headers, text, durationMs } = exchange;
	const whole = withoutSecrets(text, secrets).replaceAll(secretMember, `$1"${hidden}"`);
	const body = whole.length > kept ? `${whole.slice(0, kept)}…` : whole;
	return withoutSecrets({
		number,
		trace,
		operation: operation.id,
		method,
		path,
		credential,
		curl: curlOf(exchange, baseUrl),
		status,
		headers: safeHeaders(headers),
		body,
		durationMs: Math.round(durationMs)
	}, secrets);
}
const secretMember = new RegExp(String.raw`("[^"\\]*(?:${secretName.source})[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*"`, "gi");
const safeHeaders = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => isSecretHeader(name, value) && name !== "www-authenticate" ? [name, hidden] : [name, value.replaceAll(/\?[^\s<>"]+/g, `?${hidden}`)]));
const minLength = 8;
const asValue = (text) => String.raw`(?<=Bearer[^\w-]{1,9}|=)${text}(?![\w-])|(?<=["'])${text}(?=\\*["'])`;
const spellingsOf = (secret) => [
	secret,
	encodeURIComponent(secret),
	Buffer.from(secret).toString("base64")
];
function withoutSecrets(value, secrets) {
	const patterns = secrets.toSorted((a, b) => b.length - a.length).flatMap((secret) => [...new Set(spellingsOf(secret))].map((each) => {
		const text = each.replaceAll(/[^\w\s]/g, String.raw`\\*\$&`);
		return new RegExp(secret.length < minLength ? asValue(text) : text, "gi");
	}));
	const safe = (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
	return JSON.parse(JSON.stringify(value), (_, each) => {
		if (typeof each === "string") return safe(each);
		if (!isObject(each)) return each;
		return Object.fromEntries(Object.entries(each).map(([name, member]) => [safe(name), member]));
	});
}
const variables = {
	full: "DOCPROC_API_KEY",
	otherTeam: "DOCPROC_OTHER_TEAM_KEY",
	expired: "DOCPROC_EXPIRED_KEY",
	invalid: "DOCPROC_INVALID_KEY"
};
function curlOf(exchange, baseUrl) {
	const { method, operation, credential, authorization, contentType, bodyText, form, path } = exchange;
	const parts = [
		"curl",
		"-i",
		"-X",
		method,
		quoted(baseUrl + path)
	];
	if (authorization?.startsWith("Bearer ")) parts.push("-H", `"Authorization: Bearer $${variables[credential] ?? (credential.startsWith("scopes") ? "DOCPROC_SCOPED_KEY" : "DOCPROC_WRONG_KEY")}"`);
	else if (authorization !== void 0) parts.push("-H", quoted(`Authorization: ${authorization}`));
	for (const [name, value] of operation.headers) parts.push("-H", quoted(`${name}: ${value}`));
	if (contentType !== void 0) parts.push("-H", quoted(`Content-Type: ${contentType}`));
	if (bodyText !== void 0) parts.push("--data-raw", quoted(bodyText));
	for (const [name, value] of form?.fields ?? []) parts.push("--form-string", quoted(`${name}=${value}`));
	for (const { name, type } of form?.files.slice(0, 3) ?? []) parts.push("-F", quoted(`${form?.fileField}=@document.pdf;filename="${name}";type=${type}`));
	const more = (form?.files.length ?? 0) - 3;
	return parts.join(" ") + (more > 0 ? ` # and ${more} more files` : "");
}
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
// src/shared/omit-undefined.ts
const omitUndefined = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
// src/conformance/requests/session.ts
const similarKeys = (key) => [
	["key without its last letter", key.slice(0, -1)],
	["key without its first letter", key.slice(1)],
	["key with one letter more", `${key}x`],
	["key in upper case", key.toUpperCase()],
	["key in lower case", key.toLowerCase()],
	["empty key", ""]
];
var Session = class {
	http;
	server;
	options;
	allow;
	#keys;
	constructor(options, server) {
		const { fetch: send = globalThis.fetch, timeoutMs = 3e4, concurrency = 4 } = options;
		const { baseUrl, rate = server.kind === "sandbox" ? Infinity : 20 } = options;
		this.http = new Http({
			baseUrl,
			fetch: send,
			rate,
			concurrency,
			timeoutMs
		});
		this.server = server.findTasks ? {
			...server,
			findTasks: this.#checked(server.findTasks)
		} : server;
		this.options = options;
		this.allow = new Set(options.allow);
		const { scoped = [], ...others } = server.credentials;
		this.scoped = scoped.map(({ key, scopes }) => ({
			name: `scopes ${scopes.join(",")}`,
			key,
			scopes
		}));
		const named = this.scoped.map(({ name, key }) => [name, key]);
		const known = [...Object.entries(omitUndefined({
			full: options.apiKey,
			...others
		})), ...named];
		const similar = similarKeys(options.apiKey).filter(([, key]) => !known.some((each) => each[1] === key));
		this.similar = similar.map(([name]) => name);
		this.#keys = new Map([
			...known,
			...similar,
			["unknown", `unknown-${crypto.randomUUID()}`]
		]);
	}
	similar;
	scoped;
	#checked(find) {
		return async (upload) => {
			try {
				const found = await find(upload);
				if (Array.isArray(found) && found.every((id) => typeof id === "string" && id !== "")) return found;
				const shown = JSON.stringify(found)?.slice(0, 100) ?? String(found);
				throw new TypeError(`the result must be an array of task IDs, and is ${shown}.`);
			} catch (error) {
				const { message } = error instanceof Error ? error : new Error(String(error));
				throw this.http.abort(`The tasks of the upload ${upload.id} were not found: ${message}`);
			}
		};
	}
	#sent = [];
	send(check, operation, given = {}) {
		const sent = this.#send(check, operation, given);
		this.#sent.push(sent);
		return sent;
	}
	async responded() {
		await Promise.allSettled(this.#sent);
	}
	async #send(check, operation, given) {
		const { credential = "full", content, files, method = operation.method } = given;
		const values = this.#pathValues(operation, given);
		const { body } = operation;
		const { value = body?.required ? body.valid[0]?.value ?? {} : void 0 } = given;
		const built = body && value !== void 0 ? contentOf(body, withPathValues(body, value, values), this.server.samples[0], files) : {};
		const exchange = await this.http.send({
			operation,
			values,
			path: pathOf(operation, values),
			method,
			credential,
			authorization: this.#authorization(credential),
			check,
			...content ?? built
		});
		const id = idIn(exchange);
		if (operation.changeType === "creates" && operation.resource !== void 0 && id !== void 0) this.created.push({
			resource: operation.resource,
			id
		});
		return exchange;
	}
	#pathValues({ parameters, idParameter = "id" }, { id, path }) {
		const { team, project } = this.options;
		const known = omitUndefined({
			team_id: team,
			project_id: project,
			folder_id: this.server.folder,
			...path,
			[idParameter]: id
		});
		const named = parameters.map(({ name, example = `unknown-${name.replaceAll("_", "-")}` }) => [name, known[name] ?? example]);
		return {
			...known,
			...Object.fromEntries(named)
		};
	}
	#authorization(credential) {
		if (credential === "none") return void 0;
		if (credential === "malformed") return "Basic bm86a2V5";
		const key = this.#keys.get(credential);
		if (key === void 0) throw new Error(`There is no credential ${credential}.`);
		return `Bearer ${key}`;
	}
	created = [];
	secrets() {
		const { controlToken } = this.options;
		return [...this.#keys.values(), controlToken ?? ""].filter((key) => key !== "");
	}
};
// src/conformance/requests/server.ts
const defaultSample = {
	name: "conformance.pdf",
	type: "application/pdf",
	content: `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
};
function defaultSampleFirst(documents) {
	const first = documents.find((each) => each.endsIn === void 0 && hasBehavior(each, {})) ?? defaultSample;
	return [first, ...documents.filter((each) => each !== first)];
}
async function testedServerOf(options) {
	const { credentials = {}, folder, findTasks, samples: documents = [], sandbox = true } = options;
	const given = {
		kind: "unknown",
		samples: defaultSampleFirst(documents),
		credentials: {
			invalid: `invalid-${crypto.randomUUID()}`,
			...credentials
		},
		folder,
		...findTasks && { findTasks }
	};
	if (!sandbox) return given;
	const control = controlOf(options);
	const health = await control("GET", "health");
	if (!isObject(health) || health["status"] !== "ok") return given;
	return sandboxServer(options, given, control);
}
function controlOf({ baseUrl, fetch: send = fetch, controlToken, timeoutMs = 3e4 }) {
	const once = async (method, path, body) => {
		const response = await send(`${baseUrl}/_sandbox/${path}`, {
			method,
			headers: {
				...body && { "content-type": "application/json" },
				...controlToken !== void 0 && { authorization: `Bearer ${controlToken}` }
			},
			...body && { body: JSON.stringify(body) },
			signal: AbortSignal.timeout(timeoutMs)
		});
		return response.ok ? await response.json().catch(() => void 0) : void 0;
	};
	return (...request) => once(...request).catch(() => once(...request)).catch(() => void 0);
}
async function sandboxServer(options, given, control) {
	const { team } = options;
	const path = `teams/${encodeURIComponent(team)}`;
	const key = async (restrictions) => (await control("POST", "keys", restrictions))?.key ?? "";
	const names = [...new Set(contract.operations.flatMap(({ scopes }) => scopes.flat()))];
	const [otherTeam, expired, ...keys] = await Promise.all([
		key({ team_id: `not-${team}` }),
		key({ expires_at: "2001-01-01T00:00:00Z" }),
		...names.map((name) => key({ scopes: [name] }))
	]);
	const scoped = names.map((name, index) => ({
		key: keys[index] ?? "",
		scopes: [name]
	}));
	const files = contract.sandboxFiles.map((file) => ({
		...defaultSample,
		...file
	}));
	return {
		...given,
		kind: "sandbox",
		samples: options.samples ? given.samples : defaultSampleFirst(files),
		credentials: {
			otherTeam: otherTeam ?? "",
			expired: expired ?? "",
			scoped,
			...options.credentials,
			invalid: options.credentials?.invalid ?? "sandbox:invalid"
		},
		folder: options.folder ?? "conformance-folder",
		findTasks: given.findTasks ?? (async ({ id }) => {
			return (await control("GET", `${path}/uploads`))?.find((each) => each.id === id)?.tasks ?? [];
		}),
		seed: async (values) => {
			const seeded = await control("POST", `${path}/tasks`, {
				project_id: options.project,
				...values
			});
			return isObject(seeded) ? seeded : void 0;
		},
		advance: async () => void await control("POST", "clock", {
			advanceMs: 36e5,
			team_id: team
		})
	};
}
// src/conformance/run/run.ts
const parallel = 8;
async function runConformance(options) {
	checkOptions(options);
	for (const wanted of options.only ?? []) if (!allChecks.some(({ id }) => isWanted(id, [wanted]))) throw new TypeError(`only: there is no check, group or operation ${wanted}.`);
	const started = /* @__PURE__ */ new Date();
	const start = performance.now();
	const baseUrl = options.baseUrl.replace(/\/+$/, "");
	const session = new Session({
		...options,
		baseUrl
	}, await testedServerOf({
		...options,
		baseUrl
	}));
	const { signal } = options;
	const interrupt = () => {
		const reason = signal?.reason;
		session.http.abort(reason instanceof Error ? reason.message : String(reason));
	};
	if (signal?.aborted) interrupt();
	signal?.addEventListener("abort", interrupt);
	const run = {
		session,
		pool: new ResourcePool(session),
		serverChanges: new Set(statesSetByServer())
	};
	await run.pool.addGiven();
	const checks = allChecks.filter(({ id }) => isWanted(id, options.only));
	const found = /* @__PURE__ */ new Map();
	const semaphore = new Semaphore(parallel);
	const runOne = async (check) => {
		const result = await semaphore.run(() => resultOf(check, run));
		const { id, verdict } = result;
		found.set(id, result);
		options.onProgress?.({
			done: found.size,
			total: checks.length,
			id,
			verdict
		});
	};
	await Promise.all(checks.filter(({ sends }) => sends !== void 0).map(runOne));
	await session.responded();
	const cause = session.http.aborted ? void 0 : commonCause(session);
	const whole = options.only === void 0 && cause === void 0;
	const interpretations = whole ? await detectSettings(run) : [];
	const answered = whole ? answers(session) : [];
	const safe = (value) => withoutSecrets(value, session.secrets());
	await Promise.all(checks.filter(({ sends }) => sends === void 0).map(runOne));
	signal?.removeEventListener("abort", interrupt);
	const results = withoutRepeats(session, checks.flatMap(({ id }) => found.get(id) ?? []).map((each) => explained(each, cause)));
	const { exchanges } = session.http;
	const stopped = cause ?? session.http.stopped;
	const summary = countVerdicts(results);
	return {
		version: contract.version,
		baseUrl,
		team: options.team,
		project: options.project,
		startedAt: started.toISOString(),
		durationMs: Math.round(performance.now() - start),
		requests: exchanges.length,
		verdict: cause === void 0 ? verdictOf(session, summary) : "could-not-run",
		...stopped !== void 0 && { stopped: safe(stopped) },
		summary,
		checks: results,
		interpretations: interpretations.map((each) => ({
			...each,
			evidence: safe(each.evidence)
		})),
		answers: answered.map((each) => ({
			...each,
			answer: safe(each.answer)
		})),
		leftBehind: safe([...new Map(session.created.map((each) => [each.id, each])).values()])
	};
}
const explained = (result, cause) => cause === void 0 || result.verdict === "not-run" ? result : {
	...result,
	verdict: "not-run",
	findings: [],
	reason: "the run could not judge the server"
};
const missing = [
	404,
	405,
	501
];
function withoutRepeats({ http }, results) {
	const statusOf = (id) => {
		const sent = http.exchanges.filter(({ operation, credential, documented, check }) => operation.id === id && credential === "full" && documented && !/\/(unknown-id|other-project)$/.test(check));
		const status = sent[0]?.status ?? 0;
		return missing.includes(status) && sent.every((each) => each.status === status) && new Set(sent.map(({ check }) => check)).size > 1 ? status : void 0;
	};
	const statuses = new Map(contract.operations.map(({ id }) => [id, statusOf(id)]));
	const shown = /* @__PURE__ */ new Set();
	return results.map((result) => {
		const [, operation = ""] = result.id.split("/");
		const status = statuses.get(operation);
		const isFirst = !shown.has(operation);
		if (result.verdict !== "violation" || status === void 0) return result;
		shown.add(operation);
		if (isFirst) return result;
		const reason = `${operation} returned ${status} to every request with the key`;
		return {
			...result,
			verdict: "not-run",
			findings: [],
			reason
		};
	});
}
const isWanted = (id, only) => only === void 0 || only.some((wanted) => `${id}/`.startsWith(`${wanted.replace(/\/$/, "")}/`) || id.split("/")[1] === wanted);
async function resultOf(check, run) {
	const { session } = run;
	const { baseUrl, docsUrl } = session.options;
	const listed = toListedCheck(check, docsUrl);
	const start = performance.now();
	const base = () => ({
		...listed,
		replay: replayOf(check),
		durationMs: Math.round(performance.now() - start)
	});
	const notRun = (reason) => ({
		...base(),
		verdict: "not-run",
		findings: [],
		reason: withoutSecrets(reason, session.secrets())
	});
	const unmet = (check.needs ?? []).filter((need) => !need.met(run));
	if (unmet.length > 0) return notRun(`needs ${unmet.map(({ reason }) => reason).join(", ")}`);
	const context = await confirmed(check, run);
	if (context.reason !== void 0) return notRun(context.reason);
	const findings = context.findings.map(({ exchanges, ...found }) => ({
		...withoutSecrets(found, session.secrets()),
		exchanges: exchanges.map((exchange) => recorded(exchange, baseUrl, session.secrets()))
	}));
	const verdict = severity.find((each) => findings.some((finding) => finding.verdict === each)) ?? "passed";
	return {
		...base(),
		verdict,
		findings
	};
}
async function attempt(check, run) {
	const context = new CheckContext(run, check.id);
	try {
		await check.run(context);
	} catch (error) {
		if (!isExpected(error)) throw error;
		if (error instanceof LostError) context.violation(error.exchange, `${error.message}, and the server has created it.`, "the resource");
		if (context.findings.length === 0) context.reason = error instanceof StoppedError ? "the run was stopped" : error.message;
	}
	return context;
}
const attempts = 3;
async function confirmed(check, run) {
	let first = await attempt(check, run);
	for (let count = 1; count < attempts && isViolated(first) && isServerError(first); count++) {
		const next = await attempt(check, run);
		if (run.session.http.stopped !== void 0) return first;
		first = next;
	}
	if (isServerError(first)) return first;
	const { possibleServerChange } = first;
	if (!possibleServerChange || !isViolated(first) || run.session.server.advance) return first;
	const { testResource, fields } = possibleServerChange;
	for (let count = 1; count < attempts; count++) {
		const next = await attempt(check, run);
		if (next.reason !== void 0 && !fields.every((field) => couldBeServerChange(testResource, field))) return first;
		if (!isViolated(next) || await isChangedByServer(run, possibleServerChange)) {
			first.reason = `inconclusive: the service changed ${fields.join(" and ")} on its own`;
			return first;
		}
	}
	return first;
}
const isServerError = ({ findings }) => findings.some(({ exchanges }) => exchanges.some(({ status }) => status >= 500));
const isViolated = ({ findings }) => findings.some(({ verdict }) => verdict === "violation");
const severity = [
	"violation",
	"advice",
	"observation"
];
const replayOf = ({ id, sends }) => {
	const [, operation] = id.split("/");
	if (sends !== void 0) return `docproc-conformance --only ${id}`;
	return contract.operations.some((each) => each.id === operation) ? `docproc-conformance --only ${operation}` : "docproc-conformance";
};
function verdictOf({ http }, summary) {
	if (http.aborted) return "could-not-run";
	if (summary.violation > 0) return "violations";
	return http.stopped === void 0 && summary.passed > 0 ? "conforms" : "could-not-run";
}
function countVerdicts(results) {
	const counts = {
		passed: 0,
		violation: 0,
		advice: 0,
		observation: 0,
		"not-run": 0
	};
	for (const { verdict } of results) counts[verdict]++;
	return counts;
}
// src/shared/counted.ts
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
// src/conformance/reports/text.ts
const shown = 3;
function textReport(given, { verbose = false, color = false } = {}) {
	const paint = (code, text) => color ? `\u001B[${code}m${text}\u001B[0m` : text;
	const report = printable(given);
	const { checks, summary, stopped, verdict, requests, durationMs } = report;
	const lines = [];
	const section = (title, content) => {
		if (content.length > 0) lines.push("", paint(1, title), ...content.map((line) => `  ${line}`));
	};
	const some = (wanted) => checks.filter((check) => check.verdict === wanted);
	const found = (wanted, code) => checks.flatMap((check) => describe(check, wanted, paint(code, check.id)));
	section("Violations", found("violation", 31));
	section("Advice", found("advice", 33));
	section("Observations", checks.flatMap((check) => findingsOf(check, "observation").map(({ message }) => message)));
	const notRun = some("not-run");
	section("Not run", verbose ? notRun.map(({ id, reason = "" }) => `${id}: ${reason}`) : countReasons(notRun));
	section("Passed", verbose ? some("passed").map(({ id }) => id) : []);
	for (const { title, rows, command } of sectionsOf(report)) {
		section(title, rows.flatMap(([name, value, details]) => [`${name}: ${value}`, ...details === void 0 ? [] : [`  ${details}`]]));
		if (command) section(command.title, [command.line]);
	}
	const failed = verdict === "violations" ? ` ${summary.violation} of ${checks.length} checks failed.` : "";
	const counts = [
		`${summary.passed} passed`,
		counted(summary.violation, "violation"),
		`${summary.advice} advice`,
		counted(summary.observation, "observation"),
		`${summary["not-run"]} not run`
	].join(", ");
	lines.push("", ...stopped === void 0 ? [] : [paint(31, `Stopped: ${stopped}`)], paint(verdict === "conforms" ? 32 : 31, conclusionOf(report) + failed), `${counts}. ${requests} requests in ${(durationMs / 1e3).toFixed(1)} s.`);
	return `${lines.slice(1).join("\n")}\n`;
}
const findingsOf = ({ findings }, verdict) => findings.filter((finding) => finding.verdict === verdict);
function describe(check, verdict, title) {
	const findings = findingsOf(check, verdict);
	if (findings.length === 0) return [];
	const isViolation = verdict === "violation";
	const more = findings.length - shown;
	return [title, ...[
		...findings.slice(0, shown).flatMap(({ message, expected, seen, exchanges }) => [
			message,
			`expected: ${expected}`,
			`seen:     ${seen}`,
			...isViolation ? exchanges.flatMap(({ curl, trace }) => [curl, `trace:    ${trace}`]) : []
		]),
		...more > 0 ? [`and ${more} more`] : [],
		...isViolation ? [`repeat: ${check.replay}`] : [],
		`see:    ${check.docs}`
	].map((line) => `  ${line}`)];
}
const countReasons = (checks) => [...groupBy(checks, ({ reason = "" }) => reason)].sort(([, a], [, b]) => b.length - a.length).map(([reason, { length }]) => `${String(length).padStart(3)} × ${reason}`);
export { allChecks, canonical, contract, countVerdicts, counted, createSchemas, details, exitCodeOf, failedGuard, fieldsIn, formats, fullOperations, groupBy, guardedFields, interpretationsFile, isExport, isJson, isMoving, isObject, isOpenBody, isOpenRejection, isSuccess, isTimestamp, isWanted, junit, keywords_exports, listChecks, mayDepend, mayIgnore, mayReject, megabytes, omitUndefined, parsed, passes, permissions, printable, printableJson, problemOf, problemsOf, rejectedWith, rejections, resourceOf, responseOf, runConformance, section, setArguments, shapeOfError, shapeOfUnlocked, successes, table, task, text, textReport, upload, violationsOf };
