/** No text has anyone install or run a name that no registry has: they would get what a stranger publishes there. */
import { globSync, readFileSync } from 'node:fs';
import { published } from '../lib/package-json.ts';
import { locationsIn, type Problem } from '../lib/problem.ts';

const texts = [
  '*.md',
  '.changeset/*.md',
  '{docs,src,openapi,scripts,examples,.github}/**/*.{md,ts,vue,html,json,jsonc,yaml,yml,sh}',
];

const address = String.raw`(?![\w.-]*\.tgz|@(?:https?|file):)`;
const scoped = String.raw`(@docproc/[a-z]+)\b${address}`;
/** A name of a command is the name of a package, too. */
const name = String.raw`(@docproc/[a-z]+|docproc(?:-[a-z]+)?)\b${address}`;
/** What follows a command on its line, which a backslash continues. */
const rest = String.raw`(?:\\\n|[^\n\`|&;])*?[ \t'"=]`;
const ways = [
  String.raw`\b(?:npm|pnpm|yarn|bun|deno) (?:i|install|add|update|up)\b${rest}${name}`,
  String.raw`\b(?:npx|pnpx|bunx|npm exec|npm x|bun x|(?:pnpm|yarn) dlx|(?:npm|pnpm) create)(?!.*--no-install)(?:[ =]-[^\s=]+)*[ =]${name}`,
  // Configurations, such as those of clients of MCP.
  String.raw`"(?:-y|--yes|-p|--package|dlx)",\s*"${name}`,
  String.raw`"command":\s*"(?:npx|pnpx|bunx)",\s*"args":\s*\[\s*"${name}`,
  String.raw`"${scoped}":\s*"(?!file:|https?:|workspace:)`,
  String.raw`(?:\bnpm:|/npm/|npmjs\.com/package/|esm\.sh/|unpkg\.com/)${scoped}`,
].map((source) => new RegExp(source, 'g'));

/** Returns a problem for each place of a text. */
export function unpublishedIn(file: string, text: string): Problem[] {
  const location = locationsIn(file, text);
  return ways.flatMap((way) =>
    [...text.matchAll(way)].flatMap(({ 1: found = '', index }) => {
      if (published.includes(found)) return [];
      const message = `No registry has ${found}. Write an address such as http://localhost:4000/packages/docproc-client.tgz, or \`npx --no-install\` where it is installed.`;
      return [{ location: location(index), message, rule: 'unpublished' }];
    }),
  );
}

/** Checks the texts of the project. */
export const checkInstallation = (): Problem[] =>
  globSync(texts, { exclude: ['**/node_modules/**', '**/package-lock.json'] }).flatMap((file) =>
    unpublishedIn(file, readFileSync(file, 'utf8')),
  );
