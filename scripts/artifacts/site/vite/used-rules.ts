import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { transform } from 'lightningcss';
import type { Files } from '../../../lib/write-files.ts';

/** Classes that the script of the theme names for what the site does not show: links to edit a page. */
const turnedOff = new Set(['edit-link-button', 'vpi-square-pen']);

/** The texts of pages, the index of the search, and the page of the sandbox, which brings a style sheet of its own. */
const texts = /\.md\.|\/chunks\/(?:@localSearch|page\.)/;

/** What may name a class or a variable: attributes of a page, and anything in a script. */
function namesIn(path: string, content: string): string {
  if (path.endsWith('.html')) return [...content.matchAll(/ (?:class|style)="[^"]*"/g)].join('');
  return path.endsWith('.js') && !texts.test(path) ? content : '';
}

/** Returns the files of a site with the style rules that its pages can use: the theme has rules for parts that none has. */
export function withUsedRules(files: Files): Files {
  const named = Object.entries(files).flatMap(
    ([path, content]) => namesIn(path, String(content)).match(/[\w-]+/g) ?? [],
  );
  const words = new Set(named);
  const used = (css: string): string => {
    const classes = [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
    const variables = [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
    const unused = [
      ...classes.filter((name) => !words.has(name) || turnedOff.has(name)),
      ...variables.filter((name) => !words.has(name) && !css.includes(`var(${name}`)),
    ];
    const input = { filename: 'style.css', code: Buffer.from(css), minify: true, unusedSymbols: unused };
    const rest = transform(input).code.toString();
    // A rule that goes may have been the only one that used a variable.
    return rest.length < css.length ? used(rest) : rest;
  };
  let all = files;
  for (const [path, css] of Object.entries(files).filter(([name]) => name.endsWith('.css')))
    all = replaced(all, path, used(String(css)));
  return all;
}

/** Returns files with another content of a style sheet, below a name that caches do not know: pages refer to it by that. */
function replaced(files: Files, path: string, css: string): Files {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const renamed = path.replace(/[\w-]+(?=\.css$)/, hash);
  const entries = Object.entries(files).map(([file, content]) => {
    if (file === path) return [renamed, css];
    if (!file.endsWith('.html')) return [file, content];
    return [file, String(content).replaceAll(basename(path), basename(renamed))];
  });
  return Object.fromEntries(entries) as Files;
}
