/** Group 1, continued: what a form sends is what the resource has. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { RequestBody, Json, TestedOperation } from '../contract-types.ts';
import type { Exchange } from '../requests/http.ts';
import { idIn } from '../requests/responses.ts';
import { canonical, isObject } from '../../shared/json.ts';
import { creator, readerOf, task, upload, uploadOf } from '../resources/resource.ts';
import { InconclusiveError } from '../errors.ts';
import { assertReadable, checkOf, transitionOf, type Check } from './check.ts';
import { needsOf, newTasks } from './needs.ts';

export const keptChecks = (): Check[] =>
  contract.operations.flatMap((operation) =>
    operation.changeType === 'creates' && operation.body?.kind === 'form'
      ? [
          distinctCheck(operation),
          keptCheck(operation),
          ...(operation === creator ? [tasksCheck(operation)] : []),
        ]
      : [],
  );

/** Texts with letters, marks and signs that encodings get wrong. */
const unicode = 'Übersicht № 7 – 報告 🧾';

function keptCheck(operation: TestedOperation): Check {
  const { id, body, pointer, resource } = operation;
  return checkOf(operation, 'responses', 'kept', {
    title: 'keeps the fields of the form',
    sends: `${id} with every field of the form, in letters and signs beyond ASCII, then a read of the resource.`,
    expects: 'The response and the read have the values that were sent, and the size of the file.',
    pointers: [pointer, ...(body?.fields ?? []).map((field) => `${body?.pointer}/properties/${field}`)],
    needs: needsOf(operation),
    async run(context) {
      const { session } = context;
      const reader = readerOf(resource);
      const [sample] = session.server.samples;
      if (!body) throw new InconclusiveError('there is no body');
      const value = fullForm(operation);
      const created = await context.send(operation, undefined, { value });
      assertReadable(created);
      const createdId = idIn(created);
      if (createdId === undefined) throw new InconclusiveError(`${id} returned ${created.status}`);
      const read = await context.send(reader, undefined, { id: createdId });
      const compare = (exchange: Exchange, field: string, expected: unknown, what = field): void => {
        const shown = exchange.fields ?? {};
        const [wanted, seen] = [expected, shown[field]].map(canonical);
        if (!(field in shown) || seen === wanted) return;
        const message = `${id} was sent ${what}, and ${exchange.operation.id} returned another value.`;
        context.violation([created, exchange], message, String(wanted), String(seen));
      };
      for (const [field, expected] of Object.entries(expectedFields(value, body))) {
        for (const exchange of [created, read]) compare(exchange, field, expected);
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
    sends: `${id} twice, with the same body.`,
    expects: 'The responses have different IDs.',
    needs: needsOf(operation),
    async run(context) {
      const sent = [await context.send(operation), await context.send(operation)];
      for (const exchange of sent) assertReadable(exchange);
      const [one, other] = sent.map(idIn);
      if (one === undefined || one !== other) return;
      context.violation(sent, `${id} returned the same id twice.`, 'two ids', JSON.stringify(one));
    },
  });
}

/** Each file has a task of its own, which names the upload. */
function tasksCheck(operation: TestedOperation): Check {
  const count = 3;
  const { id, pointer } = operation;
  return checkOf(operation, 'responses', 'tasks', {
    title: `creates a ${task.noun} for each file`,
    sends: `${id} with ${count} files, and a read of each ${task.noun}.`,
    expects: `There are ${count} ${task.noun}s, and each names the ${upload.noun}.`,
    pointers: [pointer, ...transitionOf(operation)],
    needs: [...needsOf(operation), newTasks],
    async run(context) {
      const [sample] = context.session.server.samples;
      const files = Array.from({ length: count }, () => sample);
      const { id: uploadId, exchange, found } = await context.pool.upload(files);
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
function fullForm({ body }: TestedOperation): Json {
  const value: Record<string, Json> = {};
  for (const field of body?.fields ?? []) {
    if (field === body?.files?.name) value[field] = ['Ünïcode – 文.pdf'];
    else if (body?.texts.includes(field))
      value[field] = JSON.stringify([
        { name: 'Zeichen "1"', value: unicode },
        { name: 'A', value: '' },
      ]);
    else value[field] = unicode;
  }
  return value;
}

function expectedFields(value: Json, { texts, inPath }: RequestBody): Record<string, unknown> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
      if (Array.isArray(each) || Object.hasOwn(inPath, name)) return [];
      return [[name, texts.includes(name) ? JSON.parse(String(each)) : each]];
    }),
  );
}
