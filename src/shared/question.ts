/** What a person is asked before an irreversible request. */
import { counted } from './counted.ts';
import { canonical } from './json.ts';
import type { Tool } from './tool.ts';

/** The longest text of a document that is shown. */
const longest = 80;

/** Returns a text of a document for a sentence: it can neither end the line nor hide a part of it. */
export function plain(value: unknown, most: number = longest): string {
  const text = String(value).replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const quoted = (value: unknown): string => JSON.stringify(plain(value));

/** A person who looks at a task in order to decide changes this field of it. */
const openedAt = 'last_opened_at';

/** Returns what of a resource a confirmation is for, as text. */
export const shownOf = (resource: unknown): string => canonical({ ...Object(resource), [openedAt]: null });

/**
 * Returns the question: what is done to which resource, that it cannot be undone, its state, and what was found in it.
 *
 * @param resource As it was read; undefined if nothing reads it.
 * @param isChanged Whether the resource is another one than a person has confirmed.
 */
export function questionFor(
  { description, path, guard }: Pick<Tool, 'description' | 'path' | 'guard'>,
  args: Readonly<Record<string, unknown>>,
  resource: unknown,
  isChanged = false,
): string {
  const [summary, effect] = description.split(/\.(?:\s|$)/);
  const own: Readonly<Record<string, unknown>> = Object(resource);
  const { name, status, step_type: step, upload_id: upload, pages } = own;
  const ids = path.map((each) => plain(args[each])).join(', ');
  const rest = Object.entries(args).filter(([key]) => !path.includes(key));
  const facts = [
    status !== undefined && `It is ${plain(status)}`,
    status === undefined && guard && 'Its status is unknown',
    step !== undefined && `in the step ${plain(step)}`,
    upload !== undefined && `in the upload ${plain(upload)}`,
  ].filter(Boolean);
  return [
    isChanged && 'It has changed since you confirmed it.',
    name === undefined ? `${summary}: ${ids}?` : `${summary}: ${quoted(name)} (${ids})?`,
    effect && `${effect}.`,
    'This cannot be undone.',
    rest.length > 0 &&
      `With ${rest.map(([key, value]) => `${key} ${quoted(JSON.stringify(value))}`).join(', ')}.`,
    facts.length > 0 && `${facts.join(', ')}.`,
    // Only tasks have pages.
    step !== undefined && found(pages),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns how much was found on pages, and how sure the service is. */
function found(pages: unknown): string {
  if (!Array.isArray(pages)) return 'Its pages are unknown.';
  if (pages.length === 0) return 'Nothing was found: it has no pages.';
  const confidences = pages.flatMap((page) => Object.values(Object(page)).flatMap(confidencesOf));
  const on = counted(pages.length, 'page');
  if (confidences.length === 0) return `Nothing was found on its ${on}.`;
  const known = confidences.filter((each) => typeof each === 'number');
  const unknown = confidences.length - known.length;
  const lowest = known.reduce((least, each) => Math.min(least, each), Infinity);
  const sure = known.length > 0 ? `the lowest confidence is ${lowest}` : 'no confidence is known';
  const more = unknown > 0 && known.length > 0 ? `, and that of ${unknown} is unknown` : '';
  const were = confidences.length === 1 ? 'was' : 'were';
  return `${counted(confidences.length, 'item')} ${were} found on ${on}; ${sure}${more}.`;
}

/** Returns the confidence of each item of a list; nothing of another member of a page. */
const confidencesOf = (items: unknown): unknown[] =>
  Array.isArray(items)
    ? items.filter((each) => 'confidence' in Object(each)).map((each) => each.confidence)
    : [];
