/** Asks a person before an irreversible request. */
import { randomBytes } from 'node:crypto';
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { canonical } from '../shared/json.ts';

/** Signs the state of a confirmation: it travels through the client, which must not replace the confirmed request. */
export const confirmationState = createRequestStateCodec<string>({ key: randomBytes(32) });

const requestedSchema = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Send the request' } },
  required: ['confirm'],
};

/** Returns undefined if a person has confirmed the request, otherwise the question, or why the request is not sent. */
export async function confirmation(
  tool: { name: string; description: string },
  args: Readonly<Record<string, unknown>>,
  { mcpReq }: ServerContext,
  capabilities: ClientCapabilities | undefined,
): Promise<InputRequiredResult | string | undefined> {
  const request = canonical({ name: tool.name, args });
  const { inputResponses } = mcpReq;
  if (inputResponse(inputResponses, 'confirm').kind === 'elicit' && mcpReq.requestState() === request) {
    const isConfirmed = acceptedContent(inputResponses, 'confirm')?.['confirm'] === true;
    return isConfirmed ? undefined : `${tool.name} was not sent: the user did not confirm it.`;
  }
  // A request of the protocol of 2026-07-28 has them with it.
  const own = Object(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  if (!(own ?? capabilities)?.elicitation) {
    return `${tool.name} was not sent: it is irreversible, and this MCP client cannot ask the user to confirm it. Start the server with --allow irreversible.`;
  }
  const [summary] = tool.description.split('. ');
  const message = `${summary}? This is irreversible. ${JSON.stringify(args)}`;
  return inputRequired({
    inputRequests: { confirm: inputRequired.elicit({ message, requestedSchema }) },
    requestState: await confirmationState.mint(request),
  });
}
