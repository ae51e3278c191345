/** Checks that every response of a run matches the contract, and that a resource has what a form sent. */
import { responseOf } from '../../shared/listed-response.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { TestedResponse, TestedBody, TestedOperation, Json } from '../contract/types.ts';
import type { Exchange } from '../requests/exchange.ts';
import { canonical, isJson } from '../../shared/json.ts';
import { caseId, matrixCases } from './cases.ts';
import { isOpenRejection, mayIgnore } from './effects.ts';
import {
  idIn,
  isSuccess,
  partsOf,
  problemsOf,
  rejections,
  type JudgedResponse,
} from '../requests/received.ts';
import { uniqueForm } from '../requests/contents.ts';
import type { Session } from '../requests/session.ts';
import { readerOf, resourceOf, task, upload, uploadOf } from '../contract/resource.ts';
import { InconclusiveError } from '../contract/errors.ts';
import { assertReadable, checkOf, transitionOf, type Check } from './check.ts';
import { needsFor, newTasks } from './needs.ts';

export const responseChecks = (): Check[] => [...contract.operations.flatMap(checksOf), ...keptChecks()];

/** Statuses for a key without access; which of those that the contract lists is an open question. */
export const noAccess: readonly string[] = ['403', '404'];

const checksOf = (operation: TestedOperation): Check[] => [
  ...operation.responses.map((response) => documentedCheck(operation, response)),
  undocumentedCheck(operation),
  // A list has many.
  ...(operation.action === 'list' ? [] : [identityCheck(operation)]),
];

/** Each response with a documented status has a documented body. */
function documentedCheck(operation: TestedOperation, { status, pointers }: TestedResponse): Check {
  const { id, pointer } = operation;
  return checkOf(operation, 'responses', status, {
    title: `returns ${status} as documented`,
    expects: `Each response of ${id} with ${status} has a documented media type, and a body that fits the schema.`,
    pointers: [pointer, ...pointers],
    run(context) {
      const seen = exchangesOf(context.session, operation).filter(
        ({ response }) => response?.status === status,
      );
      if (seen.length === 0) throw new InconclusiveError(`no response had the status ${status}`);
      const problems = new Map<string, Exchange>();
      for (const exchange of seen) {
        for (const problem of problemsOf(exchange))
          if (!problems.has(problem)) problems.set(problem, exchange);
      }
      for (const [problem, exchange] of problems) {
        const message = `A response of ${id} with ${exchange.status} does not fit the contract: ${problem}.`;
        const expected = `a body as documented for ${status}`;
        const isOther = isOpenBody(exchange, problem, isIgnored(context.session, exchange));
        const report = isOther ? context.observation : context.violation;
        report(exchange, message, expected, problem);
      }
    },
  });
}

function undocumentedCheck(operation: TestedOperation): Check {
  const { id, responses } = operation;
  const statuses = responses.map(({ status }) => status).join(', ');
  return checkOf(operation, 'responses', 'undocumented', {
    title: 'returns no undocumented status',
    expects: `Every status is one of ${statuses}. 429, 502, 503 and 504 are observations, and so is what an open question of ${id} allows.`,
    run(context) {
      const seen = exchangesOf(context.session, operation);
      if (seen.length === 0) throw new InconclusiveError('no request was sent');
      const others = new Map<number, Exchange>();
      for (const exchange of seen) {
        if (!exchange.response) others.set(exchange.status, exchange);
      }
      for (const [status, exchange] of others) {
        const message = `${id} returned ${status}, which the contract does not document for it.`;
        const report = isOpen(context.session, exchange) ? context.observation : context.violation;
        report(exchange, message, statuses);
      }
    },
  });
}

/**
 * Whether the contract leaves it open that a response has such a body. It describes neither the bodies of errors, nor the
 * response to a request that is ignored, nor that to an operation without a known success; JSON can have other media types.
 */
