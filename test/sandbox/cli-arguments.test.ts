/** Arguments of the command `docproc-sandbox` that are rejected. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/sandbox/hosts/command/command.ts';
import { temporary } from '../support/folders.ts';
import { setting } from '../support/setting.ts';

const chosen = `${setting.id}=${setting.other}`;

const bare = join(temporary(afterAll), 'bare.har');
writeFileSync(bare, '{"log":{"entries":[]}}');
const wrong: [string[], string][] = [
  [
    ['--prot', '1'],
    "Unknown option '--prot'. Did you mean --port? docproc-sandbox --help lists the options.",
  ],
  [['--port'], "Option '--port <value>' argument missing. docproc-sandbox --help lists the options."],
  [
    ['--port', '-1'],
    "Option '--port' has no value. Write one that begins with a dash as --port=VALUE. docproc-sandbox --help lists the options.",
  ],
  [['--port', 'x'], '--port x: the value must be an integer from 0 to 65535.'],
  [['--port', '70000'], '--port 70000: the value must be an integer from 0 to 65535.'],
  [['--max-tasks', '0'], '--max-tasks 0: the value must be an integer from 1 to'],
  [['--now', '1'], 'now is 1, and must be a time in ISO 8601 with its time zone'],
  [['--set', setting.id], `--set ${setting.id}: the value must be SETTING=VALUE, or all.`],
  [['--set', `${setting.id}=red`], `${setting.id} cannot be "red". ${setting.choices}`],
  [['--set', 'all'], '--set all needs a command to run, as in docproc-sandbox --set all -- npm test.'],
  [['npm', 'test'], 'npm: put a command after --, as in docproc-sandbox -- npm test.'],
  [['--set', `${setting.id}=all`, '--set', chosen, '--', 'x'], `--set ${setting.id} is there twice.`],
  [['--set', `${chosen}=x`], `${setting.id} cannot be "${setting.other}=x". ${setting.choices}`],
  [['--now', '2026-02-30'], 'now is 2026-02-30, and must be a time in ISO 8601'],
  [['--control-token', ''], 'controlToken is "", and must be a text that others cannot guess.'],
  [['--allow-origin', 'page.test'], 'allowOrigins is ["page.test"], and must be an array of origins'],
  [['--extractions', 'no-such-folder'], '--extractions no-such-folder: it cannot be read (ENOENT'],
  [['--extractions', 'docs'], '--extractions docs: it has no file with the extension .json.'],
  [['--replay', 'no-such.har'], '--replay no-such.har: ENOENT'],
  [
    ['--replay', bare],
    `--replay ${bare}: the log shows no task. It needs responses to requests that read tasks`,
  ],
  [['--replay', 'package.json'], 'package.json is no HTTP archive: it has no log.entries.'],
  [
    ['--replay', 'a.har', '--operator-token', 'k'.repeat(32)],
    'No team that shares a sandbox has what --replay',
  ],
  [
    ['--', 'npm test'],
    'npm test cannot be started (ENOENT). It must be a program, with its arguments as words',
  ],
  [['--log', 'text'], '--log text: the value must be json.'],
  [['--data', 'x/y', '--port', '0'], 'The data file x/y cannot be used. It cannot be opened'],
  [
    ['--data', '', '--port', '0'],
    "The data file (empty) cannot be used. ENOENT: no such file or directory, open ''. Ch",
  ],
  [['--data', 'x', '--', 'npm', 'test'], 'A command has a sandbox of its own: leave --data out.'],
  [['--'], 'There is no command after --. Is a variable empty?'],
  [['--', ''], 'There is no command after --. Is a variable empty?'],
];
test.each(wrong)('%j is rejected', async (args, line) => {
  await expect(main(args)).rejects.toThrow(line);
});
