import type { RequestContext } from '../behavior/context.ts';
import { type SandboxResponse, problemDetails, rendered } from '../contract/messages.ts';
import { statusRule } from '../state/faults.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { injected, bodiless } from './faults.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';

/**
 * Returns the response that a request prefers, as in `Prefer: code=404, example=plainText`: an example of the contract. No
 * state is read or changed for it. A status that the contract does not list is returned too, since it was asked for, with the
 * body of an error. Returns undefined if the request prefers none.
 */
export function prefer(context: RequestContext): SandboxResponse | undefined {
  const { prefer = '' } = context.request.headers;
  const [, given] = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(prefer) ?? [];
  const [, example] = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(prefer) ?? [];
  if (given === undefined && example === undefined) return undefined;
  context.entry.fault = `Prefer: ${prefer}`;
  const code = given === undefined ? undefined : Number(given);
  if (code !== undefined && !statusRule.fits(code)) {
    return problemDetails(422, 'Prefer: code is not a status from 200 to 599.');
  }
  const { id, responses, success } = context.operation;
  const first = responses.find(({ status }) => status === success.statuses[0]);
  const wanted = code === undefined ? first : responseOf(responses, code);
  if (!wanted) return injected(context, code ?? 500);
  const { examples } = wanted;
  const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
  const status = code ?? (wanted.status === 'default' ? 200 : Number(wanted.status.replace('XX', '00')));
  const isBodiless = found ? bodiless.includes(status) : example === undefined && wanted.type === '';
  if (isBodiless) return { status, type: '', body: '' };
  if (found) return rendered(status, found.type, contract.examples[found.of] ?? null);
  return problemDetails(404, `Prefer: ${id} has no example ${JSON.stringify(example)} for this status.`);
}
