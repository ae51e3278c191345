/** How Windows starts the command of `docproc-sandbox -- command`: it gets its arguments as they are. */
import { expect, test } from 'vitest';
import { startOf } from '../../src/sandbox/hosts/command/windows.ts';

const files = new Set([
  String.raw`C:\Program Files\nodejs\node.exe`,
  String.raw`C:\Program Files\nodejs\npm`,
  String.raw`C:\Program Files\nodejs\npm.cmd`,
  String.raw`node_modules\.bin\vitest.cmd`,
  String.raw`run.bat`,
]);
const env = { Path: String.raw`C:\Windows;"C:\Program Files\nodejs"`, PATHEXT: '.COM;.EXE;.BAT;.CMD' };
const windows = {
  platform: 'win32',
  env,
  exists: (path: string) => files.has(path.replace(/\.[A-Z]+$/, (end) => end.toLowerCase())),
};

const args = [
  'a b',
  '"c"',
  'd&e|f>g',
  '%PATH%',
  'h\\',
  'i\\"j',
  '',
  '^',
  '(k)',
  '!l!',
  '-e',
  'console.log("m n")',
  'C:\\o p\\',
];

/** The words of a command line, as programs of Windows read it. */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:"(?:\\"|\\\\(?=\\*")|[^"])*"|[^\s"])+/g), ([word]) =>
    word.replaceAll(
      /(\\*)"/g,
      (_, slashes: string) => '\\'.repeat(slashes.length >> 1) + (slashes.length % 2 ? '"' : ''),
    ),
  );
}

/** What is left of a line when cmd.exe has read it. */
const read = (line: string): string => line.replaceAll(/\^(.)/gs, '$1');

test.each([
  ['npm', 1, String.raw`C:\Program Files\nodejs\npm.CMD`],
  ['npm.cmd', 1, String.raw`C:\Program Files\nodejs\npm.cmd`],
  ['run', 1, 'run.BAT'],
  ['./node_modules/.bin/vitest', 2, String.raw`node_modules\.bin\vitest.CMD`],
])('the script %s', (name, times, path) => {
  const { file, parameters, windowsVerbatimArguments } = startOf([name, ...args], windows);
  expect([file, parameters.slice(0, 3), windowsVerbatimArguments]).toEqual([
    'cmd.exe',
    ['/d', '/s', '/c'],
    true,
  ]);
  const inner = /^"(.*)"$/s.exec(parameters[3] ?? '')?.[1] ?? '';
  // No character has a meaning for cmd.exe, as it would without a caret.
  expect(inner.replaceAll(/\^./gs, '')).not.toMatch(/["&|<>%!()]/);
  const [script, ...rest] = inner.split(/(?<!\^) (.*)/s);
  let line = rest[0] ?? '';
  for (let time = 0; time < times; time++) line = read(line);
  expect([read(inner).startsWith(path), script !== '', wordsOf(line)]).toEqual([true, true, args]);
});

test.each([
  ['a program', 'node', windows],
  ['what is not there', 'none', windows],
  ['another system', 'npm', { ...windows, platform: 'linux' }],
])('%s is started without cmd.exe', (_, name, system) => {
  expect(startOf([name, ...args], system)).toEqual({ file: name, parameters: args });
});
