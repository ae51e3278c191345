/** How a run finds out which value of a setting a server follows. */
import { contract, type SettingValues } from '../../../generated/conformance/contract/contract.ts';
import type { CheckContext } from '../checks/check.ts';
import { megabytes } from '../checks/limits.ts';
import { disallowedRequests } from '../checks/matrix.ts';
import { exchangesOf } from '../checks/responses.ts';
import { irreversible, tasks, writes, type Need } from '../checks/needs.ts';
import type { Limit } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import type { UploadFile } from '../contract/options.ts';
import { groupBy } from '../../shared/group-by.ts';
import { isObject } from '../../shared/json.ts';
import { contentOf } from '../requests/contents.ts';
import { repeated } from '../requests/patience.ts';
import { isSuccess, rejectedWith } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import { readerOf, task, upload, uploadOf } from '../contract/resource.ts';
import { creations, exchangesWith, operationsOf, operationWith } from './seen.ts';

/** A value, if there is one, with the sentence on what shows it. */
type Detected<Value extends string> = readonly [value: Value | undefined, evidence: string] | undefined;

export interface SettingDetector<Value extends string = string> {
  /** What a run needs to show the value, for the report. */
  needs: string;
  /** What requests of its own need. */
  requires?: readonly Need[];
  /** Returns the value; undefined if nothing showed it. It runs after the checks, and may send requests. */
  detect(context: CheckContext, values: readonly Value[]): Promise<Detected<Value>> | Detected<Value>;
}

const writeNeeds = [writes, tasks];
const irreversibleNeeds = [writes, irreversible, tasks];

/** A detector for each setting of openapi/open-questions.yaml. */
type Detectors = { readonly [Id in keyof SettingValues]: SettingDetector<SettingValues[Id]> };

