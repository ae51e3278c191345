/**
 * Returns a value with each of its texts in one line that prints as it is: escaped is what ends a line, controls a
 * terminal, reverses the order of letters or is a command of a CI service.
 */
export const printable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? oneLine(each) : each,
  ) as Value;

const escapes: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

const escaped = (character: string): string =>
  escapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Control characters, ends of lines, marks of direction, halves of characters, and `##` before `[command]` or `vso[command]`. */
const unsafe =
  /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Cs}|#(?=#\w*\[)|:(?=:(?:\w|-)+(?: [^:]*)?::)/gu;

const oneLine = (text: string): string => text.replaceAll(unsafe, escaped);

/** Returns JSON in lines. No text in it is a command of a CI service. */
export const printableJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(unsafe, (each) => (each === '\n' ? each : escaped(each)))}\n`;
