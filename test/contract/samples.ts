/**
 * Turns a word for a type, as `interface.ts` writes it, into values that a schema must accept and values that
 * it must reject. Words: `string`, `integer`, `timestamp`, `number`, `boolean`, `object`, `file`, `anything`, the name
 * of a record or a set, `<type> or null`, `array of <type>` (`, at least N` or `, N to M`), `JSON text of <type>`.
 */
import { closedSets, openSets, records } from './interface.ts';

/** A value and what is particular about it, for example `.pages[].width = null`. */
interface Sample {
  label: string;
  value: unknown;
}
interface Samples {
  /** Never empty; the first value shows as much of the type as one value can. */
  good: [Sample, ...Sample[]];
  bad: Sample[];
}

const ofKind = {
  string: ['text', '', 'ÄÖ\n'.repeat(5000)],
  number: [0.5, -3, 0, 1e12],
  boolean: [true, false],
  object: [{}, { some: { thing: [1] } }],
  array: [[]],
  null: [null],
};
type Kind = keyof typeof ofKind;

const known = new Map<string, Samples>();

/** Returns the values of a type, each once. Throws on an unknown word. */
export function samples(type: string): Samples {
  let found = known.get(type);
  if (!found) known.set(type, (found = make(type)));
  return found;
}

function make(type: string): Samples {
  if (type === 'string') return simple('string');
  if (type === 'timestamp') {
    const good = [
      '2026-01-31T09:30:00Z',
      '2026-01-31T09:30:00.123456+01:00',
      '20260131T093000Z',
      '2026-01-31',
    ];
    return { ...simple('string'), good: [sample(good[0]), ...good.slice(1).map((each) => sample(each))] };
  }
  if (type === 'integer')
    return { good: [sample(1), sample(50)], bad: [sample(0.5), ...simple('number').bad] };
  if (type === 'number' || type === 'boolean' || type === 'object') return simple(type);
  if (type === 'anything')
    return { ...simple('object', 'string', 'number', 'boolean', 'array', 'null'), bad: [] };
  if (type === 'file') return { good: [sample('bytes')], bad: [] };
  if (type === 'Coordinates') return coordinates();
  if (records[type]) return record(records[type]);
  if (closedSets[type]) return set(closedSets[type], ['OTHER', 'Processing', '']);
  if (openSets[type]) {
    const { good, bad } = set(openSets[type], []);
    return { good: [...good, sample('a value yet unknown')], bad };
  }

  const nullable = type.match(/^(.+) or null$/)?.[1];
  if (nullable) {
    const { good, bad } = samples(nullable);
    return { good: [...good, sample(null)], bad: bad.filter(({ value }) => value !== null) };
  }
  const array = type.match(/^array of (.+?)(?:, at least (\d+)|, (\d+) to (\d+))?$/);
  if (array?.[1])
    return arrayOf(samples(array[1]), Number(array[2] ?? array[3] ?? 0), Number(array[4] ?? Infinity));
  const text = type.match(/^JSON text of (.+)$/)?.[1];
  if (text) return jsonText(samples(text));
  throw new Error(
    `${type} is no type: add it to \`records\`, \`closedSets\` or \`openSets\` in test/contract/interface.ts`,
  );
}

function sample(value: unknown): Sample {
  const text = JSON.stringify(value);
  return { label: ` = ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`, value };
}

function simple(...kinds: [Kind, ...Kind[]]): Samples {
  const of = (kind: Kind): Sample[] => ofKind[kind].map(sample);
  const others = (Object.keys(ofKind) as Kind[]).filter((kind) => !kinds.includes(kind));
  return { good: kinds.flatMap(of) as Samples['good'], bad: others.flatMap((kind) => of(kind).slice(0, 1)) };
}

function set(values: string[], strangers: string[]): Samples {
  return {
    good: values.map(sample) as Samples['good'],
    bad: [...strangers.map(sample), ...simple('string').bad],
  };
}

function record(fields: Record<string, string>): Samples {
  const types = Object.entries(fields).map(([name, type]) => ({
    name: name.replace('?', ''),
    optional: name.endsWith('?'),
    ...samples(type),
  }));
  const whole = Object.fromEntries(types.map(({ name, good }) => [name, good[0].value]));
  const good: Samples['good'] = [{ label: '', value: whole }];
  const bad: Sample[] = [
    { label: ' with an undeclared field', value: { ...whole, undeclared: 1 } },
    ...simple('object').bad,
  ];
  for (const field of types) {
    const { [field.name]: _, ...without } = whole;
    (field.optional ? good : bad).push({ label: ` without ${field.name}`, value: without });
    const put = (to: Sample[], from: Sample[]) => {
      for (const { label, value } of from)
        to.push({ label: `.${field.name}${label}`, value: { ...whole, [field.name]: value } });
    };
    put(good, field.good.slice(1));
    put(bad, field.bad);
  }
  return { good, bad };
}

function arrayOf(item: Samples, min: number, max: number): Samples {
  const items = (count: number): Sample => ({
    label: ` of ${count}`,
    value: Array.from({ length: count }, () => item.good[0].value),
  });
  const inArray = ({ label, value }: Sample): Sample => ({ label: `[]${label}`, value: [value] });
  const good: Samples['good'] = [items(Math.max(min, 1)), items(Math.min(max, 120))];
  const bad = simple('array').bad;
  (min > 0 ? bad : good).push(items(0));
  if (max < Infinity) bad.push(items(max + 1));
  return { good: [...good, ...item.good.slice(1).map(inArray)], bad: [...bad, ...item.bad.map(inArray)] };
}

function jsonText({ good, bad }: Samples): Samples {
  const asText = ({ label, value }: Sample): Sample => ({
    label: ` as text${label}`,
    value: JSON.stringify(value),
  });
  return {
    good: good.map(asText) as Samples['good'],
    bad: [...bad.map(asText), ...simple('string').bad, sample('[{"name":'), sample('')],
  };
}

function coordinates(): Samples {
  const square = [
    [0.5, 0.5],
    [10.5, 0.5],
    [10.5, 20.5],
    [-1.5, 20.5],
  ];
  const three = square.slice(1);
  const points: unknown[] = [[1], [1, 2, 3], [], ['1', '2'], [1, null], [null, 1], null, 7, { x: 1, y: 2 }];
  return {
    good: [sample(square)],
    bad: [
      ...simple('array').bad,
      ...[[], three, [...square, [5, 5]], square.flat()].map(sample),
      ...points.flatMap((point) => [sample([point, ...three]), sample([...three, point])]),
    ],
  };
}
