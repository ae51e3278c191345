/** Ends a command with one sentence on a Node that cannot run it. `npm ci` installs one that can, where npm has it. */
import { readFileSync } from 'node:fs';

const read = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { devEngines, optionalDependencies } = JSON.parse(read);
const [needed, found] = [devEngines.runtime.version, process.versions.node].map((version) =>
  /(\d+)\.(\d+)/.exec(version).slice(1).map(Number),
);
if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  const platform = `${process.platform.replace('win32', 'win')}-${process.arch}`;
  const isPackaged = Object.keys(optionalDependencies).some((name) => name.endsWith(`-${platform}`));
  const way = isPackaged
    ? 'run `npm ci`, which installs it'
    : `install it from https://nodejs.org, because npm has no package of it for ${platform}`;
  console.error(
    `This needs Node ${needed.join('.')} or later, and this is Node ${process.versions.node}: ${way}.`,
  );
  process.exit(1);
}
