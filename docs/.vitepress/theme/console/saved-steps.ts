/** The steps of a console: kept over a reload, and shared as a link. */
import { keep, kept } from '../storage.ts';
import { hasSteps, mark } from './steps-link.ts';

/** One step, at a time of the sandbox's clock since its start. */
export type SavedStep = { at: number } & (
  | {
      /** operationId. */
      send: string;
      ids: Record<string, string>;
      files?: [name: string, size: number][];
      body?: string;
      /** API key; empty for a request without one. */
      key?: string;
    }
  | { set: string; value: string }
);

export interface SavedSteps {
  clock: number;
  steps: SavedStep[];
}

const stored = 'docproc-console';
/** More would fill the memory of whoever opens a link. */
const max = { steps: 200, files: 101, bytes: 1e8 };

export const save = (saved: SavedSteps): void => keep('sessionStorage', stored, JSON.stringify(saved));

/** Returns the steps of the link that opened the page, else that before the reload; undefined if there is none. */
export function load(): SavedSteps | undefined {
  const { hash, pathname, search } = location;
  if (hasSteps(hash)) {
    history.replaceState(history.state, '', pathname + search);
    return read(fromLink(hash.slice(mark.length)));
  }
  return read(kept('sessionStorage', stored) ?? '');
}

/** Returns a link to this page that repeats the steps. */
export function linkTo(saved: SavedSteps): string {
  const bytes = new TextEncoder().encode(JSON.stringify(saved));
  const code = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return location.origin + location.pathname + mark + code;
}

function fromLink(code: string): string {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0));
  } catch {
    return '';
  }
}

/** Returns saved steps; undefined if the text has none. */
function read(text: string): SavedSteps | undefined {
  try {
    const { clock, steps } = JSON.parse(text) as SavedSteps;
    const isValid = isTime(clock) && Array.isArray(steps) && steps.length <= max.steps && steps.every(isStep);
    const files = isValid ? steps.flatMap((step) => ('send' in step ? (step.files ?? []) : [])) : [];
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    return isValid && bytes <= max.bytes ? { clock, steps } : undefined;
  } catch {
    return undefined;
  }
}

const isTime = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const isOptional = (value: unknown): boolean => value === undefined || isText(value);
const isFile = (file: unknown): boolean => Array.isArray(file) && isText(file[0]) && isTime(file[1]);

function isStep(step: Record<string, unknown>): boolean {
  const { at, send, ids, files, body, key, set, value } = step;
  if (!isTime(at)) return false;
  if (set !== undefined) return isText(set) && isText(value);
  const known = typeof ids === 'object' && ids !== null && Object.values(ids).every(isText);
  const sent =
    files === undefined || (Array.isArray(files) && files.length <= max.files && files.every(isFile));
  return isText(send) && known && sent && isOptional(body) && isOptional(key);
}
