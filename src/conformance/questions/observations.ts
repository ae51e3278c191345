import { contract, type OpenQuestionId } from '../../../generated/conformance/contract/contract.ts';
import { exchangesOf } from '../checks/responses.ts';
import type { Exchange } from '../requests/http.ts';
import type { Answer } from '../reports/report.ts';
import { isObject } from '../../shared/json.ts';
import { documented, isSuccess, problemsOf } from '../requests/responses.ts';
import { recordIn, type Session } from '../requests/session.ts';
import { preparation } from '../resources/pool.ts';
import { exchangesOfChecks, listed, recordsOf, valuesAbout } from './seen.ts';

/** Returns what a run showed about the open questions that the sandbox has no setting for. */
export const observations = (session: Session): Answer[] =>
  contract.questions.flatMap(({ id, title }) => {
    const answer = Object.entries(observers).find(([name]) => name === id)?.[1](session);
    return answer === undefined ? [] : [{ question: id, title, answer }];
  });

/** What a run showed about an open question, in one sentence; undefined if nothing did. */
type Observer = (session: Session) => string | undefined;

const sentence = (before: string, values: string | undefined, after = ''): string | undefined =>
  values === undefined ? undefined : `${before}${values}${after}.`;

const statuses = (exchanges: readonly Exchange[]): string | undefined =>
  listed(exchanges.map(({ status }) => status));