export function isOpenBody(exchange: JudgedResponse, problem: string, ignored: boolean): boolean {
  const isOtherType = problem.startsWith('the media type');
  const isEmpty = problem === 'the body is empty';
  if (!isSuccess(exchange)) return isOtherType || isEmpty;
  if (ignored) return true;
  const { operation, type, json } = exchange;
  return isOtherType && (operation.success.kind === 'unknown' || (isAnyJson(type) && fits(exchange, json)));
}

/** Whether a body of another media type of JSON, or of none, has the documented shape. */
const fits = (exchange: JudgedResponse, json: unknown): boolean =>
  json !== undefined &&
  (exchange.response?.contents ?? []).some(({ type }) => problemsOf({ ...exchange, type }).length === 0);
const isAnyJson = (type: string): boolean => type === '' || type === 'text/json' || isJson(type);

/** Whether a success is that of a request that the server may have ignored. */
const isIgnored = (session: Session, exchange: Exchange): boolean =>
  isSuccess(exchange) &&
  mayIgnore(exchange.operation) &&
  (exchange.check === `concurrency/${exchange.operation.id}/twice` ||
    // A server that ignores requests also ignores one that comes when the state has changed.
    exchangesOf(session, exchange.operation).some((each) => isSuccess(each) && illegalCases.has(each.check)));
const illegalCases = new Set(matrixCases().flatMap((each) => (each.legal ? [] : [caseId(each)])));

/** Whether the contract leaves it open that a response has another status than the documented ones. */
function isOpen(session: Session, exchange: Exchange): boolean {
  const { operation, status, check, credential } = exchange;
  // The contract describes neither rate limits nor what a server returns that is busy or down.
  if ([429, 502, 503, 504].includes(status) || isIgnored(session, exchange)) return true;
  // Which status follows a server error, and which rejects an unlock, is open for some operations.
  if (status >= 500 && operation.ownQuestions.includes('task-server-errors')) return true;
  if (isOpenRejection(operation, status)) return true;
  const lists = (each: string): boolean => operation.responses.some((response) => response.status === each);
  // Which status a missing scope and another project have is open, and so is that for a key without access if none is listed.
  const isOther = check.startsWith('access/') && (check.endsWith('/other-project') || !noAccess.some(lists));
  const isDenial = noAccess.includes(String(status)) && (isOther || credential.startsWith('scopes '));
  return isDenial || isUnlistedRejection(exchange);
}

function identityCheck(operation: TestedOperation): Check {
  const { id } = operation;
  return checkOf(operation, 'responses', 'identity', {
    title: 'returns the resource that the path names',
    expects: `Fields that the path or the form names have the same values in the response.${operation.action === 'get' ? ' Two reads in a row show the same time of creation.' : ''}`,
    needs: needsFor(operation),
    run(context) {
      const { session } = context;
      // What an invalid request names is another check's concern, and what another project does is open.
      const seen = exchangesOf(session, operation).filter(
        (exchange) => isSuccess(exchange) && !/^invalid\/|\/(unknown-id|other-project)$/.test(exchange.check),
      );
      let compared = 0;
      for (const exchange of seen) {
        const fields = exchange.fields;
        if (!fields) continue;
        for (const [field, expected] of Object.entries(namedIn(session, exchange))) {
          if (!(field in fields)) continue;
          compared++;
          if (fields[field] === expected || isOpenValue(exchange, field)) continue;
          const message = `${id} returned a resource whose ${field} is not that of the request.`;
          const show = (value: unknown): string => `${field}: ${JSON.stringify(value)}`;
          return context.violation(exchange, message, show(expected), show(fields[field]));
        }
      }
      const reads = operation.action === 'get' ? recreated(session, operation) : undefined;
      if (reads) {
        const [wanted, shown] = reads.map(({ fields }) => String(fields?.['created_at']));
        const message = `${id} returned another created_at than before, with no request in between.`;
        return context.violation(reads, message, String(wanted), shown);
      }
      if (compared === 0) throw new InconclusiveError('no response had a resource to compare');
    },
  });
}

