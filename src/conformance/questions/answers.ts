import {
  contract,
  type OpenQuestionId,
  type OperationId,
} from '../../../generated/conformance/contract/contract.ts';
import type { CheckGroup } from '../checks/check.ts';
import { exchangesOf } from '../checks/responses.ts';
import type { TestedOperation } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import type { Answer } from '../reports/report.ts';
import { isObject } from '../../shared/json.ts';
import { idIn, isSuccess, problemsOf } from '../requests/received.ts';
import type { Session } from '../requests/session.ts';
import { preparation } from '../resources/pool.ts';
import { task, upload } from '../contract/resource.ts';
import { creations, exchangesOfChecks, joinDistinct, resourcesOf, valuesAbout } from './seen.ts';

/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export const answers = (session: Session): Answer[] =>
  contract.questions.flatMap(({ id, title }) => {
    const [start, values = [], max] = finders[id]?.(session) ?? [];
    const list = joinDistinct(values, max);
    return list === undefined ? [] : [{ question: id, title, answer: `${start} ${list}.` }];
  });

/** How a sentence begins, and what a run showed: the sentence ends with the different values, up to a number. */
type ShownValues = readonly [start: string, values: readonly unknown[], max?: number];

type AnswerFinder = (session: Session) => ShownValues;

const statuses = (exchanges: readonly Exchange[]): number[] => exchanges.map(({ status }) => status);

/** Observes the statuses that checks saw, but for their reads before and after. */
const returned =
  (
    what: string,
    [group, names, operation]: readonly [CheckGroup, RegExp, OperationId?],
    wanted = (_: Exchange): boolean => true,
  ): AnswerFinder =>
  (session) => {
    const sent = exchangesOfChecks(session, group, names, operation).filter(
      (exchange) => exchange.operation.changeType !== 'none',
    );
    return [`${what} returned`, statuses(sent.filter(wanted))];
  };