export const detectors: Detectors = {
  'after-next-step': {
    needs: 'a task that was completed, and the end of its next step',
    requires: irreversibleNeeds,
    async detect(context, values) {
      const [operation] = operationsOf('after-next-step');
      const testResource = await context.pool.take(operation.transition?.from ?? {});
      if (!isSuccess(await context.send(operation, testResource))) return undefined;
      const end = await context.pool.settled(await context.read(testResource));
      const state = String(end.fields[task.lifecycle.field]);
      const value = oneOf(values, state);
      return [value, `A task was in ${state} when the step after ${operation.id} had ended.`];
    },
  },

  'approve-scope': {
    needs: 'a key without the scope task.edit (--scoped-key)',
    requires: writeNeeds,
    async detect(context) {
      const [operation] = operationsOf('approve-scope');
      const spellings = ['task.edit', 'tasks.edit'];
      const key = context.session.scoped.find(
        ({ scopes }) => !scopes.some((scope) => spellings.includes(scope)),
      );
      if (!key) return undefined;
      const testResource = await context.pool.resourceFor(operation);
      const { status } = await context.send(operation, testResource, { credential: key.name });
      const what = `${operation.id} with a key that has only ${key.scopes.join(', ')} returned ${status}.`;
      return [
        isSuccess({ status }) ? 'any-key' : [401, 403, 404].includes(status) ? 'task.edit' : undefined,
        what,
      ];
    },
  },

  'creation-status': {
    needs: 'permission to create uploads (--allow writes)',
    detect: ({ session }, values) => usualStatus(session, 'creation-status', values, 'Created uploads'),
  },

  'discard-outside-reviewing': {
    needs: 'a task outside of REVIEWING, and permission to discard (--allow irreversible)',
    detect({ session }) {
      const outside = operationsOf('discard-outside-reviewing').flatMap((operation) =>
        disallowedRequests(session, operation),
      );
      const [first] = outside;
      if (!first) return undefined;
      const what = `${first.operation.id} in ${first.check.split('/')[2]} returned ${first.status}.`;
      return [outside.some(isSuccess) ? 'ignore' : 'reject', what];
    },
  },

  'error-body-shape': {
    needs: 'a rejected request',
    detect({ session }) {
      // Where details are promised, an empty body is not expected.
      const errors = session.http.exchanges.filter(
        ({ documented, status, response }) =>
          documented && status >= 400 && response?.contents.some(({ empty }) => empty),
      );
      const shape = usual(errors.map(shapeOfError).filter((each) => each !== undefined));
      return shape && [shape, `${errors.length} errors were seen, most of them of the shape ${shape}.`];
    },
  },

  'file-count-limit': {
    needs: 'permission to send large uploads (--allow large)',
    detect({ session }, values) {
      const limit = limitsAbout('file-count-limit')[0]?.value ?? Infinity;
      const beyond = creations(session).find(({ form }) => (form?.files.length ?? 0) > limit);
      const value = oneOf(values, String(beyond?.status));
      return [value, `${beyond?.form?.files.length} files returned ${value}.`];
    },
  },

  'file-size-unit': {
    needs: 'permission to send large uploads (--allow large)',
    detect({ session }) {
      const limit = limitsAbout('file-size-unit').find(({ per }) => per === 'file');
      if (!limit) return undefined;
      const [min, max] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
      const between = creations(session).find(({ form }) => {
        const size = sizeOf(form?.files[0]);
        return size > min && size <= max;
      });
      if (!between) return undefined;
      const size = sizeOf(between.form?.files[0]);
      const what = `A file of ${size} bytes returned ${between.status}.`;
      return [isSuccess(between) ? 'binary' : 'decimal', what];
    },
  },

  'issue-values': {
    needs: 'permission to report a task (--allow irreversible)',
    requires: irreversibleNeeds,
    async detect(context) {
      const operation = operationWith('reportTask');
      const testResource = await context.pool.resourceFor(operation);
      const value = { issues: [{ label: 'Conformance', value: 'conformance_unknown' }] };
      const { status } = await context.send(operation, testResource, { value });
      const what = `${operation.id} with an unknown code returned ${status}.`;
      return [isSuccess({ status }) ? 'accept' : status === 400 ? 'reject' : undefined, what];
    },
  },

  'missing-scope-status': {
    needs: 'a key without some scope (--scoped-key)',
    detect({ session }) {
      const rejected = session.http.exchanges.find(
        ({ check, status }) => check.endsWith('/without-scope') && [401, 403, 404].includes(status),
      );
      if (!rejected) return undefined;
      const what = `${rejected.operation.id} with a key without the scope returned ${rejected.status}.`;
      // The sandbox has no setting for a status that the operation does not list.
      return [rejected.status === 401 ? '401' : rejected.response && 'no-access', what];
    },
  },

  'no-access-status': {
    needs: 'a key of another team (--other-team-key), or one without some scope',
    detect({ session }, values) {
      // Only operations that list both statuses show which of them a server returns.
      const both = ({ operation }: Exchange): boolean =>
        values.every((status) => operation.responses.some((each) => each.status === status));
      const denied = session.http.exchanges.filter(
        (exchange) =>
          both(exchange) && exchange.documented && /\/(other-team|without-scope)$/.test(exchange.check),
      );
      const found = denied.find(({ status }) => oneOf(values, String(status)));
      const value = oneOf(values, String(found?.status));
      return [value, `${found?.operation.id} with ${found?.credential} returned ${value}.`];
    },
  },

  'project-id-twice': {
    needs: 'permission to create uploads (--allow writes)',
    requires: [writes],
    async detect(context) {
      const [operation] = operationsOf('project-id-twice');
      const { body } = operation;
      const field = Object.entries(body?.inPath ?? {}).find(([, key]) => key === 'project_id')?.[0];
      if (!body || field === undefined) return undefined;
      const project = context.session.options.otherProject ?? `unknown-${crypto.randomUUID()}`;
      const [sample] = context.session.server.samples;
      const content = contentOf(body, { [field]: project }, sample, [sample]);
      const { status } = await context.send(operation, undefined, { content });
      const what = `${operation.id} with another project in the form than in the path returned ${status}.`;
      return [isSuccess({ status }) ? 'path' : status === 400 ? 'reject' : undefined, what];
    },
  },

  'report-error-shape': {
    needs: 'a report that succeeds in part',
    detect(context) {
      const partial = context.session.http.exchanges.find(
        ({ operation, status, json }) =>
          operation.success.partial.includes(String(status)) && isObject(json) && json['error'] !== null,
      );
      const error = isObject(partial?.json) ? partial.json['error'] : undefined;
      if (!partial || (typeof error !== 'string' && !isObject(error))) return undefined;
      const value = typeof error === 'string' ? 'string' : 'object';
      return [value, `The error in a response with ${partial.status} was of the type ${value}.`];
    },
  },

  'report-success-status': {
    needs: 'permission to report a task (--allow irreversible)',
    detect: ({ session }, values) => usualStatus(session, 'report-success-status', values, 'Reports'),
  },

  'unlock-discard-method': {
    needs: 'a task',
    requires: writeNeeds,
    async detect(context) {
      // An operation that the state of a task does not allow: it has no effect with either method.
      const operations = operationsOf('unlock-discard-method');
      const operation = operations.find(({ changeType }) => changeType === 'changes') ?? operations[0];
      const allowed = operation.transition?.from?.['status']?.in;
      if (!allowed) return undefined;
      const testResource = await context.pool.take({ status: { notIn: allowed } });
      const { status } = await context.send(operation, testResource, { method: 'PUT' });
      const what = `PUT of ${operation.id} in a state that does not allow it returned ${status}.`;
      if (String(status) === rejectedWith(operation)) return ['post-or-put', what];
      return [[404, 405, 501].includes(status) ? 'post' : undefined, what];
    },
  },

  'unlock-next-status': {
    needs: 'a task that can be unlocked',
    requires: irreversibleNeeds,
    async detect(context) {
      const [operation] = operationsOf('unlock-next-status');
      const { field } = task.lifecycle;
      const testResource = await context.pool.resourceFor(operation);
      if (!testResource) return undefined;
      const exchange = await context.send(operation, testResource);
      const after = await repeated(
        context.session,
        () => context.read(testResource),
        ({ fields }) => fields[field] !== testResource.fields[field],
      );
      if (!isSuccess(exchange)) return undefined;
      const [before, now] = [String(testResource.fields[field]), String(after.fields[field])];
      const what = `A task in ${before} was in ${now} after ${operation.id}.`;
      if (now === before) return ['unchanged', what];
      return [now === 'REVIEWING' ? 'REVIEWING' : undefined, what];
    },
  },

  'unlock-response': {
    needs: 'a task that can be unlocked',
    detect(context) {
      const unlocked = exchangesWith(context.session, 'unlockTask').filter(isSuccess);
      const value = usual(unlocked.map(shapeOfUnlocked).filter((each) => each !== undefined));
      return value && [value, `The body of the response was of the kind ${value}.`];
    },
  },

  'upload-fully-processed': {
    needs: 'an upload whose only task was completed, and one whose only task was discarded',
    requires: irreversibleNeeds,
    async detect(context) {
      const [operation] = operationsOf('upload-fully-processed');
      const canUnlock = async (state: string): Promise<boolean> =>
        isSuccess(await context.send(operation, await context.pool.sole(state)));
      if (!(await canUnlock('DISCARDED')))
        return ['settled', 'The only task of an upload was discarded, and could not be unlocked.'];
      if (await canUnlock('COMPLETED'))
        return ['never', 'The only task of an upload was completed, and could be unlocked.'];
      const what = 'The only task of an upload could be unlocked when discarded, and not when completed.';
      return ['completed', what];
    },
  },

  'upload-status-values': {
    needs: 'an upload with a task in REVIEWING',
    requires: writeNeeds,
    async detect(context) {
      const { field, spellings } = upload.lifecycle;
      const [[spelling, plain] = ['', '']] = Object.entries(spellings);
      const { fields } = await context.pool.take({ [task.lifecycle.field]: { in: [plain] } });
      const exchange = await context.send(readerOf(upload.name), undefined, { id: uploadOf(fields) });
      const status = exchange.fields?.[field];
      const what = `The upload of a task in ${plain} had the status ${String(status)}.`;
      if (status === plain) return ['overview', what];
      return [status === spelling ? 'examples' : undefined, what];
    },
  },
};