/** Returns two reads in a row of a resource that show different times of creation; undefined if there are none. */
function recreated({ http }: Session, operation: TestedOperation): Exchange[] | undefined {
  const latest = new Map<string | undefined, Exchange>();
  for (const exchange of http.exchanges) {
    const id = exchange.values[exchange.operation.idParameter ?? ''];
    const before = latest.get(id);
    latest.set(id, exchange);
    const times = [before, exchange].map(
      (each) => each?.operation === operation && each.fields?.['created_at'],
    );
    const [one, other] = times.map((time) => (typeof time === 'string' ? time : undefined));
    if (!before || one === undefined || other === undefined || one === other) continue;
    // The same time can be written in two ways.
    if (Date.parse(one) !== Date.parse(other)) return [before, exchange];
  }
  return undefined;
}

/** Whether the contract leaves it open which value a field of a response has. */
const isOpenValue = (exchange: Exchange, field: string): boolean =>
  partsOf(exchange).some(
    ({ at, shape }) => at === `/${field}` && shape.questions?.includes('creation-result-values'),
  );

/** Whether a response rejects an invalid request of an operation for which no such rejection is documented. */
const isUnlistedRejection = ({ operation, check, status }: Exchange): boolean =>
  check.startsWith('invalid/') &&
  rejections.includes(status) &&
  !rejections.some((each) => responseOf(operation.responses, each));

/** The documented requests of an operation with their responses. */
export const exchangesOf = ({ http }: Session, operation: TestedOperation): Exchange[] =>
  http.exchanges.filter((exchange) => exchange.operation === operation && exchange.documented);

/** The fields of a resource that the request names: its id, the project, and fields of the form. */
function namedIn(session: Session, { operation, values, form }: Exchange): Record<string, unknown> {
  const { project } = session.options;
  const id = resourceOf(operation.resource).id;
  const named: Record<string, unknown> = Object.fromEntries(
    operation.parameters.map(({ name }) => [name === operation.idParameter ? id : name, values[name]]),
  );
  const { texts = {}, inPath = {} } = operation.body ?? {};
  for (const [name, value] of form?.fields ?? []) {
    // What a form names is in the project of the path, whichever the form has.
    const isOther = Object.hasOwn(inPath, name) && value !== project;
    if (!Object.hasOwn(texts, name) && !isOther) named[name] = value;
  }
  return named;
}

const keptChecks = (): Check[] =>
  contract.operations.flatMap((operation) =>
    operation.changeType === 'creates' && operation.body?.kind === 'form'
      ? [distinctCheck(operation), keptCheck(operation, operation.body), tasksCheck(operation)]
      : [],
  );

/** Texts with letters, marks and signs that encodings get wrong. */
const unicode = 'Übersicht № 7 – 報告 🧾';

function keptCheck(operation: TestedOperation, body: TestedBody): Check {
  const { id, pointer, resource } = operation;
  return checkOf(operation, 'responses', 'kept', {
    title: 'keeps the fields of the form',
    sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
    expects: 'The response and the read have the values that were sent, and the size of the file.',
    pointers: [pointer, ...body.fields.map((field) => `${body.pointer}/properties/${field}`)],
    async run(context) {
      const { session } = context;
      const reader = readerOf(resource);
      const [sample] = session.server.samples;
      const value = fullForm(body);
      const created = await context.send(operation, undefined, { value });
      assertReadable(created);
      const createdId = idIn(created);
      if (createdId === undefined) throw new InconclusiveError(`${id} returned ${created.status}`);
      await context.pool.open(resource ?? '', createdId);
      const readers = contract.operations.filter(
        (each) => each.resource === resource && each.action === 'get' && each !== reader,
      );
      const send = (by: TestedOperation): Promise<Exchange> => context.send(by, undefined, { id: createdId });
      // What a shorthand endpoint changes, the full one shows afterwards.
      const short = await Promise.all(readers.map(send));
      const read = await send(reader);
      const compare = (exchange: Exchange, field: string, expected: unknown, what = field): void => {
        const shown = exchange.fields ?? {};
        const [wanted, seen] = [expected, shown[field]].map(canonical);
        if (!(field in shown) || seen === wanted) return;
        const message = `${id} was sent ${what}, and ${exchange.operation.id} returned another value.`;
        context.violation([created, exchange], message, String(wanted), String(seen));
      };
      for (const [field, expected] of Object.entries(value)) {
        if (field === body.fileField || Object.hasOwn(body.inPath, field)) continue;
        for (const exchange of [created, ...short, read]) compare(exchange, field, expected);
      }
      for (const exchange of short) {
        const message = `${exchange.operation.id} does not find what ${reader.id} finds.`;
        if (exchange.status === 404 && isSuccess(read)) context.violation([exchange, read], message, '200');
        if (!exchange.fields || !read.fields || !resource) continue;
        const full = { resource, id: createdId, fields: read.fields, sample: undefined };
        for (const field of context.changedFields(full, exchange.fields))
          compare(exchange, field, read.fields[field]);
      }
      // The size of several files is not specified; this form has one.
      compare(created, 'fileSize', new Blob([sample.content]).size, 'a file');
    },
  });
}

