import type { Exchange } from '../http.ts';
import { oneOf, seen, type Detector } from './detector.ts';
import { known } from './known.ts';

const id = 'no-access-status';
const { values } = known[id];

/** The response to a key without access to an upload. */
export const noAccessStatus: Detector<typeof id> = {
  id,
  detect({ session }) {
    // Only operations that list both statuses show which of them a server returns.
    const both = ({ operation }: Exchange): boolean =>
      values.every((status) => operation.responses.some((each) => each.status === status));
    const denied = session.http.exchanges.filter(
      (exchange) =>
        both(exchange) && exchange.documented && /\/(other-team|without-scope)$/.test(exchange.check),
    );
    const found = denied.find(({ status }) => oneOf(values, String(status)));
    const value = found && oneOf(values, String(found.status));
    return value && seen(value, `${found.operation.id} with ${found.request.credential} returned ${value}.`);
  },
};