/** One of the values of a setting, if it is one. */
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

/** The most frequent status among the values of a setting. */
function usualStatus<Value extends string>(
  session: Session,
  question: keyof SettingValues,
  values: readonly Value[],
  what: string,
): Detected<Value> {
  const exchanges = operationsOf(question).flatMap((operation) => exchangesOf(session, operation));
  const value = usual(exchanges.flatMap(({ status }) => oneOf(values, String(status)) ?? []));
  return [value, `${what} returned ${value}.`];
}

/** Returns the most frequent of some values; undefined if there are none. */
const usual = <Value>(values: readonly Value[]): Value | undefined =>
  [...groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)[0]?.[0];

/** The limits of bodies that name an open question. */
const limitsAbout = (question: keyof SettingValues): Limit[] =>
  contract.operations
    .flatMap(({ body }) => body?.limits ?? [])
    .filter(({ questions }) => questions.includes(question));

const sizeOf = (file: UploadFile | undefined): number =>
  file?.content instanceof Blob ? file.content.size : 0;

type Body = Pick<Exchange, 'text' | 'type' | 'json'>;

export function shapeOfError({ text, type, json }: Body): SettingValues['error-body-shape'] | undefined {
  if (text === '') return 'empty';
  if (type === 'text/plain') return 'plain-text';
  if (typeof json === 'string') return 'string';
  return isObject(json) || Array.isArray(json) ? 'object' : undefined;
}

export function shapeOfUnlocked({
  text,
  json,
}: Omit<Body, 'type'>): SettingValues['unlock-response'] | undefined {
  if (text === '') return 'empty';
  if (!isObject(json)) return undefined;
  return isObject(json['payload']) ? 'task' : 'object';
}
