import { errorClass, UnexpectedResponseError } from './errors.js';
/** The success that was received; throws the error for any other answer. */
export function readAnswer(operation, received, apiKey) {
    const { statuses, scope } = operation;
    const { response, data, error } = received;
    const { status, ok } = response;
    if (!statuses.includes(`${status}`) && !(ok && statuses.includes('2XX'))) {
        const said = ', which is not in the contract';
        throw toError(UnexpectedResponseError, operation, response, said, ok ? parse(data) : error, apiKey);
    }
    if (ok)
        return { status, body: readBody(operation, received, apiKey) };
    const said = scope && (status === 401 || status === 403) ? ` (needs the scope ${scope})` : '';
    throw toError(errorClass(status), operation, response, said, error, apiKey);
}
/** The body of a success; throws if it does not have the outer form that the contract gives it. */
export function readBody(operation, { response, data }, apiKey) {
    const body = parse(data);
    if (fits(operation, body))
        return body;
    const said = ', but the body does not fit';
    throw toError(UnexpectedResponseError, operation, response, said, body, apiKey);
}
function fits({ answer }, body) {
    if (answer === 'unknown')
        return true;
    const value = answer === 'payload' ? body?.payload : body;
    return typeof value === 'object' && value !== null;
}
function toError(type, { id }, response, said, received, apiKey) {
    const body = redact(apiKey, received === '' ? undefined : received);
    const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
    const excerpt = text.length > 200 ? `${text.slice(0, 200)}…` : text;
    const message = `answered with ${response.status}${said}${excerpt && ': '}${excerpt}`;
    return new type(id, message, { response, body });
}
/** The JSON value of a text; the text itself if it is not JSON; undefined if there is none. */
function parse(text) {
    if (!text)
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** The value without the key, should whoever wrote it have repeated the key. */
export function redact(apiKey, value) {
    const text = JSON.stringify(value);
    return text?.includes(apiKey) ? JSON.parse(text.replaceAll(apiKey, '[API key]')) : value;
}
