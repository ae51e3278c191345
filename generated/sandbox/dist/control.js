import { contract } from "./contract.js";
import { junit } from "./coverage.js";
import { problem } from "./faults.js";
import { shown } from "./journal.js";
import { iso, timeOf } from "./state.js";
import { checkReading } from "./switches.js";
/** Path under which a sandbox is steered from outside. */
export const controlPath = "/_sandbox/";
/** Answers a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export function control(sandbox, { method, path, body = "" }) {
	const [route = "", query = ""] = path.slice(controlPath.length).split("?", 2);
	const methods = methodsOf(sandbox, route.split("/"));
	if (!methods) return problem(404, `There is no ${controlPath}${route}.`);
	const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
	if (!handler) {
		const allow = Object.keys(methods).join(", ");
		return {
			...problem(405, `${controlPath}${route} takes ${allow}.`),
			allow
		};
	}
	try {
		const result = handler(body === "" ? {} : JSON.parse(body), new URLSearchParams(query));
		if (typeof result === "string") return {
			status: 200,
			type: "application/xml",
			body: result
		};
		if (result === undefined) return {
			status: 204,
			type: "",
			body: ""
		};
		return {
			status: 200,
			type: "application/json",
			body: JSON.stringify(result)
		};
	} catch (error) {
		if (error instanceof SyntaxError) return problem(400, "The body is not JSON.");
		if (error instanceof TypeError) return problem(400, error.message);
		// What else can overflow: writing a value into a message, or looking into it.
		if (error instanceof RangeError) return problem(400, "The body is nested too deeply.");
		throw error;
	}
}
function methodsOf(sandbox, [area = "", id = "", list, ...more]) {
	if (area === "teams" && id !== "" && more.length === 0) {
		const decoded = decodeId(id);
		return decoded === undefined ? undefined : ofTeam(sandbox.team(decoded), sandbox.state, list);
	}
	return id === "" && list === undefined ? ofAll(sandbox, area) : undefined;
}
function ofAll(sandbox, area) {
	const { state } = sandbox;
	const areas = {
		health: { GET: () => health(state) },
		clock: { POST: (body) => {
			const { advanceMs, team_id: id } = object(body);
			const clock = id === undefined ? sandbox : sandbox.team(text("team_id", id));
			clock.advance(advanceMs);
			return { now: iso(id === undefined ? state.now : timeOfTeam(state, id)) };
		} },
		coverage: { GET: (_, query) => query.get("format") === "junit" ? junit(sandbox.coverage()) : sandbox.coverage() },
		switches: {
			GET: () => ({
				set: sandbox.settings(),
				asked: sandbox.asked()
			}),
			PUT: (body) => {
				setAll(sandbox, body);
				return {
					set: sandbox.settings(),
					asked: sandbox.asked()
				};
			}
		},
		journal: { GET: () => state.strays.values().map(shown) },
		teams: {
			GET: () => [...state.teams.keys()],
			DELETE: () => sandbox.reset()
		}
	};
	return Object.hasOwn(areas, area) ? areas[area] : undefined;
}
function ofTeam(team, state, list) {
	if (list === undefined) return { DELETE: () => team.reset() };
	const lists = {
		tasks: {
			GET: () => team.tasks(),
			POST: (body) => team.seed(object(body))
		},
		uploads: { GET: () => team.uploads() },
		events: { GET: () => team.events() },
		journal: { GET: () => team.journal() },
		faults: { POST: (body) => team.fault(object(body)) },
		switches: {
			GET: () => state.teams.get(team.id)?.settings ?? {},
			PUT: (body) => {
				setAll(team, body);
				return state.teams.get(team.id)?.settings ?? {};
			}
		}
	};
	return Object.hasOwn(lists, list) ? lists[list] : undefined;
}
function health({ seed, now, teams, tasks, bytes, forgotten }) {
	const { version } = contract;
	return {
		status: "ok",
		version,
		seed,
		now: iso(now),
		teams: teams.size,
		tasks,
		bytes,
		forgotten
	};
}
function timeOfTeam(state, id) {
	const team = state.teams.get(id);
	return team ? timeOf(state, team) : state.now;
}
/** Sets every switch of a body. One that cannot be set leaves the others alone. */
function setAll(target, body) {
	const entries = Object.entries(object(body));
	for (const [question, value] of entries) checkReading(question, value);
	for (const [question, value] of entries) target.set(question, value);
}
function object(body) {
	if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
	throw new TypeError("The body is no JSON object.");
}
function text(name, value) {
	if (typeof value === "string" && value !== "") return value;
	throw new TypeError(`${name} is ${JSON.stringify(value)}, and must be a text that is not empty.`);
}
function decodeId(id) {
	try {
		return decodeURIComponent(id);
	} catch {
		return undefined;
	}
}
