import { valuesOf } from '../engine/setting-values.ts';
import { reject } from '../engine/options.ts';
import type { State } from '../engine/state.ts';

/** What tests have exercised on a sandbox of their own, in place of the one that is served to them. */
export interface Exercised {
  /** Settings that made a difference. */
  settings: string[];
  /** How many requests there were. */
  requests: number;
}

/**
 * Adds what a fixture has exercised to a sandbox.
 *
 * @throws {TypeError} A setting is unknown, or the count is not one.
 */
export function addExercised(state: State, { settings, requests }: Partial<Exercised>): void {
  const known = valuesOf({});
  if (
    !Array.isArray(settings) ||
    settings.some((id) => typeof id !== 'string' || !Object.hasOwn(known, id))
  ) {
    return reject('settings', settings, 'an array of ids of settings');
  }
  if (!Number.isSafeInteger(requests) || requests === undefined || requests < 0) {
    return reject('requests', requests, 'an integer from 0');
  }
  for (const id of settings) state.exercised.add(id);
  state.requests += requests;
}
