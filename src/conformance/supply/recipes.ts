import { contract } from '../../../generated/conformance/contract/contract.ts';
import { passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract-types.ts';
import type { Sample } from '../options.ts';

/** A request of an operation, or the time in which the service moves a resource on. */
export type Step = TestedOperation | 'wait';

/** A way to a resource: a document that is processed, and what comes after. */
export interface Recipe {
  sample: Sample | undefined;
  /** What the resource has to be like before the first step. */
  guards: Guards;
  steps: readonly Step[];
}

/** Longest way, in steps. */
const maxSteps = 4;

interface Place {
  /** Known fields. */
  fields: Readonly<Record<string, unknown>>;
  /** Whether the service decides what comes of the state. */
  open: boolean;
  steps: readonly Step[];
}

/**
 * Returns ways to a resource whose fields pass some guards, the shortest first. The last step can leave the state to the
 * service: then only an attempt shows whether the way leads there.
 *
 * @param samples Documents that can be uploaded; the ordinary one among them.
 * @param ordinary The one without a special end.
 */
export function recipes(
  resource: string,
  guards: Guards,
  samples: readonly Sample[],
  ordinary: Sample | undefined,
): Recipe[] {
  const { lifecycle } = contract.resources[resource] ?? {};
  const special = samples.flatMap((sample): Recipe[] => {
    const guard = lifecycle && guards[lifecycle.field];
    if (sample.endsIn === undefined || !guard || !passes(guard, sample.endsIn)) return [];
    return ways(resource, guards, { ...(lifecycle && { [lifecycle.field]: sample.endsIn }) }).map((each) => ({
      ...each,
      sample,
    }));
  });
  const start = lifecycle?.moves.find(({ from, to }) => to !== undefined && from !== undefined)?.to;
  const usual = ways(resource, guards, {
    ...(lifecycle && start !== undefined && { [lifecycle.field]: start }),
  });
  return [...special, ...usual.map((each) => ({ ...each, sample: ordinary }))];
}

function ways(resource: string, guards: Guards, known: Place['fields']): Omit<Recipe, 'sample'>[] {
  const { lifecycle } = contract.resources[resource] ?? {};
  const field = lifecycle?.field ?? '';
  const operations = contract.operations.filter(
    ({ transition, record }) => record === resource && transition && Object.keys(transition.to).length > 0,
  );
  const found: Omit<Recipe, 'sample'>[] = [];
  const seen = new Set<string>();
  let places: Place[] = [{ fields: known, open: false, steps: [] }];
  for (let length = 0; length <= maxSteps && places.length > 0; length++) {
    const next: Place[] = [];
    for (const place of places) {
      const key = JSON.stringify([place.fields, place.open]);
      if (seen.has(key)) continue;
      seen.add(key);
      if (couldPass(guards, place, field))
        found.push({ guards: startOf(guards, known, place), steps: place.steps });
      for (const operation of operations) next.push(...after(place, operation));
      const state = place.fields[field];
      for (const { from, to, unknown } of lifecycle?.moves ?? []) {
        if (from !== state || place.open || from === undefined) continue;
        const fields = { ...place.fields, ...(to !== undefined && { [field]: to }) };
        next.push({ fields, open: unknown !== undefined, steps: [...place.steps, 'wait'] });
      }
    }
    places = next;
  }
  return found;
}

/** Whether a place may pass the guards, as far as its properties are specified. */
const couldPass = (guards: Guards, { fields, open }: Place, field: string): boolean =>
  Object.entries(guards).every(
    ([name, guard]) => (open && name === field) || !(name in fields) || passes(guard, fields[name]),
  );

/** The guards that the first record of a way has to pass: those that no step of it changes. */
function startOf(guards: Guards, known: Place['fields'], { steps }: Place): Guards {
  const changed = new Set(
    steps.flatMap((step) => (step === 'wait' ? [] : Object.keys(step.transition?.to ?? {}))),
  );
  const kept = Object.entries(guards).filter(
    ([name]) => !changed.has(name) && !(steps.includes('wait') && name in known),
  );
  const first = Object.entries(known).map(([name, value]) => [name, { in: [value] }] as const);
  const needed = steps.flatMap((step) =>
    step === 'wait' ? [] : Object.entries(step.transition?.from ?? {}),
  );
  const unchanged = needed.filter(([name]) => !(name in known) && steps.length === 1);
  return Object.fromEntries([...kept, ...unchanged, ...first]);
}

/** The place after an operation; none if it is not allowed there, or its result is not specified. */
function after({ fields, open, steps }: Place, operation: TestedOperation): Place[] {
  const { from = {}, to = {} } = operation.transition ?? {};
  const allowed = Object.entries(from).every(
    ([name, guard]) => !(name in fields) || passes(guard, fields[name]),
  );
  const values = Object.entries(to);
  if (!allowed || open || values.some(([, { value }]) => value === undefined)) return [];
  const changes = Object.fromEntries(values.map(([name, { value }]) => [name, value]));
  return [{ fields: { ...fields, ...changes }, open: false, steps: [...steps, operation] }];
}