/** By the id of the open question. They look at the requests of the checks, and send none. */
const finders: Readonly<Record<string, AnswerFinder>> = {
  'response-media-type': ({ http }) => [
    'Successful responses were',
    http.exchanges.filter(isSuccess).map(({ type }) => type || 'without a media type'),
  ],
  'missing-fields': ({ http }) => {
    const read = http.exchanges.filter(isSuccess);
    const missing = read.flatMap(problemsOf).filter((problem) => problem.includes('required property'));
    return ['Missing fields:', read.length > 0 && missing.length === 0 ? ['none'] : missing];
  },
  'timestamp-format': (session) => {
    const texts = valuesAbout(session, 'timestamp-format').filter((value) => typeof value === 'string');
    return ['Timestamps looked like', texts.map((text) => text.replaceAll(/\d/g, '0'))];
  },
  'path-project-mismatch': (session) => {
    const sent = exchangesOfChecks(session, 'access', /^other-project$/);
    const others = sent.filter(({ values }) => values['project_id'] !== session.options.project);
    return ['Right ids below another project returned', statuses(others)];
  },
  'scope-spellings': (session) => {
    const accepted = exchangesOfChecks(session, 'access', /^scope-/).filter(isSuccess);
    const scopes = accepted.map(({ check }) => check.split('/scope-')[1]);
    return ['Keys were accepted with', scopes, scopes.length];
  },
  'shorthand-details': (session) => {
    const successes = (operation: TestedOperation): string | undefined =>
      joinDistinct(statuses(exchangesOf(session, operation).filter(isSuccess)));
    const compared = contract.operations.flatMap((operation) => {
      const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
      const [own, other] = full ? [successes(operation), successes(full)] : [];
      return own === undefined || other === undefined
        ? []
        : [`${operation.id} ${own} and ${full?.id} ${other}`];
    });
    return ['Successes of shorthand and full endpoints:', compared];
  },
  'rate-limits': ({ http }) => ['Responses that asked to wait had the status', statuses(http.delayed)],
  'error-codes': ({ http }) => {
    const errors = http.exchanges.filter((exchange) => exchange.documented && exchange.status >= 400);
    const members = errors.flatMap(({ json }) => (isObject(json) ? Object.keys(json) : []));
    return ['Errors had the members', members];
  },
  'task-server-errors': ({ http }) => {
    const sent = http.exchanges.filter(({ operation }) => operation.resource === task.name);
    return ['Task operations returned', statuses(sent.filter(({ status }) => status >= 500))];
  },
  'creation-file-fields': (session) => {
    const several = created(session).find(({ form }) => (form?.files.length ?? 0) > 1);
    const fields = Object.entries(several?.fields ?? {}).filter(([name]) => /type|size/i.test(name));
    const shown = fields.map(([name, value]) => `\`${name}\` ${JSON.stringify(value)}`);
    return [`An upload of ${several?.form?.files.length} files had`, shown];
  },
  'file-type-format': (session) => {
    const fields = created(session).flatMap((exchange) => Object.entries(exchange.fields ?? {}));
    const types = fields.filter(([name]) => /type/i.test(name)).map(([, value]) => value);
    return ['Types of files:', types];
  },
  'create-repeat': (session) => {
    const sent = created(session).map((exchange) => ({ form: textOf(exchange), id: idIn(exchange) }));
    const repeated = sent.filter(({ form }, index) =>
      sent.some((each, at) => at < index && each.form === form),
    );
    const isOther = ({ id }: { id?: unknown }): boolean => sent.filter((each) => each.id === id).length === 1;
    const results = repeated.map((each) => (isOther(each) ? 'another upload' : 'no other upload'));
    return ['A repeated request created', results];
  },
  'upload-name-default': (session) => {
    const unnamed = created(session).find(({ form }) => !form?.fields.some(([name]) => name === 'name'));
    const names = [unnamed?.fields?.['name'] ?? []].flat();
    return [`An upload of ${unnamed?.form?.files[0]?.name} without a name was called`, names];
  },
  'upload-folder-initially': (session) => {
    const changes = session.http.exchanges.filter(({ operation }) => operation.changeType === 'changes');
    const folders = resourcesOf(session, upload.name)
      .filter(({ id }) => !changes.some(({ path }) => path.includes(`/${String(id)}/`)))
      .flatMap((fields) => fields['folder_id'] ?? []);
    return ['New uploads were in the folder', folders];
  },
  'file-types': returned('A text file', ['limits', /^other-type$/]),
  'upload-files-shape': (session) => [
    '`files` had the members:',
    valuesAbout(session, 'upload-files-shape').map((value) =>
      isObject(value) ? Object.keys(value).join(' ') || 'none' : typeof value,
    ),
  ],
  'move-body': returned('A move with a body', ['invalid', /^valid-/, 'moveUpload']),
  'task-name-and-meta': (session) => {
    const names = resourcesOf(session, task.name).map(({ name }) => name);
    return ['Tasks were called', names, 3];
  },
  'pipeline-step-order': (session) => {
    const steps = resourcesOf(session, task.name).map((fields) => fields['step_type']);
    return ['Tasks were in the steps', steps];
  },
  'approved-initially': (session) => {
    const first = new Map<unknown, Exchange>();
    for (const exchange of session.http.exchanges) {
      const id = exchange.operation.resource === task.name ? exchange.fields?.['id'] : undefined;
      if (id !== undefined && !first.has(id)) first.set(id, exchange);
    }
    // What a check reads first was not uploaded, but put into the server.
    const uploaded = [...first.values()].filter(({ check }) => check === preparation);
    const values = uploaded.flatMap(({ fields }) => fields?.['approved'] ?? []);
    return ['When tasks were first read, `approved` was', values];
  },
  'disapprove-after-export': returned('Disapproving an exported task', [
    'matrix',
    /exported_at=not/,
    'disapproveTask',
  ]),
  'unlock-rejection': returned(
    'A task that could not be unlocked',
    ['matrix', /./, 'unlockTask'],
    (exchange) => !isSuccess(exchange),
  ),
  'undo-and-unlock': returned('Unlocking completed or discarded tasks', [
    'matrix',
    /^(COMPLETED|DISCARDED)$/,
    'unlockTask',
  ]),
  'report-partial-error': ({ http }) => {
    const partial = http.exchanges.filter(({ operation, status }) =>
      operation.success.partial.includes(String(status)),
    );
    const isEmpty = ({ json }: Exchange): boolean => isObject(json) && json['error'] === null;
    return ['Partial successes had', partial.map((each) => (isEmpty(each) ? 'no error' : 'an error'))];
  },
  'last-opened-null': (session) => {
    const values = valuesAbout(session, 'last-opened-null');
    const kinds = values.map((value) => (value === null ? 'null' : 'a time'));
    return ['`last_opened_at` was', kinds];
  },
  'confidence-range': (session) => {
    const values = valuesAbout(session, 'confidence-range').filter((value) => typeof value === 'number');
    const range = `${Math.min(...values)} to ${Math.max(...values)}`;
    return ['Confidence scores were from', values.length === 0 ? [] : [range]];
  },
} satisfies { [Id in OpenQuestionId]?: AnswerFinder };

/** A form as text: the same for requests that say the same. */
const textOf = ({ form, values }: Exchange): string =>
  JSON.stringify([values, form], (_, value: unknown) => (value instanceof Blob ? value.size : value));

/** The requests that created uploads. */
const created = (session: Session): Exchange[] => creations(session).filter(isSuccess);
