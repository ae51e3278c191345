import { iso } from './state.js';
/** Characters of a body that are kept. */
export const bodyKept = 2_000;
/** Roughly what an entry takes in memory. */
export const entryBytes = ({ path, body = '' }) => 300 + 2 * path.length + 2 * body.length;
/** What the contract shows for a status of an operation; undefined if it does not list the status. */
export function listing({ answers }, status) {
    const range = `${Math.trunc(status / 100)}XX`;
    return answers.find((answer) => answer.status === String(status) || answer.status === range);
}
/** An entry as it is shown. */
export function shown({ time, operation, misfit, ...entry }) {
    const { number, method, path, status, key, ...rest } = entry;
    return {
        number,
        at: iso(time),
        method,
        path,
        operation: operation?.id ?? null,
        status,
        verdict: {
            request: misfit === undefined ? 'fits' : 'misfit',
            answer: operation && (status === 0 || listing(operation, status)) ? 'listed' : 'unlisted',
            ...(misfit !== undefined && { problem: misfit }),
        },
        ...rest,
        ...(key !== undefined && { key }),
    };
}
