import { contract } from "../contract.js";
import { problem } from "../engine/faults.js";
import { checkInterpretation } from "../engine/settings.js";
import { timeOf } from "../engine/state.js";
import { iso } from "../engine/text.js";
import { isTooDeep } from "../engine/violations.js";
import { junit } from "./coverage-report.js";
import { addExercised } from "./exercised.js";
import { shown } from "./journal-entry.js";
/** Path of the control plane. */
export const controlPath = "/_sandbox/";
/** Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export function control(sandbox, { method, path, body = "" }) {
	const [route = "", query = ""] = path.slice(controlPath.length).split("?", 2);
	const methods = methodsOf(sandbox, route.split("/"));
	if (!methods) return problem(404, `There is no ${controlPath}${route}.`);
	const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
	if (!handler) {
		const allow = Object.keys(methods).join(", ");
		return {
			...problem(405, `${controlPath}${route} accepts ${allow}.`),
			allow
		};
	}
	try {
		const value = body === "" ? {} : JSON.parse(body);
		if (isTooDeep(body)) return problem(400, "The body is nested too deeply.");
		const result = handler(value, new URLSearchParams(query));
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
		settings: {
			GET: () => ({
				set: sandbox.settings(),
				exercised: sandbox.exercised()
			}),
			PUT: (body) => {
				setAll(sandbox, body);
				return {
					set: sandbox.settings(),
					exercised: sandbox.exercised()
				};
			}
		},
		exercised: { POST: (body) => addExercised(state, object(body)) },
		journal: { GET: () => state.unmatched.values().map(shown) },
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
		settings: {
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
/** Changes every setting of a body. If one is invalid, none is changed. */
function setAll(target, body) {
	const entries = Object.entries(object(body));
	for (const [setting, value] of entries) checkInterpretation(setting, value);
	for (const [setting, value] of entries) if (value !== undefined) target.set(setting, value);
}
function object(body) {
	if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
	throw new TypeError("The body is not a JSON object.");
}
function text(name, value) {
	if (typeof value === "string" && value !== "") return value;
	throw new TypeError(`${name} is ${JSON.stringify(value)}, and must be a non-empty string.`);
}
function decodeId(id) {
	try {
		return decodeURIComponent(id);
	} catch {
		return undefined;
	}
}
