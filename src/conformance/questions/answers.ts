import { contract, type OpenQuestionId } from '../../../generated/conformance/contract/contract.ts';
import { exchangesOf } from '../checks/responses.ts';
import type { TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import type { Answer } from '../reports/report.ts';
import { isObject } from '../../shared/json.ts';
import { idIn, isSuccess, problemsOf } from '../requests/responses.ts';
import type { Session } from '../requests/session.ts';
import { preparation } from '../resources/pool.ts';
import { task, upload } from '../resources/resource.ts';
import { exchangesOfChecks, joinDistinct, resourcesOf, valuesAbout } from './seen.ts';

/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export const answers = (session: Session): Answer[] =>
  contract.questions.flatMap(({ id, title }) => {
    const finder: AnswerFinder | undefined = Object.entries(answerFinders).find(([name]) => name === id)?.[1];
    const answer = finder && answerOf(finder, session);
    return answer === undefined ? [] : [{ question: id, title, answer }];
  });

/**
 * What a run showed about an open question: the beginning of a sentence that ends with a list of values, or the whole
 * sentence. Nothing, if there are no values or is no sentence.
 */
type AnswerFinder =
  | { start: string; values(session: Session): readonly unknown[]; max?: number }
  | ((session: Session) => string | undefined);

function answerOf(finder: AnswerFinder, session: Session): string | undefined {
  if (typeof finder === 'function') return finder(session);
  const values = joinDistinct(finder.values(session), finder.max);
  return values === undefined ? undefined : `${finder.start} ${values}.`;
}

const statuses = (exchanges: readonly Exchange[]): number[] => exchanges.map(({ status }) => status);

/** Observers by the id of the open question. They look at the requests of the checks, and send none. */
const answerFinders = {
  'response-media-type': {
    start: 'Successful responses were',
    values: ({ http }) => http.exchanges.filter(isSuccess).map(({ type }) => type || 'without a media type'),
  },
  'missing-fields': ({ http }) => {
    const read = http.exchanges.filter(isSuccess);
    const problems = read.flatMap(problemsOf);
    const missing = joinDistinct(problems.filter((problem) => problem.includes('required property')));
    if (missing !== undefined) return `Fields were missing: ${missing}.`;
    return read.length > 0 ? `None of ${read.length} responses lacked a field.` : undefined;
  },
  'timestamp-format': {
    start: 'Timestamps looked like',
    values: (session) =>
      valuesAbout(session, 'timestamp-format')
        .filter((value) => typeof value === 'string')
        .map((text) => text.replaceAll(/\d/g, '0')),
  },
  'path-project-mismatch': {
    start: 'Right ids below another project returned',
    values: (session) => {
      const own = `/${encodeURIComponent(session.options.project)}/`;
      const sent = exchangesOfChecks(session, /^access\/\w+\/other-project$/);
      return statuses(sent.filter(({ path }) => !path.includes(own)));
    },
  },
  'scope-spellings': {
    start: 'Keys were accepted with',
    values: (session) =>
      exchangesOfChecks(session, /^access\/\w+\/scope-/)
        .filter(isSuccess)
        .map(({ check }) => check.split('/scope-')[1]),
    max: 20,
  },
  'shorthand-details': (session) => {
    const successes = (operation: TestedOperation): string | undefined =>
      joinDistinct(statuses(exchangesOf(session, operation).filter(isSuccess)));
    const compared = contract.operations.flatMap((operation) => {
      const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
      const [own, other] = full ? [successes(operation), successes(full)] : [];
      return own === undefined || other === undefined ? [] : [`${operation.id} ${own}, ${full?.id} ${other}`];
    });
    return compared.length === 0
      ? undefined
      : `Successes of shorthand and full endpoints: ${compared.join('; ')}.`;
  },
  'rate-limits': ({ http: { delayed } }) =>
    delayed[0] && `${delayed.length} responses asked to wait, the first one with ${delayed[0].status}.`,
  'error-codes': {
    start: 'Errors had the members',
    values: ({ http }) =>
      http.exchanges
        .filter((exchange) => exchange.documented && exchange.status >= 400)
        .flatMap(({ json }) => (isObject(json) ? Object.keys(json) : [])),
  },
  'task-server-errors': {
    start: 'Task operations returned',
    values: ({ http }) =>
      statuses(http.exchanges.filter(({ operation }) => operation.resource === task.name)).filter(
        (status) => status >= 500,
      ),
  },
  'creation-file-fields': (session) => {
    const several = created(session).find(({ form }) => (form?.files.length ?? 0) > 1);
    const fields = Object.entries(several?.fields ?? {}).flatMap(([name, value]) =>
      /type|size/i.test(name) ? [`\`${name}\` ${JSON.stringify(value)}`] : [],
    );
    return fields.length === 0
      ? undefined
      : `An upload of ${several?.form?.files.length} files had ${fields.join(' and ')}.`;
  },
  'file-type-format': {
    start: 'Types of files:',
    values: (session) =>
      created(session)
        .flatMap((exchange) => Object.entries(exchange.fields ?? {}))
        .flatMap(([name, value]) => (/type/i.test(name) ? [value] : [])),
  },
  'create-repeat': (session) => {
    const ids = exchangesOfChecks(session, /\/distinct$/).map(idIn);
    const result = new Set(ids).size === ids.length ? 'another upload' : 'no other upload';
    return ids.length < 2 ? undefined : `A repeated request created ${result}.`;
  },
  'upload-name-default': (session) => {
    const unnamed = created(session).find(({ form }) => !form?.fields.some(([name]) => name === 'name'));
    const name = unnamed?.fields?.['name'];
    return name === undefined
      ? undefined
      : `An upload of ${unnamed?.form?.files[0]?.name} without a name was called ${JSON.stringify(name)}.`;
  },
  'upload-folder-initially': {
    start: 'New uploads were in the folder',
    values: (session) => {
      const changes = session.http.exchanges.filter(({ operation }) => operation.changeType === 'changes');
      return resourcesOf(session, upload.name)
        .filter(({ id }) => !changes.some(({ path }) => path.includes(`/${String(id)}/`)))
        .flatMap((fields) => fields['folder_id'] ?? []);
    },
  },
  'file-types': {
    start: 'A text file returned',
    values: (session) => statuses(exchangesOfChecks(session, /^limits\/\w+\/other-type$/)),
  },
  'upload-files-shape': {
    start: '`files` had the members:',
    values: (session) =>
      valuesAbout(session, 'upload-files-shape').map((value) =>
        isObject(value) ? Object.keys(value).join(' ') || 'none' : typeof value,
      ),
  },
  'move-body': {
    start: 'A move with a body returned',
    values: (session) => statuses(exchangesOfChecks(session, /^invalid\/moveUpload\/valid-/)),
  },
  'task-name-and-meta': {
    start: 'Tasks were called',
    values: (session) => resourcesOf(session, task.name).map(({ name }) => name),
    max: 3,
  },
  'pipeline-step-order': {
    start: 'Tasks were in the steps',
    values: (session) => resourcesOf(session, task.name).map((fields) => fields['step_type']),
  },
  'approved-initially': {
    start: 'When tasks were first read, `approved` was',
    values: (session) => {
      const first = new Map<unknown, unknown>();
      for (const exchange of session.http.exchanges) {
        const fields = exchange.operation.resource === task.name ? exchange.fields : undefined;
        // What a check reads first was not uploaded, but put into the server.
        if (fields && !first.has(fields['id']))
          first.set(fields['id'], exchange.check === preparation ? fields['approved'] : undefined);
      }
      return [...first.values()].filter((value) => value !== undefined);
    },
  },
  'disapprove-after-export': {
    start: 'Disapproving an exported task returned',
    values: (session) => statuses(changing(session, /^matrix\/disapproveTask\/.*exported_at=not/)),
  },
  'unlock-rejection': {
    start: 'A task that could not be unlocked returned',
    values: (session) =>
      statuses(changing(session, /^matrix\/unlockTask\//).filter((each) => !isSuccess(each))),
  },
  'undo-and-unlock': {
    start: 'Unlocking completed or discarded tasks returned',
    values: (session) => statuses(changing(session, /^matrix\/unlockTask\/(COMPLETED|DISCARDED)$/)),
  },
  'report-partial-error': ({ http }) => {
    const partial = http.exchanges.filter(({ operation, status }) =>
      operation.success.partial.includes(String(status)),
    );
    const empty = partial.filter(({ json }) => isObject(json) && json['error'] === null).length;
    return partial.length === 0
      ? undefined
      : `Of ${partial.length} partial successes, ${empty} had no error.`;
  },
  'last-opened-null': {
    start: '`last_opened_at` was',
    values: (session) =>
      valuesAbout(session, 'last-opened-null').map((value) => (value === null ? 'null' : 'a time')),
  },
  'confidence-range': (session) => {
    const values = valuesAbout(session, 'confidence-range').filter((value) => typeof value === 'number');
    return values.length === 0
      ? undefined
      : `Confidence scores were from ${Math.min(...values)} to ${Math.max(...values)}.`;
  },
} satisfies { [Id in OpenQuestionId]?: AnswerFinder };

/** The exchanges of checks that are not reads before or after. */
const changing = (session: Session, checks: RegExp): Exchange[] =>
  exchangesOfChecks(session, checks).filter(({ operation }) => operation.changeType !== 'none');

/** The requests that created uploads. */
const created = ({ http }: Session): Exchange[] =>
  http.exchanges.filter((exchange) => exchange.operation.changeType === 'creates' && isSuccess(exchange));
