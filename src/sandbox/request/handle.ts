/** The way of one request through the sandbox. */
import type { RequestContext, StepResult } from '../behavior/context.ts';
import { openTeam } from './open-team.ts';
import { injectFaults, prefer, withFaults } from './faults.ts';
import { validate } from './validate.ts';
import { authorize, authorizeProject } from './authorize.ts';
import { perform } from '../behavior/perform.ts';
import type { State } from '../state/state.ts';
import { LimitError } from '../state/store.ts';
import { type SandboxRequest, type SandboxResponse, problemDetails } from '../contract/messages.ts';
import { route } from './route.ts';
import { note, addToJournal } from './note.ts';
import { respond } from './respond.ts';

/** What happens before the response, in order. The first step that returns an outcome ends it. */
const steps: readonly ((context: RequestContext) => StepResult | undefined)[] = [
  openTeam,
  injectFaults,
  authorize,
  validate,
  authorizeProject,
  prefer,
  perform,
];

/**
 * Returns the response to one request, as the contract states it.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request produce the same response and the same state again.
 */
export function handle(state: State, request: SandboxRequest): SandboxResponse {
  const routed = route(state, request);
  const context = 'status' in routed ? undefined : routed;
  const response = 'status' in routed ? routed : responseTo(routed);
  note(state, request, context, response);
  return response;
}

function responseTo(context: RequestContext): SandboxResponse {
  context.state.requests++;
  return withinLimits(context, () => {
    const response = respond(context, resultOf(context));
    return withFaults(context, response);
  });
}

function resultOf(context: RequestContext): StepResult {
  for (const step of steps) {
    const outcome = step(context);
    if (outcome) return outcome;
  }
  return {};
}

/** Returns a result, or the response to a request with which the sandbox would exceed a limit. */
function withinLimits<Result>({ entry }: RequestContext, run: () => Result): Result | SandboxResponse {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    entry.rejected = error.message;
    entry.limit = error.limit;
    return problemDetails(500, error.message);
  }
}

/** Notes a request whose connection ended before all of it was received. It has no other effect. */
export function noteAborted(state: State, request: SandboxRequest): void {
  const context = route(state, request);
  if ('status' in context) return;
  context.entry.violation = 'the connection ended before the request was complete';
  withinLimits(context, () => openTeam(context));
  addToJournal(state, context.team, context.entry);
}