/** Observers by the id of the open question. They look at the requests of the checks, and send none. */
const observers = {
  'response-media-type': ({ http }) =>
    sentence(
      'Successful responses were ',
      listed(http.exchanges.filter(isSuccess).map(({ type }) => type || 'without a media type')),
    ),
  'missing-fields': ({ http }) => {
    const read = http.exchanges.filter(isSuccess);
    const missing = read.flatMap((exchange) => {
      const response = documented(exchange.operation, exchange.status);
      return response
        ? problemsOf(exchange, response).filter((problem) => problem.includes('required property'))
        : [];
    });
    return read.length === 0
      ? undefined
      : (sentence('Fields were missing: ', listed(missing)) ??
          `None of ${read.length} responses lacked a field.`);
  },
  'timestamp-format': (session) =>
    sentence(
      'Timestamps looked like ',
      listed(texts(valuesAbout(session, 'timestamp-format')).map((text) => text.replaceAll(/\d/g, '0'))),
    ),
  'path-project-mismatch': (session) =>
    sentence(
      'Right ids below another project returned ',
      statuses(
        exchangesOfChecks(session, /^access\/\w+\/other-project$/).filter(
          ({ request }) => !request.path.includes(`/${encodeURIComponent(session.options.project)}/`),
        ),
      ),
    ),
  'scope-spellings': (session) => {
    const accepted = exchangesOfChecks(session, /^access\/\w+\/scope-/).filter(isSuccess);
    return sentence(
      'Keys were accepted with ',
      listed(
        accepted.map(({ check }) => check.split('/scope-')[1]),
        20,
      ),
    );
  },
  'shorthand-details': (session) => {
    const compared = contract.operations.flatMap((operation) => {
      const full = contract.operations.find(({ id }) => id === operation.shorthandOf);
      if (!full) return [];
      const [own, other] = [operation, full].map((each) =>
        listed(
          exchangesOf(session, each)
            .filter(isSuccess)
            .map(({ status }) => status),
        ),
      );
      return own === undefined || other === undefined ? [] : [`${operation.id} ${own}, ${full.id} ${other}`];
    });
    return sentence(
      'Successes of shorthand and full endpoints: ',
      compared.length > 0 ? compared.join('; ') : undefined,
    );
  },
  'rate-limits': ({ http }) =>
    http.delayed.length === 0
      ? undefined
      : `${http.delayed.length} responses asked to wait, the first one with ${http.delayed[0]?.status}.`,
  'error-codes': ({ http }) =>
    sentence(
      'Errors had the members ',
      listed(
        http.exchanges.flatMap(({ status, json, documented: own }) =>
          own && status >= 400 && isObject(json) ? Object.keys(json) : [],
        ),
      ),
    ),
  'task-server-errors': ({ http }) => {
    const failed = http.exchanges.filter(
      ({ operation, status }) => operation.record === contract.perFile && status >= 500,
    );
    return sentence('Task operations returned ', statuses(failed));
  },
  'creation-file-fields': (session) => {
    const several = created(session).filter(({ request }) => (request.form?.files.length ?? 0) > 1);
    const [first] = several;
    const record = first && recordIn(first);
    return (
      record &&
      `An upload of ${first.request.form?.files.length} files had ${fieldsLike(record, /type|size/i)}.`
    );
  },
  'file-type-format': (session) =>
    sentence(
      'Types of files: ',
      listed(
        created(session).flatMap((exchange) =>
          Object.entries(recordIn(exchange) ?? {}).flatMap(([name, value]) =>
            /type/i.test(name) ? [value] : [],
          ),
        ),
      ),
    ),
  'create-repeat': (session) => {
    const ids = exchangesOfChecks(session, /\/distinct$/).map((exchange) => recordIn(exchange)?.['id']);
    return ids.length < 2
      ? undefined
      : `A repeated request created ${new Set(ids).size === ids.length ? 'another upload' : 'no other upload'}.`;
  },
  'upload-name-default': (session) => {
    const unnamed = created(session).find(
      ({ request }) => !request.form?.fields.some(([name]) => name === 'name'),
    );
    const name = unnamed && recordIn(unnamed)?.['name'];
    return name === undefined
      ? undefined
      : `An upload of ${unnamed?.request.form?.files[0]?.name} without a name was called ${JSON.stringify(name)}.`;
  },
  'upload-folder-initially': (session) => {
    const moved = new Set(
      session.http.exchanges
        .filter(({ operation }) => operation.effect === 'changes')
        .map(({ request }) => request.path),
    );
    const records = recordsOf(session, contract.perRequest).filter(
      ({ id }) => ![...moved].some((path) => path.includes(`/${String(id)}/`)),
    );
    return sentence(
      'New uploads were in the folder ',
      listed(records.flatMap((record) => record['folder_id'] ?? [])),
    );
  },
  'file-types': (session) =>
    sentence('A text file returned ', statuses(exchangesOfChecks(session, /^limits\/\w+\/other-type$/))),
  'upload-files-shape': (session) =>
    sentence(
      '`files` had the members: ',
      listed(
        valuesAbout(session, 'upload-files-shape').map((value) =>
          isObject(value) ? Object.keys(value).join(' ') || 'none' : typeof value,
        ),
      ),
    ),
  'move-body': (session) =>
    sentence(
      'A move with a body returned ',
      statuses(exchangesOfChecks(session, /^invalid\/moveUpload\/valid-/)),
    ),
  'task-name-and-meta': (session) =>
    sentence(
      'Tasks were called ',
      listed(
        recordsOf(session, contract.perFile).map(({ name }) => name),
        3,
      ),
    ),
  'pipeline-step-order': (session) =>
    sentence(
      'Tasks were in the steps ',
      listed(recordsOf(session, contract.perFile).map((record) => record['step_type'])),
    ),
  'approved-initially': (session) => {
    const first = new Map<unknown, unknown>();
    for (const exchange of session.http.exchanges) {
      const { id, approved } = (exchange.operation.record === contract.perFile && recordIn(exchange)) || {};
      // What a check reads first was not uploaded, but put into the server.
      if (id !== undefined && !first.has(id))
        first.set(id, exchange.check === preparation ? approved : undefined);
    }
    return sentence(
      'When tasks were first read, `approved` was ',
      listed([...first.values()].filter((value) => value !== undefined)),
    );
  },
  'disapprove-after-export': (session) =>
    sentence(
      'Disapproving an exported task returned ',
      statuses(withMethod(exchangesOfChecks(session, /^matrix\/disapproveTask\/.*exported_at=not/))),
    ),
  'unlock-rejection': (session) =>
    sentence(
      'A task that could not be unlocked returned ',
      statuses(
        withMethod(exchangesOfChecks(session, /^matrix\/unlockTask\//)).filter((each) => !isSuccess(each)),
      ),
    ),
  'undo-and-unlock': (session) =>
    sentence(
      'Unlocking completed or discarded tasks returned ',
      statuses(withMethod(exchangesOfChecks(session, /^matrix\/unlockTask\/(COMPLETED|DISCARDED)$/))),
    ),
  'report-partial-error': ({ http }) => {
    const partial = http.exchanges.filter(({ operation, status }) =>
      operation.success.partial.includes(String(status)),
    );
    const empty = partial.filter(({ json }) => isObject(json) && json['error'] === null).length;
    return partial.length === 0
      ? undefined
      : `Of ${partial.length} partial successes, ${empty} had no error.`;
  },
  'last-opened-null': (session) =>
    sentence(
      '`last_opened_at` was ',
      listed(valuesAbout(session, 'last-opened-null').map((value) => (value === null ? 'null' : 'a time'))),
    ),
  'confidence-range': (session) => {
    const values = valuesAbout(session, 'confidence-range').filter((value) => typeof value === 'number');
    return values.length === 0
      ? undefined
      : `Confidence scores were from ${Math.min(...values)} to ${Math.max(...values)}.`;
  },
} satisfies { [Id in OpenQuestionId]?: Observer };

const texts = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

/** The exchanges that are not reads before or after. */
const withMethod = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.filter(({ operation }) => operation.effect !== 'none');

/** Uploads that were created, without those of other checks on their fields. */
const created = ({ http }: Session): Exchange[] =>
  http.exchanges.filter((exchange) => exchange.operation.effect === 'creates' && isSuccess(exchange));

const fieldsLike = (record: Record<string, unknown>, pattern: RegExp): string =>
  Object.entries(record)
    .flatMap(([name, value]) => (pattern.test(name) ? [`\`${name}\` ${JSON.stringify(value)}`] : []))
    .join(' and ');
