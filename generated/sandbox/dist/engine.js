import { contract } from "./contract.js";
import { deny } from "./access.js";
import { perform } from "./calls.js";
import { errorLike, faultsFor, preferenceOf, preferred, problem, spoil } from "./faults.js";
import { bodyKept, entryBytes, shorten } from "./journal.js";
import { decode, find } from "./router.js";
import { begin, grow, makeRoom, teamOf, timeOf } from "./state.js";
import { reading } from "./switches.js";
import { formLimits, unfitForm, violation } from "./uploads.js";
/**
* Answers one request, as the contract says that the service would.
*
* It looks at nothing but its arguments and changes nothing but the state: the same state and the
* same request give the same answer and the same state again.
*/
export function handle(state, request) {
	const route = routeOf(state, request);
	if ("answer" in route) return stray(state, request, route.answer);
	const { operation, params, team } = route;
	const entry = entryOf(state, team, request, operation);
	const call = {
		state,
		team,
		operation,
		params: params ?? {},
		request,
		entry
	};
	const faults = team.faults.length > 0 ? faultsFor(team.faults, operation) : [];
	const instead = faults.find(({ fault }) => fault === "status");
	let answer = instead ? errorLike(operation, instead.status) : answerTo(call, params !== undefined);
	if (faults.length > 0) {
		answer = spoil(answer, faults);
		entry.fault = faults.map(({ fault }) => fault).join(", ");
	}
	note(call, answer.status);
	return answer;
}
/** Says what to read of a request. A request that is refused without its body is not worth reading. */
export function bodyOf(state, request) {
	const route = routeOf(state, request);
	if ("answer" in route || !route.params || deny(state, route.team, route.operation, request.authorization)) {
		return { body: "none" };
	}
	const { body } = route.operation;
	if (body?.type !== "multipart/form-data") return { body: "text" };
	if (!hasType(request, body.type)) return { body: "none" };
	return {
		body: "form",
		limits: formLimits(state, route.team, body),
		known: body.fields ?? []
	};
}
/** Notes a request whose connection ended before all of it was there. Nothing else comes of it. */
export function abandon(state, request) {
	const route = routeOf(state, request);
	if ("answer" in route) return;
	const { team, operation } = route;
	const entry = entryOf(state, team, request, operation);
	entry.misfit = "the connection ended before all of the request was there";
	keep(state, team, entry);
}
function routeOf(state, { method, path }) {
	const place = find(path);
	if (!place) return { answer: problem(404, "The contract has no such path.") };
	const post = place.methods.get("POST");
	const route = place.methods.get(method) ?? (method === "PUT" ? post : undefined);
	const params = route && decode(route, place.values);
	const team = route && teamOf(state, params?.["team_id"] ?? place.values[0] ?? "");
	if (!route || !team || method === "PUT" && !takesPut(state, team, route.operation)) {
		const allow = [...place.methods.keys()].join(", ");
		return { answer: {
			...problem(405, `The contract has no ${method} for this path.`),
			allow
		} };
	}
	return {
		operation: route.operation,
		params,
		team
	};
}
function takesPut(state, team, { questions }) {
	return questions.includes("unlock-discard-method") && reading(state, team, "unlock-discard-method") === "post-or-put";
}
function answerTo(call, decoded) {
	const { state, team, operation, request, entry } = call;
	if (!decoded) return refuse(call, {
		status: 400,
		why: "the path cannot be decoded",
		misfit: true
	});
	const refusal = deny(state, team, operation, request.authorization) ?? unfitBody(call);
	if (refusal) return refuse(call, refusal);
	const preference = request.prefer === undefined ? undefined : preferenceOf(request.prefer);
	if (preference) {
		entry.fault = `Prefer: ${request.prefer}`;
		return preferred(operation, preference);
	}
	const result = perform(call);
	if ("why" in result) return refuse(call, result);
	return {
		status: result.status,
		type: result.text === "" ? "" : "application/json",
		body: result.text
	};
}
/** Says why a request is refused for its body; undefined if it is not. */
function unfitBody(call) {
	const { state, team, operation, params, request, entry } = call;
	const { body: text, contentType, unreadable } = request;
	const { body } = operation;
	const misfit = (why) => ({
		status: 400,
		why,
		misfit: true
	});
	if (unreadable !== undefined) return misfit(unreadable);
	if (text === undefined || text === "") {
		if (!body?.required) return undefined;
		const other = contentType !== undefined && !hasType(request, body.type);
		return misfit(other ? `the content type is ${contentType}, not ${body.type}` : "the body is missing");
	}
	if (!body) return misfit("there is a body, and the operation takes none");
	if (!hasType(request, body.type)) return misfit(`the content type is ${contentType}, not ${body.type}`);
	if (typeof text !== "string") return unfitForm(state, team, operation, text, params);
	entry.body = begin(text, bodyKept);
	try {
		call.json = JSON.parse(text);
		const wrong = violation(body.validate, call.json, "the body");
		return wrong === undefined ? undefined : misfit(wrong);
	} catch {
		return misfit("the body is not JSON");
	}
}
const hasType = ({ contentType = "" }, type) => contentType.split(";", 1)[0]?.trim().toLowerCase() === type;
/** Turns a request away, with a body in the shape that the team reads. */
function refuse({ state, team, entry }, { status, why, misfit }) {
	entry.refusal = why;
	if (misfit) entry.misfit = why;
	const json = "application/json";
	switch (reading(state, team, "error-body-shape")) {
		case "object": {
			const [member = "message"] = Object.keys(contract.examples["ErrorObject"]);
			return {
				status,
				type: json,
				body: JSON.stringify({ [member]: why })
			};
		}
		case "string": return {
			status,
			type: json,
			body: JSON.stringify(why)
		};
		case "plain-text": return {
			status,
			type: "text/plain",
			body: why
		};
		case "empty": return {
			status,
			type: "",
			body: ""
		};
	}
}
function entryOf(state, team, { method, path }, operation) {
	return {
		number: team.journal.count + 1,
		time: timeOf(state, team),
		method,
		path,
		operation,
		status: 0
	};
}
function note({ state, team, operation, entry }, status) {
	entry.status = status;
	state.coverage.answer(operation, status);
	keep(state, team, entry);
}
function keep(state, team, entry) {
	shorten(entry);
	const dropped = team.journal.push(entry);
	grow(state, team, entryBytes(entry) - (dropped ? entryBytes(dropped) : 0));
	if (state.bytes > state.bounds.bytes) makeRoom(state, team);
}
/** Answers what the contract has no operation for, and notes it apart from every team. */
function stray(state, { method, path }, answer) {
	const detail = JSON.parse(answer.body).detail;
	state.strays.push({
		number: state.strays.count + 1,
		time: state.now,
		method,
		path: begin(path, bodyKept),
		operation: undefined,
		status: answer.status,
		misfit: detail
	});
	return answer;
}
