/** Rules on the summary of an example: it is about the example, and states what its values show. */
import { mainOf } from './operation-rules.ts';
import type { ExampleRule } from './shown.ts';

/** The beginnings of the words of a text: those of `completed` and `Completion` are equal. */
const beginnings = (text: string): string[] =>
  (text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]{3,}/g) ?? []).map((word) =>
    word.toLowerCase().slice(0, 5),
  );

const mentions = (text: string, field: string): boolean =>
  beginnings(field.replaceAll('_', ' ')).some((word) => beginnings(text).includes(word));

export const summaryRules: Record<string, ExampleRule> = {
  /** "A task that is not approved": the field has this value. What an operation sets to true is not set unnoticed. */
  *'flags-of-the-summary'(examples, { operations }) {
    const marks = new Set(operations.flatMap(({ transition }) => Object.keys(transition?.to ?? {})));
    for (const example of examples) {
      const object = mainOf(example);
      if (!object || !example.status?.startsWith('2')) continue;
      const { summary, name, component = '', operation } = example;
      for (const { name: field, schema } of object.schema.properties) {
        const value = object.value[field];
        if (!schema.types.includes('boolean') || typeof value !== 'boolean') continue;
        const [stated, not] = new RegExp(`\\b(not )?${field}\\b`, 'i').exec(summary) ?? [];
        const isWrong = stated !== undefined && (not === undefined) !== value;
        const isSet = Object.hasOwn(operation.transition?.to ?? {}, field);
        const isUnnoticed =
          value && marks.has(field) && !isSet && !mentions(`${summary} ${name} ${component}`, field);
        if (!isWrong && !isUnnoticed) continue;
        const message = `\`${field}\` is ${value}, and the summary is "${summary}". Correct the one or the other.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },
};
