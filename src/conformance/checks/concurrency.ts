/** Checks that of requests sent at the same time, no more take effect than the contract allows. */
import { passes } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract/types.ts';
import { uniqueForm } from '../requests/contents.ts';
import { repeated } from '../requests/patience.ts';
import { idIn, isSuccess } from '../requests/received.ts';
import { fieldsSetBy, fullOperations, readerOf, task } from '../contract/resource.ts';
import { InconclusiveError } from '../contract/errors.ts';
import { checkOf, formatFields, transitionOf, type Check } from './check.ts';
import { mayIgnore } from './effects.ts';

export function concurrencyChecks(): Check[] {
  const once = fullOperations.filter(endsItself);
  return [
    ...once.map(twice),
    ...once.flatMap((one, index) => {
      const opposites = once.slice(index + 1).filter((other) => leadsTo(one, other) && leadsTo(other, one));
      return opposites.map((other) => against(one, other));
    }),
    ...fullOperations.filter(isUpload).map(parallel),
  ];
}

const isUpload = ({ changeType: effect, body }: TestedOperation): boolean =>
  effect === 'creates' && body?.fileField !== undefined;

/** Whether an accepted request makes the resource one that the operation does not accept. */
function endsItself(operation: TestedOperation): boolean {
  const { transition, resource } = operation;
  if (resource !== task.name) return false;
  return fieldsSetBy(operation).some(([field, value]) => {
    const guard = transition?.from?.[field];
    return guard !== undefined && value !== undefined && !passes(guard, value);
  });
}

/** Whether an operation makes the resource one that another operation accepts. */
const leadsTo = (operation: TestedOperation, next: TestedOperation): boolean =>
  fieldsSetBy(operation).every(([field, value]) => {
    const guard = next.transition?.from?.[field];
    return guard !== undefined && passes(guard, value);
  });

function twice(operation: TestedOperation): Check {
  const { id } = operation;
  return checkOf(operation, 'concurrency', 'twice', {
    title: 'twice at the same time succeeds once',
    sends: `${id} twice at the same time, to one resource that allows it.`,
    expects: `One request is accepted, and the other rejected.${operation.changeType === 'irreversible' ? '' : ' That both are accepted is an observation.'}`,
    pointers: [...transitionOf(operation)],
    async run(context) {
      const testResource = await context.pool.resourceFor(operation);
      const send = () => context.send(operation, testResource);
      const sent = await Promise.all([send(), send()]);
      const [first] = sent;
      const effect = Object.fromEntries(fieldsSetBy(operation));
      // If the service moves it on at once, the second request may be allowed again.
      if (testResource) context.mayMove({ ...testResource, fields: { ...testResource.fields, ...effect } });
      const accepted = sent.filter(isSuccess).length;
      if (accepted === 1) return;
      if (accepted === 2 && mayIgnore(operation)) {
        // A server that ignores a repeated request does so later, too.
        const later = await send();
        if (isSuccess(later))
          throw new InconclusiveError('an open question lets the server ignore the second request');
      }
      const message = `Of two requests of ${id} at the same time, the server accepted ${accepted}.`;
      if (accepted === 0)
        return context.rejection(first, message, testResource && (await context.read(testResource)));
      // Where both set the same and either can be undone, nothing shows that they were not one after the other.
      const report = operation.changeType === 'irreversible' ? context.violation : context.observation;
      report(sent, message, 'one accepted');
    },
  });
}

function against(one: TestedOperation, other: TestedOperation): Check {
  return checkOf(one, 'concurrency', other.id, {
    title: `and ${other.id} at the same time leave what the last accepted one sets`,
    sends: `${one.id}, then ${other.id}, then both at the same time, to one resource that allows the first, and a read.`,
    expects: `${one.id} is accepted. If ${other.id} is too, it was the last, and its effect remains.`,
    pointers: [...transitionOf(one), ...transitionOf(other)],
    async run(context) {
      const testResource = await context.pool.resourceFor(one);
      if (!testResource) throw new InconclusiveError('there is no resource');
      // What a new resource allows can be an open question; what the two have changed is none.
      for (const each of [one, other])
        if (!isSuccess(await context.send(each, testResource)))
          throw new InconclusiveError(`${each.id} was rejected before both were sent`);
      const [first, second] = await Promise.all([
        context.send(one, testResource),
        context.send(other, testResource),
      ]);
      // The second one is allowed only after the first: if both succeed, the second was last.
      const last = isSuccess(second) ? other : one;
      const after = await context.read(testResource, isSuccess(first) ? last : undefined);
      const wrong = fieldsSetBy(last).filter(([field, value]) => after.fields[field] !== value);
      if (isSuccess(first) && wrong.length === 0) return;
      // A read can show the state of a moment before, but a rejected repetition has seen the effect.
      if (isSuccess(first) && !isSuccess(await context.send(last, testResource)))
        throw new InconclusiveError(`reads do not show yet what ${last.id} has changed`);
      const fields = wrong.map(([field]) => field);
      context.violation(
        [first, second],
        `${one.id} and ${other.id} at the same time left a resource that neither order explains.`,
        `${one.id} accepted, and the effect of ${last.id}`,
        `${first.status} and ${second.status}, then ${formatFields(after.fields, fields)}`,
      );
    },
  });
}

/** Uploads at the same time, of which none is lost. */
function parallel(operation: TestedOperation): Check {
  const count = 10;
  return checkOf(operation, 'concurrency', 'parallel', {
    title: `${count} times at the same time creates ${count} resources`,
    sends: `${operation.id} ${count} times at the same time, then a read of each resource.`,
    expects: `${count} different resources can be read.`,
    pointers: [operation.pointer, ...transitionOf(operation)],
    async run(context) {
      const reader = readerOf(operation.resource);
      const send = () => context.send(operation, undefined, { value: uniqueForm(operation) });
      const sent = await Promise.all(Array.from({ length: count }, send));
      const ids = sent.map(idIn);
      const known = new Set(ids.filter((each) => each !== undefined));
      const read = await Promise.all(
        [...known].map((id) =>
          repeated(context.session, () => context.send(reader, undefined, { id }), isSuccess),
        ),
      );
      const found = read.filter(isSuccess).length;
      if (found === count) return;
      const lost = sent.filter(
        (exchange, index) => !isSuccess(exchange) || ids.indexOf(ids[index]) !== index,
      );
      const shownFirst = [...lost, ...read.filter((exchange) => !isSuccess(exchange))].slice(0, 3);
      const message = `Of ${count} uploads at the same time, ${found} can be read afterwards.`;
      context.violation(shownFirst, message, String(count), String(found));
    },
  });
}