/** Two uploads must not be mixed up, or what one keeps is not what the other was sent. */
function distinctCheck(operation: TestedOperation): Check {
  const { id } = operation;
  return checkOf(operation, 'responses', 'distinct', {
    title: 'creates a new resource with each request',
    sends: `${id} twice, with different names, and a read of the first resource after each.`,
    expects: 'The responses have different IDs, and the second request leaves the first resource as it is.',
    async run(context) {
      const send = (): Promise<Exchange> =>
        context.send(operation, undefined, { value: uniqueForm(operation) });
      const created = await send();
      assertReadable(created);
      const createdId = idIn(created);
      if (createdId === undefined) throw new InconclusiveError(`${id} returned no id`);
      const before = await context.pool.open(operation.resource ?? '', createdId);
      const again = await send();
      assertReadable(again);
      if (idIn(again) === createdId) {
        const message = `${id} returned the same id twice.`;
        return context.violation([created, again], message, 'two ids', JSON.stringify(createdId));
      }
      const { fields } = await context.read(before);
      const changed = context.changedFields(before, fields);
      const message = `${id} changed the resource that the request before it has created.`;
      if (changed.length > 0) context.change(again, message, before, fields, changed);
    },
  });
}

/** Each file has a task of its own, which names the upload. */
function tasksCheck(operation: TestedOperation): Check {
  const count = 12;
  const { id, pointer } = operation;
  return checkOf(operation, 'responses', 'tasks', {
    title: `creates a ${task.noun} for each file`,
    sends: `${id} with ${count} files, and a read of each ${task.noun}.`,
    expects: `There are ${count} ${task.noun}s, and each names the ${upload.noun}.`,
    pointers: [pointer, ...transitionOf(operation)],
    needs: [...needsFor(operation), newTasks],
    async run(context) {
      const [sample] = context.session.server.samples;
      const files = Array.from({ length: count }, () => sample);
      const { id: uploadId, exchange, found } = await context.pool.upload(files, operation);
      const message = `${id} with ${count} files created ${found.length} ${task.noun}s.`;
      if (found.length !== count) context.violation(exchange, message, String(count), String(found.length));
      const other = found.find(({ fields }) => uploadOf(fields) !== uploadId);
      if (!other) return;
      const wrong = `A ${task.noun} names another ${upload.noun} than its own.`;
      context.violation(exchange, wrong, uploadId, uploadOf(other.fields));
    },
  });
}

/** A form with one file, every field, and text that is not ASCII. */
function fullForm({ fields, texts, fileField }: TestedBody): Record<string, Json> {
  const items = [
    { name: 'Zeichen "1"', value: unicode },
    { name: 'A', value: '' },
  ];
  const valueOf = (field: string): Json => (Object.hasOwn(texts, field) ? items : unicode);
  return Object.fromEntries(
    fields.map((field) => [field, field === fileField ? ['Ünïcode – 文.pdf'] : valueOf(field)]),
  );
}
