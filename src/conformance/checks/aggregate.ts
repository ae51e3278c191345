/** Group 4, continued: the state of an upload follows from those of its tasks. */
import { InconclusiveError } from '../errors.ts';
import { readerOf, task, upload, uploadOf } from '../resources/resource.ts';
import { pointersOfState, type Check } from './check.ts';
import { irreversible, newTasks, writes } from './needs.ts';

export function aggregateChecks(): Check[] {
  const { lifecycle: own } = task;
  const { name, noun, lifecycle } = upload;
  // Where all tasks have a state that uploads have too, the upload has it.
  const shared = own.states.filter((state) => lifecycle.states.includes(state));
  return shared.map((state): Check => ({
    id: `matrix/${name}/${state}`,
    title: `an ${noun} is ${state} if its only ${task.noun} is`,
    sends: `Creates an ${noun} with one document, brings its ${task.noun} into ${state}, and reads both.`,
    expects: `The ${lifecycle.field} of the ${noun} is ${state}.`,
    pointers: pointersOfState(upload, state),
    needs: [writes, irreversible, newTasks],
    async run(context) {
      const child = await context.pool.sole(state);
      const exchange = await context.send(readerOf(name), undefined, { id: uploadOf(child.fields) });
      const { fields } = await context.read(child);
      if (fields[own.field] !== state)
        throw new InconclusiveError(`the ${task.noun} did not stay in ${state}`);
      const seen = exchange.fields?.[lifecycle.field];
      if (typeof seen !== 'string') throw new InconclusiveError('the response has no state');
      const plain = lifecycle.spellings[seen] ?? seen;
      if (plain.toUpperCase() === state.toUpperCase()) return;
      const known = lifecycle.states.some((each) => each.toUpperCase() === seen.toUpperCase());
      const message = `An ${noun} whose only ${task.noun} is ${state} has another state.`;
      // Other values than the listed ones are possible.
      if (known) context.violation(exchange, message, state, seen);
      else context.observation(exchange, message, state, seen);
    },
  }));
}
