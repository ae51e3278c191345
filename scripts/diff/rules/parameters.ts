/** Compares the parameters of operations, and the headers of responses. */
import type { Parameter } from '../../model/index.ts';
import { compareDeprecation, compareUninterpreted, pairs, same, formatValue } from '../comparison.ts';
import type { Use, ValueComparison } from './schemas.ts';

/** Compares parameters of an operation, or headers of a response. */
export function compareParameters(
  comparison: ValueComparison,
  before: Parameter[],
  after: Parameter[],
): void {
  const { changes, use, label } = comparison;
  const byName = (list: Parameter[]) => {
    // A path parameter is identified by its name in the client: its spelling is not on the wire.
    const name = (each: Parameter) => (each.in === 'path' ? each.snakeName : each.name);
    return list.map((each): [string, Parameter] => [`${each.in} ${name(each)}`, each]);
  };
  for (const { a, b } of pairs(byName(before), byName(after))) {
    if (a && b) compareParameter(comparison, a, b);
    else if (a) {
      const message = `${label} has no ${a.in} ${noun(use)} \`${a.name}\` any more.`;
      changes.add('parameter-removed', 'major', [use], a.at, message);
    } else if (b) {
      const required = use === 'sends' && b.required;
      const message = `${label} has the new ${b.in} ${noun(use)} \`${b.name}\`${required ? ', which is required' : ''}.`;
      changes.add('parameter-added', required ? 'major' : 'minor', [use, 'serves'], b.at, message);
    }
  }
}

const noun = (use: Use): string => (use === 'sends' ? 'parameter' : 'field');

function compareParameter(comparison: ValueComparison, a: Parameter, b: Parameter): void {
  const { changes, use, label } = comparison;
  // A component is the same in every operation that refers to it.
  const name =
    b.at === b.pointer
      ? `${formatValue(b.name)} of ${label}`
      : `the ${b.in} ${noun(use)} ${formatValue(b.name)}`;
  if (a.required !== b.required) {
    const breaks = b.required === (use === 'sends');
    const message = `${name} is ${b.required ? 'required' : 'optional'} now.`;
    changes.add('parameter-required', breaks ? 'major' : 'minor', [use], b.pointer, message);
  }
  compareDeprecation(comparison, name, `${b.pointer}/deprecated`, a, b, use);
  if (!same(a.examples, b.examples))
    changes.add('schema-examples', 'patch', [], `${b.pointer}/example`, `The samples of ${name} change.`);
  comparison.at(name).compare([a.schema], [b.schema]);
  const rest = ({ uninterpreted: more, style, explode, pointer }: Parameter) => ({
    value: { ...more, style, explode },
    pointer,
  });
  compareUninterpreted(comparison, name, rest(a), rest(b), [use]);
}
