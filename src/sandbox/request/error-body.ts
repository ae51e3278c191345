/** Bodies of errors. */
import { problemWithFormats } from '../../types/judge.ts';
import { type RequestContext, decide } from '../behavior/context.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { deciding } from '../contract/setting-values.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import { rendered } from '../contract/messages.ts';

/** Returns the body of an error and its media type: as settings select, else the contract's example. */
export function errorBody(
  context: RequestContext,
  status: number,
  reason: string,
): { type: string; body: string } {
  const { operation } = context;
  const response = responseOf(operation.responses, status);
  const settings = response?.settings ?? operation.settings;
  // A response that the contract lists names the setting, or has the shape of its example.
  const isOpen = !response || deciding(settings, 'errorBody').some((id) => settings.includes(id));
  const shaped = isOpen ? decide(context, settings, 'errorBody', reason, contract.errorMember) : undefined;
  if (shaped) {
    // The contract shows no error without a body where the source promises details.
    const isPromised =
      response?.examples.length && response.examples.every(({ of }) => contract.examples[of] !== '');
    if (shaped.body !== '' || !isPromised) return shaped;
  }
  if (!response)
    return { type: 'application/json', body: JSON.stringify({ [contract.errorMember]: reason }) };
  const [first] = response.examples;
  const example = first && contract.examples[first.of];
  if (!first || example === undefined) return { type: '', body: '' };
  if (!isObject(example)) return rendered(status, first.type, example);
  const { errorMember } = contract;
  const isText =
    typeof example[errorMember] === 'string' && !problemWithFormats(response.reason ?? true, reason);
  return rendered(status, first.type, isText ? { ...example, [errorMember]: reason } : example);
}
