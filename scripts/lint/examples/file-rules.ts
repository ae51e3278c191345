/** Rules on the files and the numbers of examples. */
import type { Json } from '../../model/index.ts';
import { mainOf } from './operation-rules.ts';
import { type ExampleRule, isFields, type ShownExample } from './shown.ts';

/** Media types of the file names in examples. */
const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
  eml: 'message/rfc822',
};

const counts: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** The names of files in a form. */
function fileNames(value: Json): string[] {
  if (typeof value === 'string') return [/\(the bytes of (\S+\.\w+)\)/.exec(value)?.[1] ?? []].flat();
  return Array.isArray(value) || isFields(value) ? Object.values(value).flatMap(fileNames) : [];
}

const typeOf = (name: string): string | undefined => mediaTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** The counts that the name and the summary of an example state. */
function statedCounts({ name, summary }: ShownExample): number[] {
  const [first = ''] = name.split(/(?=[A-Z])/);
  const words = [first, ...(/^(\w+)/.exec(summary)?.slice(1) ?? [])];
  return words.flatMap((word) => counts[word.toLowerCase()] ?? []);
}

export const fileRules: Record<string, ExampleRule> = {
  *'file-type'(examples) {
    for (const example of examples) {
      const object = example.status?.startsWith('2') ? mainOf(example) : undefined;
      if (!object) continue;
      const requests = examples.filter(
        ({ operation, status }) => operation === example.operation && status === undefined,
      );
      for (const [field, shown] of Object.entries(object.value)) {
        if (typeof shown !== 'string' || !/^[a-z]+\/[\w.+-]+$/.test(shown)) continue;
        for (const { pointer, value } of requests) {
          const other = fileNames(value).find((name) => typeOf(name) !== shown);
          if (other === undefined) continue;
          const message = `The request sends ${other}, and the response shows \`${field}\` ${shown}. Send files of this type, or correct the response.`;
          yield { pointer, message };
        }
      }
    }
  },

  *'file-size'(examples) {
    for (const { operation, objects } of examples) {
      const limit = Object.values(operation.body?.limits ?? {}).find(
        ({ per, unit }) => per === 'file' && unit === 'MB',
      );
      const max = limit ? limit.value * 2 ** 20 : Infinity;
      for (const { schema, value, pointer } of objects) {
        for (const { name, description } of schema.properties) {
          const size = value[name];
          if (!/\bbytes\b/i.test(description) || typeof size !== 'number') continue;
          if (Number.isInteger(size) && size > 0 && size <= max) continue;
          const message = `\`${name}\` is ${size}. Write a positive integer${limit ? ` up to ${limit.value} ${limit.unit}` : ''}.`;
          yield { pointer: `${pointer}/${name}`, message };
        }
      }
    }
  },

  *'size-in-pixels'(examples) {
    for (const { objects } of examples) {
      for (const { schema, value, pointer } of objects) {
        for (const { name, description } of schema.properties) {
          const size = value[name];
          if (!/\bpixels\b/i.test(description) || typeof size !== 'number' || size > 0) continue;
          yield {
            pointer: `${pointer}/${name}`,
            message: `\`${name}\` is ${size}. Write a positive number.`,
          };
        }
      }
    }
  },

  /** `threeFiles` has three files, and so has "Three files". */
  *'stated-count'(examples) {
    for (const example of examples) {
      const { value, pointer, status } = example;
      if (status !== undefined || !isFields(value)) continue;
      const [items] = Object.values(value).filter((each) => Array.isArray(each));
      if (!items) continue;
      const wrong = statedCounts(example).find((count) => count !== items.length);
      const several = /^(several|many)/i.test(example.summary) && items.length < 2;
      if (wrong === undefined && !several) continue;
      const message = `The name or summary of the example states another number than ${items.length}. Correct the one or the other.`;
      yield { pointer, message };
    }
  },

  *'names-of-files'(examples) {
    for (const { value, pointer } of examples) {
      const names = fileNames(value);
      const repeated = names.find((name, index) => names.indexOf(name) !== index);
      const unknown = names.find((name) => typeOf(name) === undefined);
      if (repeated !== undefined) {
        yield { pointer, message: `The file ${repeated} is sent twice. Each file needs its own name.` };
      }
      if (unknown !== undefined) {
        const known = Object.keys(mediaTypes).join(', ');
        yield {
          pointer,
          message: `The type of ${unknown} is not supported. Use a file name that ends in one of: ${known}.`,
        };
      }
    }
  },
};
