import { errorClass, UnexpectedResponseError } from "./errors.js";
/** The body of a success that the contract describes; throws the error for any other answer. */
export function readAnswer(operation, answer, apiKey) {
	const { statuses, scope } = operation;
	const { status, ok } = answer.response;
	if (!statuses.includes(`${status}`) && !(ok && statuses.includes("2XX"))) {
		throw toError(UnexpectedResponseError, operation, answer, ", which is not in the contract", apiKey);
	}
	if (ok) return readBody(operation, answer, apiKey);
	const said = scope && (status === 401 || status === 403) ? ` (needs the scope ${scope})` : "";
	throw toError(errorClass(status), operation, answer, said, apiKey);
}
/** The body of a success; throws if it does not have the outer form that the contract gives it. */
export function readBody(operation, answer, apiKey) {
	if (fits(operation, answer.body)) return answer.body;
	throw toError(UnexpectedResponseError, operation, answer, ", but the body does not fit", apiKey);
}
function fits({ answer }, body) {
	if (answer === "unknown") return true;
	const value = answer === "payload" ? body?.payload : body;
	return typeof value === "object" && value !== null;
}
function toError(type, { id }, { response, body: received }, said, apiKey) {
	const body = redact(apiKey, received);
	const text = typeof body === "string" ? body : JSON.stringify(body) ?? "";
	const excerpt = text.length > 200 ? `${text.slice(0, 200)}…` : text;
	const message = `answered with ${response.status}${said}${excerpt && ": "}${excerpt}`;
	return new type(id, message, {
		response,
		body
	});
}
/** The value without the key, should whoever wrote it have repeated the key. */
export function redact(apiKey, value) {
	const text = JSON.stringify(value);
	return text?.includes(apiKey) ? JSON.parse(text.replaceAll(apiKey, "[API key]")) : value;
}
