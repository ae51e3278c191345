// The one module that knows openapi-fetch, which fills in the path, calls `send` and reads the answer.
// Whatever replaces it has to provide `Transport` and nothing else.
import createFetch from 'openapi-fetch';
/** Stands in for `Request`: one that is complete would cost as much as all the rest of a call. */
class Address {
    url;
    method = undefined;
    constructor(url) {
        this.url = url;
    }
}
export function createTransport(baseUrl) {
    // Both casts: the library declares a full `Request`, but only hands it from one option to the other.
    const client = createFetch({ baseUrl, pathSerializer, Request: Address });
    const request = client.request;
    return (method, template, path, send) => request(method, template, { params: { path }, parseAs: 'text', fetch: ({ url }) => send(url) });
}
/** Fills in the path. Refuses ids that would change it instead: none, `.` and `..`. */
function pathSerializer(template, parameters) {
    return template.replace(/\{(\w+)\}/g, (_, name) => {
        const value = parameters[name];
        if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
            throw new TypeError(`${name} must be an identifier, not ${JSON.stringify(value)}`);
        }
        return encodeURIComponent(value);
    });
}
