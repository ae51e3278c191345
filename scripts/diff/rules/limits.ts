/** Compares the limits of request bodies. */
import type { Operation, XLimit } from '../../model/index.ts';
import { limitPointer } from '../../model/pointers.ts';
import type { WithPointer } from '../../model/references.ts';
import { type Comparison, pairs } from '../comparison.ts';

export function compareLimits({ changes }: Comparison, before: Operation, after: Operation): void {
  const label = `the body of ${after.id}`;
  for (const { name, a, b } of pairs(limitsOf(before), limitsOf(after))) {
    const limit = `limit \`${name}\` of ${label}`;
    if (a && b) compareLimit(changes, limit, a.value, b);
    else if (a)
      changes.add('limit-removed', 'minor', ['sends', 'serves'], a.pointer, `The ${limit} is gone.`);
    else if (b) {
      const message = `${label} has the new limit \`${name}\` of ${text(b.value)}.`;
      changes.add('limit-added', 'major', ['sends', 'serves'], b.pointer, message);
    }
  }
}

const limitsOf = ({ body }: Operation): [string, WithPointer<XLimit>][] =>
  (body ? [body, ...body.others] : []).flatMap(({ limits, pointer }) =>
    Object.entries(limits).map(([name, value]): [string, WithPointer<XLimit>] => [
      name,
      { value, pointer: limitPointer(pointer, name) },
    ]),
  );

const text = ({ value, unit, per }: XLimit): string => `${value} ${unit} per ${per}`;

function compareLimit(
  changes: Comparison['changes'],
  limit: string,
  a: XLimit,
  b: WithPointer<XLimit>,
): void {
  const { value, unit, per, rejectedWith } = b.value;
  if (a.unit !== unit || a.per !== per) {
    const message = `The ${limit} is ${text(b.value)} now; it was ${text(a)}.`;
    changes.add('limit-changed', 'major', ['sends', 'serves'], b.pointer, message);
  } else if (a.value !== value) {
    const lower = value < a.value;
    const message = `The ${limit} is ${lower ? 'lowered' : 'raised'} from ${a.value} to ${text(b.value)}.`;
    changes.add(
      lower ? 'limit-lowered' : 'limit-raised',
      lower ? 'major' : 'minor',
      ['sends', 'serves'],
      `${b.pointer}/value`,
      message,
    );
  }
  if (a.rejectedWith === rejectedWith) return;
  const now = rejectedWith ?? 'a status that is not specified';
  const before = a.rejectedWith === undefined ? 'the status was not specified' : `it was ${a.rejectedWith}`;
  const message = `Requests above the ${limit} fail with ${now} now; ${before}.`;
  const bump = a.rejectedWith === undefined ? 'minor' : 'major';
  changes.add('limit-status', bump, ['receives', 'serves'], b.pointer, message);
}
