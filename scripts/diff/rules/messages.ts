/** Compares request bodies and responses: statuses, media types, limits and examples. */
import { memberPointer } from '../../lib/pointer.ts';
import { partialStatus } from '../../model/success.ts';
import type { RequestBody, Content, Example, Response, Schema } from '../../model/index.ts';
import { compareUninterpreted, pairs, uninterpretedOf, same, formatValue } from '../comparison.ts';
import type { ValueComparison } from './schemas.ts';
import { compareLimits } from './limits.ts';
import { compareParameters } from './parameters.ts';

export function compareBodies(
  comparison: ValueComparison,
  pointer: string,
  a: RequestBody | undefined,
  b: RequestBody | undefined,
): void {
  const { changes, label: id } = comparison;
  if (!a && b) {
    const message = `${id} has a request body now, which ${b.required ? 'is required' : 'may be omitted'}.`;
    changes.add('body-added', b.required ? 'major' : 'minor', ['sends', 'serves'], b.at, message);
  }
  if (a && !b) changes.add('body-removed', 'major', ['sends'], a.at, `${id} has no request body any more.`);
  if (!a || !b) return;
  if (a.required !== b.required) {
    const message = `The body of ${id} ${b.required ? 'is required' : 'may be omitted'} now.`;
    changes.add('body-required', b.required ? 'major' : 'minor', ['sends'], pointer, message);
  }
  compareContents(comparison.at(`the body of ${id}`), [a, ...a.others], [b, ...b.others]);
}

/** Compares what each status means: a status that is not listed means what its range, or `default`, means. */
export function compareResponses(comparison: ValueComparison, before: Response[], after: Response[]): void {
  const { changes, label: id } = comparison;
  const statuses = new Set([...before, ...after].map(({ status }) => status));
  for (const status of statuses) {
    const [a, b] = [documentedFor(before, status), documentedFor(after, status)];
    if (a && b) compareResponse(comparison.at(`response ${status} of ${id}`), a, b);
    else if (a) compareGone(comparison, a, after);
    else if (b) {
      const breaks = isSuccess(status) && !fits(b, before);
      const how = breaks ? ', and its body is not that of the other successes' : '';
      const message = `${id} can return ${status} now${how}.`;
      changes.add('status-added', breaks ? 'major' : 'minor', ['receives'], b.at, message);
    }
  }
}

/** What is documented for a status: its own entry, that of its range, or the default; undefined if none applies. */
const documentedFor = (responses: Response[], status: string): Response | undefined =>
  [status, `${status.charAt(0)}XX`, 'default']
    .map((name) => responses.find((each) => each.status === name))
    .find((each) => each !== undefined);

const isSuccess = (status: string): boolean => status.startsWith('2');

function compareGone({ changes, label: id }: ValueComparison, gone: Response, after: Response[]): void {
  const { status, at } = gone;
  // A range that is now written as one of its statuses, with the others left out.
  const within = after.filter((each) => status.endsWith('XX') && each.status.startsWith(status.charAt(0)));
  const bump = isSuccess(status) && within.length === 0 ? 'major' : 'minor';
  const message =
    within.length === 0
      ? `${id} does not return ${status} any more.`
      : `${id} returns no ${status} status but ${within.map((each) => each.status).join(' or ')} now.`;
  changes.add('status-removed', bump, ['receives', 'serves'], at, message);
}

/** Whether a client that handles the successes listed before handles another one too. */
function fits(response: Response, before: Response[]): boolean {
  if (response.status === partialStatus) return false;
  const known = before.find(({ status }) => isSuccess(status) && status !== partialStatus);
  const shape = ({ contents }: Response) =>
    contents.map(({ mediaType, schema }) => [mediaType, schema?.schemaObject]);
  return known !== undefined && same(shape(known), shape(response));
}

function compareResponse(comparison: ValueComparison, a: Response, b: Response): void {
  compareContents(comparison, a.contents, b.contents);
  compareParameters(comparison, a.headers, b.headers);
  compareUninterpreted(comparison, comparison.label, uninterpretedOf(a), uninterpretedOf(b), ['receives']);
}

export function compareContents(comparison: ValueComparison, before: Content[], after: Content[]): void {
  const { changes, use, label } = comparison;
  const byType = (list: Content[]) => list.map((each): [string, Content] => [each.mediaType, each]);
  for (const { name, a, b } of pairs(byType(before), byType(after))) {
    if (a && b) {
      const one = comparison.at(`${label}${before.length > 1 ? ` as ${name}` : ''}`);
      one.compare(schemasOf(a), schemasOf(b));
      compareExamples(one, a.examples, b.examples);
      compareEncodings(one, a, b);
      compareLimits(comparison, label, a, b);
      compareUninterpreted(one, one.label, uninterpretedOf(a), uninterpretedOf(b), [use]);
    } else if (a) {
      // A body that can be anything promises nothing.
      const bump = use === 'receives' && same(a.schema?.schemaObject ?? {}, {}) ? 'minor' : 'major';
      const message = `${label} cannot be ${formatValue(name)} any more.`;
      changes.add('media-type-removed', bump, [use], a.pointer, message);
    } else if (b) {
      const message = `${label} can be ${formatValue(name)} now.`;
      changes.add('media-type-added', 'minor', [use, 'serves'], b.pointer, message);
    }
  }
}

const schemasOf = ({ schema }: Content): Schema[] => (schema ? [schema] : []);

/** Compares how the fields of forms are written. Without an encoding, a default of OpenAPI applies. */
function compareEncodings({ changes, use, label }: ValueComparison, before: Content, after: Content): void {
  for (const { name, a, b } of pairs(Object.entries(before.encodings), Object.entries(after.encodings))) {
    if (same(a, b)) continue;
    const message = `The field ${formatValue(name)} of ${label} is written in another way.`;
    changes.add(
      'encoding-changed',
      'major',
      [use, 'serves'],
      memberPointer(after.pointer, 'encoding', name),
      message,
    );
  }
}

/** Compares examples. A mock returns those of responses: the first one, or the one that a request names. */
function compareExamples(
  { changes, use, label }: ValueComparison,
  before: Example[],
  after: Example[],
): void {
  const served = use === 'receives';
  const byName = (list: Example[]) => list.map((each): [string, Example] => [each.name, each]);
  for (const { name, a, b } of pairs(byName(before), byName(after))) {
    if (a && b) {
      if (same(a.value, b.value)) continue;
      const message = `The example ${formatValue(name)} of ${label} changes${served ? ', and the mock can return it' : ''}.`;
      changes.add('example-changed', 'patch', served ? ['receives'] : [], b.pointer, message);
    } else if (a) {
      const message = `${label} has no example ${formatValue(name)} any more${served ? ': requests to the mock that name it fail' : ''}.`;
      changes.add('example-removed', served ? 'minor' : 'patch', served ? ['receives'] : [], a.at, message);
    } else if (b) {
      const message = `${label} has the new example ${formatValue(name)}.`;
      changes.add('example-added', 'patch', served ? ['receives'] : [], b.at, message);
    }
  }
  const [first, second] = [before[0], after[0]];
  if (!served || !first || !second || first.name === second.name) return;
  const message = `The mock returns the example ${formatValue(second.name)} for ${label} by default, not ${formatValue(first.name)}.`;
  changes.add('example-default', 'minor', ['receives'], second.at, message);
}
