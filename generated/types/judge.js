// src/shared/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const canonical = (value) => JSON.stringify(value, (_, each) => isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a < b ? -1 : 1)) : each) ?? "undefined";
// src/types/form.ts
function formReader(rules, json) {
	const { properties } = Object(rules);
	const read = ([name, value]) => {
		const types = [Object(properties?.[name]).type ?? "string"].flat();
		const isParsed = json.includes(name) || !types.some((each) => /string|array/.test(each));
		if (typeof value === "string" && isParsed) return [name, parsed(value)];
		return [name, types.includes("array") && !json.includes(name) && value !== void 0 ? [value].flat().filter(isChosen) : value];
	};
	return (given) => {
		const fields = typeof Object(given).getAll === "function" ? fieldsOf(given) : given;
		return isObject(fields) ? Object.fromEntries(Object.entries(fields).map(read)) : fields;
	};
}
const isChosen = (value) => Object(value).size !== 0 || Object(value).name !== "";
const fieldsOf = (form) => Object.fromEntries([...form.keys()].map((name) => {
	const all = form.getAll(name);
	return [name, all.length > 1 ? all : all[0]];
}));
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
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
			message: `${nameOf(path) || "The value"} ${must}${is}.`,
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
const known = /* @__PURE__ */ new WeakMap();
function keysOf(of) {
	const names = known.get(of) ?? Object.keys(of);
	known.set(of, names);
	return names;
}
const nameOf = (path) => path.map((key, index) => typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${key}`).join("");
function closed({ "~standard": own }) {
	const withClosed = (options) => ({
		...options,
		libraryOptions: {
			...options.libraryOptions,
			closed: true
		}
	});
	return { "~standard": {
		...own,
		jsonSchema: {
			input: (options) => own.jsonSchema.input(withClosed(options)),
			output: (options) => own.jsonSchema.output(withClosed(options))
		},
		validate: (value, options) => own.validate(value, withClosed(options ?? {}))
	} };
}
// src/types/keywords.ts
const own = (value, name) => Object.hasOwn(value, name) ? value[name] : void 0;
const isType = (type, value) => {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isObject(value);
	if (type === "integer") return Number.isInteger(value);
	return type === "number" ? Number.isFinite(value) : typeof value === type;
};
const shown = (value) => {
	if (Array.isArray(value)) return "an array";
	if (isObject(value)) return "an object";
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
};
const is = (value) => `is ${shown(value)}`;
const namesOf = (values) => values.map(shown).join(", ");
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
	if (!isSame(rule, value)) fail(() => [`must be ${shown(rule)}`, is(value)]);
};
const listed = (rule, value, { closed, fail }) => {
	if (closed && typeof value === "string" && !rule.includes(value)) fail(() => [`is ${shown(value)}, which is not one of ${namesOf(rule)}`]);
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
const count = (value) => Array.isArray(value) ? value.length : void 0;
const characters = (value) => typeof value === "string" ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : void 0;
const fields = (value) => isObject(value) ? Object.keys(value).length : void 0;
const minItems = bound(count, least, "have a length of at least #");
const maxItems = bound(count, most, "have a length of at most #");
const minLength = bound(characters, least, "have a length of at least #");
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
const oneOf = (rule, value, { fits, fail }) => {
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
export { additionalProperties, allOf, anyOf, bytes, closed, constOf as const, contains, createSchemas, dependentRequired, dependentSchemas, enumOf as enum, exclusiveMaximum, exclusiveMinimum, formReader, ifOf as if, items, listed, maxItems, maxLength, maxProperties, maximum, minItems, minLength, minProperties, minimum, multipleOf, not, oneOf, pattern, patternProperties, prefixItems, properties, propertyNames, required, type, unevaluatedProperties, uniqueItems };
