/** Rules on one object of an example. */
import type { Property } from '../../model/index.ts';
import { type ExampleRule, type ShownExample, type ShownObject } from './shown.ts';

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a day exists: `Date` accepts the 31st of February. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** By the conventions of openapi/README.md, the description of a timestamp starts with "Time". */
const isTimestamp = ({ description }: Property): boolean => /^Time\b/.test(description);

/** Returns the timestamps of an object that are not null. */
function timesOf({ schema, value }: ShownObject): { name: string; text: string; time: number }[] {
  return schema.properties.filter(isTimestamp).flatMap(({ name }) => {
    const text = value[name];
    return typeof text === 'string' ? [{ name, text, time: Date.parse(text) }] : [];
  });
}

const isCreation = (name: string): boolean => /^created/i.test(name);

const objects = (examples: ShownExample[]): ShownObject[] => examples.flatMap((example) => example.objects);

export const objectRules: Record<string, ExampleRule> = {
  *timestamps(examples) {
    for (const object of objects(examples)) {
      for (const { name, text, time } of timesOf(object)) {
        if (timestamp.test(text) && Number.isFinite(time) && isDay(text.slice(0, 10))) continue;
        const message = `\`${name}\` is ${text}, which is no time in ISO 8601. Write it like 2026-03-02T09:15:00Z.`;
        yield { pointer: `${object.pointer}/${name}`, message };
      }
    }
  },

  *'order-of-times'(examples) {
    for (const object of objects(examples)) {
      const times = timesOf(object);
      const created = times.find(({ name }) => isCreation(name));
      for (const { name, text, time } of times) {
        if (!created || !(time < created.time)) continue;
        const message = `\`${name}\` (${text}) is before \`${created.name}\` (${created.text}). Correct one of them.`;
        yield { pointer: `${object.pointer}/${name}`, message };
      }
    }
  },

  *'success-and-failure'(examples) {
    for (const object of objects(examples)) {
      const times = timesOf(object);
      for (const { name } of times.filter((each) => /_?failed/i.test(each.name))) {
        const action = name.replace(/_?failed.*/i, '');
        const other = times.find((each) => each.name !== name && each.name.startsWith(action));
        if (!other) continue;
        const message = `\`${name}\` and \`${other.name}\` are both set: one action cannot fail and succeed. Set one of them to null.`;
        yield { pointer: `${object.pointer}/${name}`, message };
      }
    }
  },

  *'unique-ids'(examples) {
    for (const { pointer, value } of objects(examples)) {
      for (const [name, items] of Object.entries(value)) {
        const ids = Array.isArray(items)
          ? items.flatMap((item) => (item && typeof item === 'object' && 'id' in item ? [item['id']] : []))
          : [];
        const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
        if (repeated === undefined) continue;
        const message = `Two items of \`${name}\` have the id ${JSON.stringify(repeated)}. Each item needs its own.`;
        yield { pointer: `${pointer}/${name}`, message };
      }
    }
  },
};
