/** Declarations of TypeScript as text. */

/** A member of an interface, with its description as its comment. */
export const member = (name: string, type: string, required: boolean, description: string[]): string =>
  block(description, required ? `${name}: ${type};` : `${name}?: ${type} | undefined;`);

/** An interface, with a description as its comment. */
export const interfaceOf = (description: string, head: string, members: string[]): string =>
  block([description], [`export interface ${head} {`, ...members.map(indent), '}'].join('\n'));

export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A declaration with lines of text as its comment, if there are any. */
export function block(lines: string[], declaration: string): string {
  const text = lines.join('\n').trim().replaceAll('*/', '*\\/').split('\n');
  if (text.join('') === '') return declaration;
  const written =
    text.length === 1
      ? `/** ${text[0]} */`
      : ['/**', ...text.map((each) => ` * ${each}`.trimEnd()), ' */'].join('\n');
  return `${written}\n${declaration}`;
}
