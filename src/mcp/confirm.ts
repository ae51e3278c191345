import { createHmac, randomBytes, randomUUID } from 'node:crypto';
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
import { questionFor, shownOf } from '../shared/question.ts';
import type { Redact } from '../shared/redact.ts';
import type { Tool } from '../shared/tool.ts';

/** What a question was about. It travels through the client, which must not change it. */
interface Asked {
  id: string;
  /** Digests of the request, and of the resource that was shown. */
  request: string;
  shown: string;
}

const ttlSeconds = 600;

export const confirmationState = createRequestStateCodec<unknown>({ key: randomBytes(32), ttlSeconds });

const requestedSchema = {
  type: 'object' as const,
  properties: { confirm: { type: 'boolean' as const, title: 'Send the request' } },
  required: ['confirm'],
};

/** A request, and the resource that it changes, if something reads it. */
export interface Subject {
  tool: Pick<Tool, 'name' | 'description' | 'path' | 'guard'>;
  args: Readonly<Record<string, unknown>>;
  resource?: unknown;
}

/**
 * Returns a function that returns undefined if a person has confirmed a request, otherwise the question, or why the
 * request is not sent. Each confirmation is for one request of this server, and for the resource as it was shown.
 *
 * @param redact Replaces the key.
 */
export function createConfirm(redact: Redact) {
  const key = randomBytes(32);
  const digest = (value: unknown): string =>
    createHmac('sha256', key).update(canonical(value)).digest('base64url');
  /** Questions that were answered, until their states have expired. */
  const answered = new Set<string>();

  function isFirst(id: string): boolean {
    if (answered.has(id)) return false;
    answered.add(id);
    setTimeout(() => answered.delete(id), (ttlSeconds + 1) * 1_000).unref();
    return true;
  }

  return async (
    { tool, args, resource }: Subject,
    { mcpReq }: ServerContext,
    capabilities: ClientCapabilities | undefined,
  ): Promise<InputRequiredResult | string | undefined> => {
    const own = {
      request: digest([tool.name, args]),
      shown: digest(shownOf(resource)),
    };
    const asked: Partial<Asked> = Object(mcpReq.requestState());
    const { inputResponses } = mcpReq;
    const isAnswer =
      inputResponse(inputResponses, 'confirm').kind === 'elicit' &&
      asked.request === own.request &&
      asked.id !== undefined &&
      isFirst(asked.id);
    if (isAnswer) {
      const isConfirmed = acceptedContent(inputResponses, 'confirm')?.['confirm'] === true;
      if (!isConfirmed) return `${tool.name} was not sent: the user did not confirm it.`;
      if (asked.shown === own.shown) return undefined;
    }
    // A request of the protocol of 2026-07-28 has them with it.
    const declared = Object(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
    const { elicitation } = declared ?? capabilities ?? {};
    // Without a mode it is a form.
    if (!elicitation || (elicitation.url && !elicitation.form)) {
      const isUnknown = (declared ?? capabilities) === undefined;
      const reason = isUnknown
        ? 'the server does not know whether this MCP client can ask the user to confirm it. Begin a session with initialize.'
        : 'this MCP client cannot ask the user to confirm it. Ask the user to start the server with --allow irreversible.';
      return `${tool.name} was not sent: it is irreversible, and ${reason}`;
    }
    // Before texts are cut, so that no part of the key is left.
    const message = questionFor(tool, redact(args), redact(resource), isAnswer);
    return inputRequired({
      inputRequests: { confirm: inputRequired.elicit({ message, requestedSchema }) },
      requestState: await confirmationState.mint({ id: randomUUID(), ...own }),
    });
  };
}
