/** Breaks declarations where their lines do not fit a page. */

/** Characters of a line that a page shows. */
const maxWidth = 82;

const ends: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** Returns declarations with long lines broken at conditions, else in their longest brackets. */
export const breakLines = (source: string): string => source.split('\n').map(broken).join('\n');

function broken(line: string): string {
  if (line.length <= maxWidth) return line;
  const space = /^\s*/.exec(line)?.[0] ?? '';
  const condition = /^(.+ extends .+?) (\? .+?) (: [^?]+)$/.exec(line.replaceAll('?:', '\u0000'));
  if (condition)
    return condition
      .slice(1)
      .map((part, index) => (index === 0 ? part : `${space}  ${part}`).replaceAll('\u0000', '?:'))
      .join('\n');
  const group = longest(groups(line));
  if (!group) return line;
  const [from, to] = group;
  const inner = line.slice(from + 1, to);
  const isObject = line[from] === '{';
  const parts = split(inner, isObject ? ';' : ',').map((part) => `${space}  ${part}${isObject ? ';' : ','}`);
  return [line.slice(0, from + 1), ...parts.map(broken), `${space}${line.slice(to)}`].join('\n');
}

type Group = [from: number, to: number];

const longest = (all: Group[]): Group | undefined => all.toSorted(([a, b], [c, d]) => d - c - (b - a))[0];

/** The outermost brackets of a line. */
function groups(line: string): Group[] {
  const found: Group[] = [];
  const open: number[] = [];
  for (const [at, character] of [...line].entries()) {
    // The arrow of a function does not end the types of its parameters.
    if (character === '>' && line[at - 1] === '=') continue;
    if (character in ends) open.push(at);
    else if (open.length > 0 && character === ends[line[open.at(-1) ?? 0] ?? '']) {
      const from = open.pop() ?? 0;
      if (open.length === 0) found.push([from, at]);
    }
  }
  return found;
}

/** The parts of a text between separators that are in no brackets. */
function split(text: string, separator: string): string[] {
  const inside = groups(text);
  const cuts = [...text]
    .flatMap((character, at) => (character === separator ? [at] : []))
    .filter((at) => !inside.some(([from, to]) => from < at && at < to));
  return [-1, ...cuts]
    .map((cut, index) => text.slice(cut + 1, cuts[index]).trim())
    .filter((part) => part !== '');
}
