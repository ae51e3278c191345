import { contract } from '../../generated/sandbox/dist/contract.js';
import type { ReportTaskRequest } from '../../generated/sandbox/dist/types.js';
import { shownKey, type Refusal } from './access.ts';
import type { Entry } from './journal.ts';
import type { Operation, Request, TaskRecord } from './model.ts';
import { outcomeOf } from './outcomes.ts';
import type { State, Team } from './state.ts';
import { reading } from './switches.ts';
import { apply, isRepeated, refusalOf, settle, taskText } from './tasks.ts';
import { applyToUpload, createUpload, shownStatus, uploadText } from './uploads.ts';

/** One request on its way through the engine. */
export interface Call {
  state: State;
  team: Team;
  operation: Operation;
  params: Record<string, string>;
  request: Request;
  entry: Entry;
  /** The body, if it is JSON and fits. */
  json?: unknown;
}

/** A success: its status and its body. */
export interface Success {
  status: number;
  text: string;
}

/** Does what a request asks for that nothing stands against but the state of its record. */
export function perform(call: Call): Success | Refusal {
  const { state, team, operation, params, request, entry } = call;
  if (operation.record === 'Task') return onTask(call);
  if (typeof request.body === 'object') {
    state.coverage.transition(operation, 'applied');
    state.coverage.value('UploadStatus', 'processing');
    return createUpload(state, team, request.body, params);
  }
  const upload = team.uploads.get(params['upload_id'] ?? '');
  if (!upload || (params['project_id'] !== undefined && upload.project_id !== params['project_id'])) {
    return { status: 404, why: 'there is no such upload' };
  }
  if (operation.transition) {
    entry.changes = applyToUpload(state, team, operation, upload, params);
    state.coverage.transition(operation, 'applied');
  }
  const status = shownStatus(state, team, upload);
  state.coverage.value('UploadStatus', status);
  return { status: 200, text: `{"payload":${uploadText(upload, status)}}` };
}

function onTask(call: Call): Success | Refusal {
  const { state, team, operation, params, entry } = call;
  const task = team.tasks.get(params['task_id'] ?? '');
  if (!task || task.project_id !== params['project_id']) return { status: 404, why: 'there is no such task' };
  if (!isRepeated(state, team, operation, task)) settle(state, team, task);
  const { transition } = operation;
  if (!transition) return enveloped(state, task);

  const why = refusalOf(state, team, operation, task) ?? refusedIssue(call);
  if (why !== undefined && ignores(call)) return enveloped(state, task);
  state.coverage.transition(operation, why === undefined ? 'applied' : 'refused');
  if (why !== undefined) return { status: Number(transition.rejectedWith ?? 400), why };

  const changes = apply(state, team, operation, task, params);
  if (Object.keys(changes).length > 0) entry.changes = changes;
  if (transition.event !== undefined) {
    entry.event = transition.event;
    entry.key = shownKey(call.request.authorization);
  }
  if (operation.questions.includes('unlock-response')) return unlocked(call, task);
  const failed = operation.beside?.includes('error') ? outcomeOf(task.name)?.reported : undefined;
  const beside = (operation.beside ?? []).map(
    (name) => `,${JSON.stringify(name)}:${besideText(call, name, failed)}`,
  );
  return enveloped(state, task, failed ?? statusOf(call), beside.join(''));
}

/** A task in its envelope, with what stands beside it. */
function enveloped(state: State, task: TaskRecord, status = 200, beside = ''): Success {
  state.coverage.value('TaskStatus', task.status);
  state.coverage.value('StepType', task.step_type);
  return { status, text: `{"payload":${taskText(task)}${beside}}` };
}

/** Whether a call that cannot be made is left without effect, and not refused. */
function ignores({ state, team, operation }: Call): boolean {
  const question = 'discard-outside-reviewing';
  return operation.questions.includes(question) && reading(state, team, question) === 'ignore';
}

function refusedIssue({ state, team, operation, json }: Call): string | undefined {
  if (!operation.questions.includes('issue-values')) return undefined;
  const { issues } = json as ReportTaskRequest;
  const known = contract.values['Issue.value'] ?? [];
  for (const { value } of issues) state.coverage.value('Issue.value', value);
  const other = issues.find(({ value }) => !known.includes(value));
  if (!other || reading(state, team, 'issue-values') === 'accept') return undefined;
  return `the issue ${JSON.stringify(other.value)} is not among the known ones`;
}

function unlocked({ state, team }: Call, task: TaskRecord): Success {
  const read = reading(state, team, 'unlock-response');
  const bodies = { task: () => enveloped(state, task).text, object: () => '{}', empty: () => '' };
  return { status: 200, text: bodies[read]() };
}

function statusOf({ state, team, operation }: Call): number {
  return operation.questions.includes('report-success-status')
    ? Number(reading(state, team, 'report-success-status'))
    : 200;
}

/** What stands beside the task in an answer: a message, or what went wrong with a report. */
function besideText({ state, team }: Call, name: string, failed: number | undefined): string {
  if (name === 'error' && failed === undefined) return 'null';
  const shape = name === 'error' ? reading(state, team, 'report-error-shape') : undefined;
  const of = { object: 'ReportCallFailedObject', string: 'ReportCallFailedString' };
  const example = contract.examples[shape ? of[shape] : 'TaskSent'] as Record<string, unknown>;
  return JSON.stringify(example[name]);
}
