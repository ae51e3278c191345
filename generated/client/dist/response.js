import { hasOtherValues } from "./data/contract.js";
import { errorClass, UnexpectedResponseError } from "./errors.js";
import { retryAfter } from "./retry-after.js";
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id"
];
/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export const requestIdOf = ({ response, redact }) => redact(requestIdHeaders.map((name) => response.headers.get(name) ?? "").find(Boolean));
/**
* Returns the body of a success. Throws the error of the status for any other response, and UnexpectedResponseError
* when a success does not have the documented outer form.
*/
export function readResponse(operation, received) {
	const { response, body } = received;
	if (hasOtherValues && response.ok && operation.success === "none") return undefined;
	if (response.ok && fits(operation, body)) return body;
	throw toError(operation, received);
}
/** Returns what a method returns for the body of a success: the value, or an object with the value and its siblings. */
export function toResult({ success, result, partial }, { status }, body) {
	const envelope = success ? { payload: body } : body;
	if (result === undefined || body === undefined) return envelope?.payload;
	const { payload, ...siblings } = envelope ?? {};
	return {
		[result]: payload,
		...siblings,
		...partial && { partial: status === partial }
	};
}
function fits(operation, body) {
	const { success } = operation;
	if (success && success !== "value") return true;
	if (hasOtherValues && operation.optional && body === undefined) return true;
	const value = success ? body : body?.payload;
	if (hasOtherValues && operation.primitive) return value !== undefined;
	return Object(value) === value;
}
function toError({ id, scope, errors }, received) {
	const { response, redact, text } = received;
	const { status, ok } = response;
	const excerpt = redact(text && `: ${text}`).replace(/^(.{202}).+/s, "$1…");
	const details = {
		response,
		requestId: requestIdOf(received)
	};
	try {
		details.body = redact(received.body);
	} catch {
		details.body = redact(text);
	}
	if (ok) {
		const message = `returned ${status}, but the body does not fit the contract${excerpt}`;
		return new UnexpectedResponseError(id, message, details);
	}
	details.documented = RegExp(errors ?? "-").test(`${status}`);
	if (status === 429) details.retryAfter = retryAfter(response);
	const needs = scope && /40[13]/.test(`${status}`) ? ` (needs the scope ${scope})` : "";
	const note = details.documented ? needs : ", which the contract does not list";
	return new (errorClass(status))(id, `failed with ${status}${note}${excerpt}`, details);
}
