/** Group 4, continued: the state of an upload follows from those of its tasks. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Lifecycle } from '../contract-types.ts';
import type { Sample } from '../options.ts';
import type { Server } from '../resources/server.ts';
import { isSuccess } from '../requests/responses.ts';
import { linkTo, readerOf, recordIn } from '../requests/session.ts';
import { InconclusiveError } from '../errors.ts';
import { placesOf, type Check } from './check.ts';
import { irreversible, tasks, writes } from './needs.ts';

export function aggregateChecks(): Check[] {
  const child = contract.resources[contract.perFile];
  const parent = contract.resources[contract.perRequest];
  const link = child && linkTo(child, contract.perRequest);
  if (!child?.lifecycle || !parent?.lifecycle || link === undefined) return [];
  const { lifecycle: own } = child;
  const { lifecycle: upper } = parent;
  // Where all tasks have a state that uploads have too, the upload has it.
  const shared = own.states.filter((state) => upper.states.includes(state));
  return shared.map((state): Check => ({
    id: `matrix/${parent.name}/${state}`,
    group: 'matrix',
    title: `an ${parent.noun} is ${state} if its only ${child.noun} is`,
    sends: `Creates an ${parent.noun} with one document, brings its ${child.noun} into ${state}, and reads both.`,
    expects: `The ${upper.field} of the ${parent.noun} is ${state}.`,
    pointers: placesOf(parent, state),
    needs: [writes, irreversible, tasks],
    async run(context) {
      const { session, pool } = context;
      const reader = readerOf(parent.name);
      const sample = soleSample(session.server.samples, state, own.moves);
      if (!reader || !sample || !session.server.findTasks)
        throw new InconclusiveError(`no document leads to ${state}`);
      const upload = await pool.uploadInState(sample, { [own.field]: { in: [state] } });
      const exchange = await context.send(reader, undefined, { record: String(upload.fields[link]) });
      const task = await context.read(upload);
      if (task.fields[own.field] !== state)
        throw new InconclusiveError(`the ${child.noun} did not stay in ${state}`);
      const seen = recordIn(exchange)?.[upper.field];
      if (!isSuccess(exchange) || typeof seen !== 'string')
        throw new InconclusiveError('the response has no state');
      const plain = upper.spellings[seen] ?? seen;
      if (plain.toUpperCase() === state.toUpperCase()) return;
      const known = upper.states.some((each) => each.toUpperCase() === seen.toUpperCase());
      const message = `An ${parent.noun} whose only ${child.noun} is ${state} has another state.`;
      // Other values than the listed ones are possible.
      if (known) context.violation(exchange, message, state, seen);
      else context.observation(exchange, message, state, seen);
    },
  }));
}

/** The document that leads to a state, or the ordinary one. */
function soleSample(
  samples: Server['samples'],
  state: string,
  moves: Lifecycle['moves'],
): Sample | undefined {
  const first = moves.find(({ from }) => from === undefined)?.to;
  return samples.find(({ endsIn }) => endsIn === state) ?? (state === first ? undefined : samples[0]);
}
